import type { contract } from '#contract/index';
import type { Handlers } from '../../http/handler.ts';
import { campaignsWaitingFor } from '../work/public.ts';
import {
  assignMembers,
  unassignMembers,
  createSet,
  removeSet,
  renameSet,
  findSet,
  findSets,
  unassignedPeople,
} from '../memberSets/public.ts';

const kind = 'departments';

export const handlers: Handlers<(typeof contract)['departments']> = {
  list: ({ tx, actor, query }) => findSets(tx, actor.companyId, kind, query),
  get: ({ tx, actor, params }) => findSet(tx, actor.companyId, kind, params.departmentId),
  create: (call) => createSet(call, kind, call.body.name),
  rename: (call) => renameSet(call, kind, call.params.departmentId, call.body.name),
  remove: (call) => removeSet(call, kind, call.params.departmentId),
  unassigned: ({ tx, actor, params, query }) => unassignedPeople(tx, actor.companyId, kind, params.departmentId, query),
  assign: (call) => assignMembers(call, kind, call.params.departmentId),
  unassign: (call) => unassignMembers(call, kind, call.params.departmentId),
  tasksInDepartmentsAndGroups: ({ tx, actor, body }) => campaignsWaitingFor(tx, actor.companyId, body),
};
