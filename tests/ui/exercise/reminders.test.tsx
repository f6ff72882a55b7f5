import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ExerciseCampaign } from '#contract/exercise/campaigns';
import type { Message } from '#contract/company/messages';
import { openPanel } from '#tests/support/ui/openPanel';
import { bodyOf, calls, counts, dialog, isDisabled, press, sendButton, tasks, user } from '#tests/support/ui/reminderDialog';
import { companyId } from '#tests/support/ui/inPanel';
import {
  exerciseCalls,
  exerciseId,
  listCalls,
  ofCompany,
  pageOfRows,
  salesId,
  someExercise,
  statuses,
  total,
} from '#tests/support/ui/someExercise';

const wait = { timeout: 15_000 };
const name = 'Spring exercise';
const texts = `GET /rest/v1/company/${companyId}/reminder-messages`;
const standard: Message = { subject: 'Standard', message: 'Standard', isOwn: false };
const reminderCalls = {
  [calls.tasks]: { body: { ...tasks, isVideoTraining: false, isGaming: true } },
  [calls.count]: counts(180, 60),
  [calls.send]: { body: { sent: 180, skipped: 60 } },
};

const valueOf = async (label: string) => (within(await dialog()).getByLabelText(new RegExp(label)) as HTMLInputElement).value;
async function sendIt() {
  await waitFor(async () => expect(await isDisabled()).toBe(false), wait);
  await user.click(await sendButton());
  expect(await screen.findByText('The reminder has been sent', undefined, wait)).toBeTruthy();
}

describe('reminding from the card of an exercise', () => {
  const openMenu = async (campaign: Partial<ExerciseCampaign> = {}, more = {}) => {
    const made = await openPanel('/phishing-exercise/active', {
      answers: { ...listCalls([someExercise(campaign)]), ...reminderCalls, ...more },
    });
    await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }, wait));
    await screen.findAllByRole('menuitem');
    return made;
  };

  it('reminds everybody who has it open of this exercise only, with the text about exercises', async () => {
    const made = await openMenu();
    await user.click(screen.getByRole('menuitem', { name: 'Send reminder' }));
    const shown = within(await dialog());
    expect(await shown.findByText(`Sent to everyone who hasn’t finished “${name}” and still can.`, undefined, wait)).toBeTruthy();
    expect(await valueOf('Subject')).toBe('Reminder: complete your phishing exercise');
    expect((shown.getByRole('checkbox', { name: 'Phishing Ex.' }) as HTMLInputElement).checked).toBe(true);
    expect((await shown.findByText('180 users will receive this reminder.')).textContent).toBeTruthy();
    await sendIt();
    expect(bodyOf(made, calls.send)).toMatchObject({
      campaignId: exerciseId,
      isAllUsersSelected: true,
      expectedTotal: 240,
      includeGaming: true,
      includeVideoTraining: false,
      subject: 'Reminder: complete your phishing exercise',
    });
  });

  it('has the text of outstanding tasks that the company wrote itself', async () => {
    const own = { subject: 'Acme waits', message: 'Please, {{companyName}}', isOwn: true };
    await openMenu({}, { [texts]: { body: { course: standard, tasks: own } } });
    await user.click(screen.getByRole('menuitem', { name: 'Send reminder' }));
    await waitFor(async () => expect(await valueOf('Subject')).toBe('Acme waits'), wait);
  });

  it.each(['scheduled', 'suspended'] as const)('is not offered while it is %s', async (status) => {
    await openMenu({ status, startedAt: '2999-01-01T09:00:00.000Z' });
    expect(screen.getByRole('menuitem', { name: 'Report' })).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: 'Send reminder' })).toBeNull();
  });
});

describe('reminding from the report of an exercise', () => {
  const report = `${ofCompany}/campaign/${exerciseId}/report`;
  const campaign = { name, status: 'running', startedAt: '2026-03-01T09:00:00.000Z' };
  const open = (query: string, part: Partial<ExerciseCampaign> = {}) =>
    openPanel(`/phishing-exercise-report/${exerciseId}/${query}`, {
      answers: {
        ...listCalls([someExercise(part)]),
        ...reminderCalls,
        [exerciseCalls.one]: { body: { data: someExercise(part) } },
        [`GET ${report}/statistics`]: { body: { data: { statuses, total, campaign } } },
        [`GET ${report}/users`]: { body: pageOfRows([]) },
        [`GET ${report}/departments`]: { body: pageOfRows([]) },
        [`GET ${report}/filter/departments`]: { body: { data: [{ id: salesId, name: 'Sales' }] } },
        [`GET ${report}/filter/groups`]: { body: { data: [] } },
      },
    });

  it('reminds the people under its filters', async () => {
    const made = await open(`users?status=in_progress&status=overdue&departments=${salesId}&search=ann`);
    await press('Send reminder');
    expect(
      await within(await dialog()).findByText(`Sent to the people shown who haven’t finished “${name}” and still can.`),
    ).toBeTruthy();
    await sendIt();
    expect(bodyOf(made, calls.send)).toMatchObject({
      campaignId: exerciseId,
      statuses: ['in_progress', 'overdue'],
      departmentIds: [salesId],
      searchText: 'ann',
    });
  });

  it('does not take the search for a department as one for people', async () => {
    const made = await open('departments?search=sales');
    await press('Send reminder');
    await sendIt();
    expect(bodyOf(made, calls.send)).not.toHaveProperty('searchText');
  });

  it.each(['suspended', 'archived'] as const)('is not offered once it is %s', async (status) => {
    await open('users', { status });
    expect(await screen.findByRole('button', { name: 'EXPORT CSV' }, wait)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send reminder' })).toBeNull();
  });
});
