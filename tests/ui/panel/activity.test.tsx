import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { auditEntry, sue } from '#tests/support/ui/auditEntries';
import { changeActions, exportActions } from '#contract/company/audit';
import type { Call } from '#tests/support/ui/fakeNetwork';
import { companyId, openPanel } from '#tests/support/ui/openPanel';

const user = userEvent.setup({ delay: null });
const path = `/rest/v1/company/${companyId}/audit-log`;
const changes = [
  auditEntry(1, 'campaigns.started', { actor: sue, after: { startsAt: '2026-11-20T09:00:00.000Z' } }),
  auditEntry(2, 'campaigns.started', { after: { startsAt: '2026-12-01T09:00:00.000Z' } }),
  auditEntry(3, 'campaigns.ended'),
];
const exported = [auditEntry(4, 'users.exported', { subject: { type: 'users', id: null, label: '240' }, subjectCount: 240 })];
const actionsOf = ({ query }: Call) => (JSON.parse(query.get('filter') ?? '{}') as { actions: string[] }).actions;

async function open() {
  const calls = await openPanel('/home', {
    answers: {
      [`GET ${path}`]: (call) => {
        const body = actionsOf(call).includes('users.exported') ? exported : changes;
        return Response.json(body, { headers: { 'content-range': `audit-log 0-${body.length - 1}/${body.length}` } });
      },
    },
  });
  return { calls, card: within(await screen.findByRole('region', { name: 'Recent activity' })) };
}
const lines = (card: Pick<typeof screen, 'getAllByRole'>) => card.getAllByRole('listitem').map(({ textContent }) => textContent);

it('recent activity shows trainings, and who acted on whose behalf', async () => {
  const { card } = await open();
  await card.findByText('Campaign 1');
  const [first, second, third] = lines(card);
  expect(first).toContain('Training startedCampaign 1by Sue Support (Support) on behalf of Acme');
  expect(second).toContain('Training scheduledCampaign 2by Ada Admin');
  expect(third).toContain('Training endedCampaign 3by Ada Admin');
});

it('exports are in a closed section, and are read when it opens', async () => {
  const { calls, card } = await open();
  await card.findByText('Campaign 1');
  // In development React mounts everything twice, which calls off the first question and asks again: that is one question.
  const asked = () => {
    const questions = calls.filter((call) => call.path === path).map((call) => JSON.stringify(actionsOf(call)));
    return [...new Set(questions)].map((question) => JSON.parse(question) as string[]);
  };
  expect(asked()).toEqual([changeActions]);
  await user.click(card.getByText('Exports'));
  expect(await card.findByText('Users exported')).toBeTruthy();
  expect(asked()).toEqual([changeActions, [...exportActions]]);
  expect(lines(card).at(-1)).toContain('240 people');
});

it('every action on people and trainings is either activity or an export', () => {
  expect(changeActions).toEqual(expect.arrayContaining(['users.reminded', 'campaigns.deleted', 'courses.published']));
  expect(changeActions.filter((action) => (exportActions as readonly string[]).includes(action))).toEqual([]);
  expect(changeActions).not.toContain('session.opened');
});
