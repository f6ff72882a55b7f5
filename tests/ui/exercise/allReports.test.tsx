import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPanel, somebody } from '#tests/support/ui/openPanel';
import { bodyOf, calls, counts, dialog, tasks } from '#tests/support/ui/reminderDialog';
import { exerciseId, ofCompany, pageOfRows, set, statuses, templateId, total } from '#tests/support/ui/someExercise';

const user = userEvent.setup({ delay: null });
const wait = { timeout: 15_000 };
// The first test would wait for the code of the pages.
beforeAll(async () => {
  await Promise.all([import('~/resources/exercise-report/ExercisesReportPage.tsx'), import('~/app/mountPanel.tsx')]);
}, 60_000);

const figure = (name: string) => screen.getAllByText(name).find(({ tagName }) => tagName === 'DT')?.nextElementSibling?.textContent;

describe('the report on all campaigns', () => {
  const across = `${ofCompany}/campaigns/report`;
  const row = { ...set, id: exerciseId, name: 'Spring exercise', status: 'running', startedAt: '2026-03-01T09:00:00.000Z' };
  const acrossAnswers = {
    [`GET ${across}/statistics`]: { body: { data: { statuses, total, campaigns: 2, goldenCertificates: 4 } } },
    [`GET ${across}/summary`]: { body: pageOfRows([{ ...row, score: 7.5, adjustedScore: 6.9 }]) },
    [`GET ${across}/filter/campaigns`]: { body: { data: [{ id: exerciseId, name: 'Spring exercise' }] } },
  };

  it('has a row for each campaign, which leads to its report, and filters by campaign', async () => {
    const made = await openPanel('/reports-phishing-exercise', { answers: acrossAnswers });
    const link = await screen.findByRole('link', { name: 'Spring exercise' }, wait);
    expect(link.getAttribute('href')).toBe(`/phishing-exercise-report/${exerciseId}/users`);
    await waitFor(() => expect(figure('Campaigns')).toBe('2'));
    expect(figure('Golden certificates')).toBe('4');
    await user.click(within(screen.getByRole('group', { name: 'Filters' })).getByRole('button', { name: 'Campaigns' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Spring exercise' }));
    await waitFor(() => expect(location.search).toBe(`?campaignIds=${exerciseId}`));
    await waitFor(() =>
      expect(
        made
          .filter(({ path }) => path === `${across}/summary`)
          .at(-1)
          ?.query.getAll('campaignIds'),
      ).toEqual([exerciseId]),
    );
  });

  it('reminds the people of a running campaign from its row, and those of no other', async () => {
    const archived = { ...row, id: templateId(1), name: 'Old round', status: 'archived', score: null, adjustedScore: null };
    const made = await openPanel('/reports-phishing-exercise', {
      answers: {
        ...acrossAnswers,
        [`GET ${across}/summary`]: { body: pageOfRows([{ ...row, score: 7.5, adjustedScore: 6.9 }, archived]) },
        [calls.tasks]: { body: { ...tasks, isVideoTraining: false, isGaming: true } },
        [calls.count]: counts(18, 2),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Actions for Spring exercise' }, wait));
    await user.click(await screen.findByRole('menuitem', { name: 'Send reminder' }));
    const shown = within(await dialog());
    expect(
      await shown.findByText('Sent to everyone who hasn’t finished “Spring exercise” and still can.', undefined, wait),
    ).toBeTruthy();
    await waitFor(() => expect(bodyOf(made, calls.count)).toMatchObject({ campaignId: exerciseId, includeGaming: true }));
    expect(screen.queryByRole('button', { name: 'Actions for Old round', hidden: true })).toBeNull();
  });

  it('says in a trial that rows are left out', async () => {
    const subscription = {
      hasBoost: false,
      hasSuperBoost: false,
      trial: { modal: null, status: 'active' as const, endsAt: '2999-01-01T00:00:00.000Z' },
    };
    const { data } = pageOfRows([{ ...row, score: 7.5, adjustedScore: 6.9 }], 4);
    const rows = { data: { ...data, pageInfo: { ...data.pageInfo, shownCount: 1 } } };
    await openPanel('/reports-phishing-exercise', {
      user: somebody({ company: { subscription } }),
      answers: { ...acrossAnswers, [`GET ${across}/summary`]: { body: rows } },
    });
    expect(await screen.findByText('For full and precise data upgrade to boost', undefined, wait)).toBeTruthy();
    expect(screen.getByText('3 more campaigns are not shown.')).toBeTruthy();
    expect(screen.getByText('1–1 of 1')).toBeTruthy();
  });

  it('is one of the reports of the overview, and closed to the free plan', async () => {
    const subscription = { hasBoost: false, hasSuperBoost: false, trial: { modal: null, status: null, endsAt: null } };
    await openPanel('/reports-phishing-exercise', { user: somebody({ company: { subscription } }) });
    await waitFor(() => expect(location.pathname).toBe('/reports'), wait);
    expect(await screen.findByRole('link', { name: /^Phishing exercise report/ })).toBeTruthy();
    expect(await screen.findByRole('dialog', undefined, wait)).toBeTruthy();
  });
});
