import { exerciseLimits } from '#contract/exercise/limits';
import type { contract } from '#contract/index';
import type { Audience } from '#contract/people/audience';
import { countReach } from '../../db/audience.ts';
import type { Handlers } from '../../http/handler.ts';
import { findExercise, findExercises } from './campaigns.queries.ts';
import { archiveExercise, deleteExercise, updateExercise } from './changeExercise.ts';
import { pageIn } from './envelope.ts';
import { launchExercise } from './launchExercise.ts';
import { findLearners } from './people.ts';

const cards = { orderBy: 'startedAt', order: 'DESC', pageSize: exerciseLimits.pageSizes.campaigns } as const;
const everybody: Audience = { kind: 'all', ids: [] };
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
    return reply(await findLearners(tx, actor.companyId, { audience: everybody, searchText }, page));
  },
  async listExerciseUsersByDepartments({ tx, actor, query }) {
    const [page, { departmentId: ids }, reply] = pageIn(query, byName);
    return reply(await findLearners(tx, actor.companyId, { audience: { kind: 'departments', ids } }, page));
  },
  async listExerciseUsersByGroups({ tx, actor, query }) {
    const [page, { groupId: ids }, reply] = pageIn(query, byName);
    return reply(await findLearners(tx, actor.companyId, { audience: { kind: 'groups', ids } }, page));
  },
  countExerciseUsers: async ({ tx, actor }) => ({ data: await countReach(tx, actor.companyId, everybody) }),
  countExerciseUsersByDepartments: async ({ tx, actor, query }) => ({
    data: await countReach(tx, actor.companyId, { kind: 'departments', ids: query.departmentId }),
  }),
  countExerciseUsersByGroups: async ({ tx, actor, query }) => ({
    data: await countReach(tx, actor.companyId, { kind: 'groups', ids: query.groupId }),
  }),
};
