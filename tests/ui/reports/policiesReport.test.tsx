import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPanel } from '#tests/support/ui/openPanel';
import { bodyOf, calls, counts, dialog, tasks } from '#tests/support/ui/reminderDialog';
import {
  departmentId,
  policyReportCalls,
  reportsApi,
  revisionId,
  revisionPeople,
  revisionRow,
  trainingReportCalls,
  videoPerson,
} from '#tests/support/ui/someReport';

const user = userEvent.setup({ delay: null });
const wait = { timeout: 15_000 };
// The first test would wait for the code of the pages.
beforeAll(async () => {
  await Promise.all([
    import('~/resources/report-campaigns/pages.ts'),
    import('~/resources/work-people/WorkPeople.tsx'),
    import('~/app/mountPanel.tsx'),
  ]);
}, 60_000);

const days = { dateFrom: '2026-03-01', dateTo: '2026-03-31' };
const filtered = `/reports/policiesProgress?statuses=overdue&departments=${departmentId}&${new URLSearchParams(days)}`;
const answers = {
  ...trainingReportCalls,
  ...policyReportCalls,
  [calls.tasks]: { body: { ...tasks, isVideoTraining: false, isPolicies: true } },
  [calls.count]: counts(1, 0),
};
const reminded = { campaignId: revisionId, statuses: ['overdue'], departmentIds: [departmentId], ...days, includePolicies: true };

describe('the report on policies', () => {
  it('opens the people of a revision under the filters of the page, and reminds them', async () => {
    const made = await openPanel(filtered, { answers });
    await user.click(await screen.findByRole('link', { name: 'Desk and screens' }, wait));
    const drawer = within(await screen.findByRole('dialog', { name: 'Desk and screens' }));
    expect(await drawer.findByText(videoPerson.fullName, undefined, wait)).toBeTruthy();
    const read = made.filter(({ path }) => path === revisionPeople).at(-1)?.query;
    expect(['departments', 'status', 'dateFrom', 'dateTo'].map((name) => read?.get(name))).toEqual([
      departmentId,
      'overdue',
      days.dateFrom,
      days.dateTo,
    ]);
    await user.click(drawer.getByRole('button', { name: 'Send reminder' }));
    await dialog();
    await waitFor(() => expect(bodyOf(made, calls.count)).toMatchObject(reminded));
  });

  it('reminds the people of a revision in force from its row, under the filters of the page', async () => {
    const old = { ...revisionRow, id: departmentId, revision: 1, status: 'ended' };
    const made = await openPanel(filtered, {
      answers: { ...answers, [`GET ${reportsApi}/policies/report`]: { body: { items: [revisionRow, old], totalCount: 2 } } },
    });
    const menuOf = async (revision: number) =>
      user.click(await screen.findByRole('button', { name: `Actions for Desk and screens · ${revision}` }, wait));
    await menuOf(1);
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['People']);
    await user.keyboard('{Escape}');
    await menuOf(2);
    await user.click(await screen.findByRole('menuitem', { name: 'Send reminder' }));
    await dialog();
    await waitFor(() => expect(bodyOf(made, calls.count)).toMatchObject(reminded));
  });
});
