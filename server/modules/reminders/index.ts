import type { contract } from '#contract/index';
import type { RemindedPeople } from '#contract/campaigns/reminders';
import type { AuditEntry } from '../../audit.ts';
import type { Actor } from '../../core/actor.ts';
import type { Tx } from '../../db/tx.ts';
import type { Handlers } from '../../http/handler.ts';
import { describeSelection } from '../users/public.ts';
import { chosenPeople, notStartedOf, requireRunning } from './chosen.ts';
import { type Chosen, countReach, findAvailable } from './eligibility.ts';
import { send } from './send.ts';

/** The selected people. If a campaign is named, refuses with not_found or campaign_not_running. */
async function choose(tx: Tx, actor: Actor, people: RemindedPeople): Promise<Chosen & { subject?: AuditEntry['subject'] }> {
  if (!people.campaignId) return chosenPeople(actor, people);
  const { kind, name, subject } = await requireRunning(tx, actor.companyId, people.campaignId);
  return { ...chosenPeople(actor, people, kind), subject: { type: subject, id: people.campaignId, label: name } };
}

const toCounts = ({ receive, skipped, leftOut }: Awaited<ReturnType<typeof countReach>>) => ({
  usersWhoWillReceiveRemindersCount: receive,
  usersWhoWontReceiveRemindersCount: skipped,
  leftOut,
});

const isSet = (value: unknown): boolean => value !== undefined && !(Array.isArray(value) && value.length === 0);

/** How people and tasks were selected, for the audit log. */
const describe = (people: RemindedPeople) => ({
  ...describeSelection(people),
  ...(people.statuses?.length && { statuses: people.statuses }),
  ...(people.work && { work: Object.fromEntries(Object.entries(people.work).filter(([, value]) => isSet(value))) }),
  ...(people.tasks && { tasks: people.tasks.length }),
});

const available = async (tx: Tx, actor: Actor, people: RemindedPeople) => findAvailable(tx, await choose(tx, actor, people));

export const handlers: Handlers<(typeof contract)['reminders']> = {
  findTasksToRemind: ({ tx, actor, body }) => available(tx, actor, body),
  countReminded: async ({ tx, actor, body }) => toCounts(await countReach(tx, await choose(tx, actor, body), body)),
  async sendReminders({ tx, actor, body }) {
    const { subject, ...chosen } = await choose(tx, actor, body);
    return send(tx, actor, chosen, body, { ...(subject && { subject }), selection: describe(body) });
  },

  findTasksNotStarted: ({ tx, actor, body }) => available(tx, actor, notStartedOf(body)),
  countNotStarted: async ({ tx, actor, body }) => toCounts(await countReach(tx, await choose(tx, actor, notStartedOf(body)), body)),
  async remindNotStarted({ tx, actor, body }) {
    const people = notStartedOf(body);
    const { subject, ...chosen } = await choose(tx, actor, people);
    return send(tx, actor, chosen, body, { ...(subject && { subject }), selection: describe(people) });
  },
};
