import type { contract } from '#contract/index';
import type { IncludedKinds, RemindedPeople } from '#contract/campaigns/reminders';
import { userFilters } from '#contract/people/selection';
import type { AuditEntry } from '../../audit.ts';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Tx } from '../../db/tx.ts';
import type { Handlers } from '../../http/handler.ts';
import { isLocked } from '../../reports/lock.ts';
import { describeSelection } from '../users/public.ts';
import { chosenPeople, notStartedOf, requireRunning } from './chosen.ts';
import { type Chosen, countReach, findAvailable } from './eligibility.ts';
import { send } from './send.ts';

interface ChosenByCampaign extends Chosen {
  subject?: AuditEntry['subject'];
  /** The plan hides who has done what. */
  isAnonymous?: boolean;
}

/** The selected people. If a campaign is named, refuses with not_found or campaign_not_running, and plan_required as `requireEverybody` does. */
async function choose(tx: Tx, actor: Actor, people: RemindedPeople): Promise<ChosenByCampaign> {
  if (!people.campaignId) return chosenPeople(actor, people);
  const { work, name, subject } = await requireRunning(tx, actor.companyId, people.campaignId);
  const isAnonymous = subject === 'exercise' && isLocked(actor);
  if (isAnonymous) requireEverybody(people);
  return { ...chosenPeople(actor, people, work), isAnonymous, subject: { type: subject, id: people.campaignId, label: name } };
}

/** A locked report shows nobody by name or status; the number of those whom a chosen few would reach would tell it, one by one. */
function requireEverybody(people: RemindedPeople): void {
  const { includeDisabled: _, ...filters } = userFilters.shape;
  const narrowing = [...(Object.keys(filters) as (keyof typeof filters)[]), 'statuses', 'dateFrom', 'work', 'tasks'] as const;
  if (!people.isAllUsersSelected || narrowing.some((name) => isSet(people[name]))) throw new Refusal('plan_required');
}

const toCounts = ({ receive, skipped, leftOut }: Awaited<ReturnType<typeof countReach>>, { isAnonymous }: ChosenByCampaign) => ({
  usersWhoWillReceiveRemindersCount: receive,
  usersWhoWontReceiveRemindersCount: skipped,
  leftOut: isAnonymous ? leftOut.map((one) => ({ ...one, names: [] })) : leftOut,
});

async function countAmong(tx: Tx, chosen: ChosenByCampaign, included: IncludedKinds) {
  return toCounts(await countReach(tx, chosen, included), chosen);
}

const isSet = (value: unknown): boolean => value !== undefined && !(Array.isArray(value) && value.length === 0);

/** How people and tasks were selected, for the audit log. */
const describe = (people: RemindedPeople) => ({
  ...describeSelection(people),
  ...(people.statuses?.length && { statuses: people.statuses }),
  ...(people.dateFrom && { dateFrom: people.dateFrom, dateTo: people.dateTo }),
  ...(people.work && { work: Object.fromEntries(Object.entries(people.work).filter(([, value]) => isSet(value))) }),
  ...(people.tasks && { tasks: people.tasks.length }),
});

const available = async (tx: Tx, actor: Actor, people: RemindedPeople) => findAvailable(tx, await choose(tx, actor, people));

export const handlers: Handlers<(typeof contract)['reminders']> = {
  findTasksToRemind: ({ tx, actor, body }) => available(tx, actor, body),
  countReminded: async ({ tx, actor, body }) => countAmong(tx, await choose(tx, actor, body), body),
  async sendReminders({ tx, actor, body }) {
    const { subject, isAnonymous: _, ...chosen } = await choose(tx, actor, body);
    return send(tx, actor, chosen, body, { ...(subject && { subject }), selection: describe(body) });
  },

  findTasksNotStarted: ({ tx, actor, body }) => available(tx, actor, notStartedOf(body)),
  countNotStarted: async ({ tx, actor, body }) => countAmong(tx, await choose(tx, actor, notStartedOf(body)), body),
  async remindNotStarted({ tx, actor, body }) {
    const people = notStartedOf(body);
    const { subject, isAnonymous: _, ...chosen } = await choose(tx, actor, people);
    return send(tx, actor, chosen, body, { ...(subject && { subject }), selection: describe(people) });
  },
};
