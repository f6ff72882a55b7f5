import type { contract } from '#contract/index';
import type { NotStartedPeople, RemindedPeople } from '#contract/reminders';
import type { Actor } from '../../actor.ts';
import type { Handlers } from '../../implement.ts';
import { describeSelection, uniqueIds } from '../users/selectedPeople.ts';
import { chosenOfCampaign, chosenPeople, runningCampaign } from './chosen.ts';
import { type Chosen, countReach, findAvailable } from './reach.ts';
import { send } from './send.ts';

const anybody = (actor: Actor, people: RemindedPeople): Chosen => ({
  scope: { companyId: actor.companyId },
  people: chosenPeople(actor, people),
  selection: people,
});
const notStarted = (actor: Actor, people: NotStartedPeople): Chosen => ({
  scope: { companyId: actor.companyId, campaignId: people.campaignId },
  people: chosenOfCampaign(actor, people),
  selection: people,
});

const toCounts = ({ receive, skipped, recently }: Awaited<ReturnType<typeof countReach>>) => ({
  usersWhoWillReceiveRemindersCount: receive,
  usersWhoWontReceiveRemindersCount: skipped,
  recentlyRemindedCount: recently,
});

const isSaid = (value: unknown): boolean => value !== undefined && !(Array.isArray(value) && value.length === 0);

/** What narrows a choice of everybody; whoever was chosen one by one is not narrowed. */
const describeNarrowing = ({ departmentIds, groupIds, work }: RemindedPeople) => ({
  ...(departmentIds?.length && { departments: departmentIds.length }),
  ...(groupIds?.length && { groups: groupIds.length }),
  ...(work && { work: Object.fromEntries(Object.entries(work).filter(([, value]) => isSaid(value))) }),
});
/** How the people were chosen, for the audit log. */
const describe = (people: RemindedPeople) => ({
  ...describeSelection(people),
  ...(people.isAllUsersSelected && describeNarrowing(people)),
});
const describeNotStarted = (people: NotStartedPeople) =>
  people.isAllUsersSelected
    ? { notStarted: true, ...(people.searchText && { searchText: people.searchText }) }
    : { ids: uniqueIds(people).length };

export const handlers: Handlers<(typeof contract)['reminders']> = {
  findTasksToRemind: ({ tx, actor, body }) => findAvailable(tx, anybody(actor, body)),
  countReminded: async ({ tx, actor, body }) => toCounts(await countReach(tx, anybody(actor, body), body)),
  sendReminders: ({ tx, actor, body }) => send(tx, actor, anybody(actor, body), body, { selection: describe(body) }),

  async findTasksNotStarted({ tx, actor, body }) {
    await runningCampaign(tx, actor.companyId, body.campaignId);
    return findAvailable(tx, notStarted(actor, body));
  },
  async countNotStarted({ tx, actor, body }) {
    await runningCampaign(tx, actor.companyId, body.campaignId);
    return toCounts(await countReach(tx, notStarted(actor, body), body));
  },
  async remindNotStarted({ tx, actor, body }) {
    const label = await runningCampaign(tx, actor.companyId, body.campaignId);
    const subject = { type: 'campaign', id: body.campaignId, label };
    return send(tx, actor, notStarted(actor, body), body, { subject, selection: describeNotStarted(body) });
  },
};
