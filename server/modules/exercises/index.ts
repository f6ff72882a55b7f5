import { exerciseLimits } from '#contract/exercise/limits';
import type { contract } from '#contract/index';
import type { Handlers } from '../../http/handler.ts';
import { countExerciseReach } from './audience.ts';
import { findExercise, findExercises } from './campaigns.queries.ts';
import { archiveExercise, deleteExercise, updateExercise } from './changeExercise.ts';
import { pageIn } from './envelope.ts';
import { launchExercise } from './launchExercise.ts';
import { findLearners } from './people.ts';
// Registers the open exercises as something that people can be reminded of.
import './life/reminderKind.ts';

const cards = { orderBy: 'startedAt', order: 'DESC', pageSize: exerciseLimits.pageSizes.campaigns } as const;
const byName = { orderBy: 'fullName', order: 'ASC', pageSize: 25 } as const;

export const handlers: Handlers<(typeof contract)['exerciseCampaigns']> = {
  async listActiveExercises({ tx, actor, query }) {
    const [page, , reply] = pageIn(query, cards);
    return reply(await findExercises(tx, actor.companyId, 'active', page));
  },
  async listArchivedExercises({ tx, actor, query }) {
    const [page, , reply] = pageIn(query, cards);
    return reply(await findExercises(tx, actor.companyId, 'archived', page));
  },
  getExercise: async ({ tx, actor, params }) => ({ data: await findExercise(tx, actor.companyId, params.campaignId) }),
  createExercise: launchExercise,
  updateExercise,
  archiveExercise,
  deleteExercise,
  async listExerciseUsers({ tx, actor, query }) {
    const [page, { searchText }, reply] = pageIn(query, byName);
    return reply(await findLearners(tx, actor.companyId, { type: 'USERS_ALL', searchText }, page));
  },
  async listExerciseUsersByDepartments({ tx, actor, query }) {
    const [page, { departmentId: ids }, reply] = pageIn(query, byName);
    return reply(await findLearners(tx, actor.companyId, { type: 'USERS_FROM_DEPARTMENTS', ids }, page));
  },
  async listExerciseUsersByGroups({ tx, actor, query }) {
    const [page, { groupId: ids }, reply] = pageIn(query, byName);
    return reply(await findLearners(tx, actor.companyId, { type: 'USERS_FROM_GROUPS', ids }, page));
  },
  countExerciseUsers: async ({ tx, actor }) => ({ data: await countExerciseReach(tx, actor.companyId, 'USERS_ALL') }),
  countExerciseUsersByDepartments: async ({ tx, actor, query }) => ({
    data: await countExerciseReach(tx, actor.companyId, 'USERS_FROM_DEPARTMENTS', query.departmentId),
  }),
  countExerciseUsersByGroups: async ({ tx, actor, query }) => ({
    data: await countExerciseReach(tx, actor.companyId, 'USERS_FROM_GROUPS', query.groupId),
  }),
};
