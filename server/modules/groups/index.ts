import type { contract } from '#contract/index';
import type { Handlers } from '../../http/handler.ts';
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

const kind = 'groups';

export const handlers: Handlers<(typeof contract)['groups']> = {
  list: ({ tx, actor, query }) => findSets(tx, actor.companyId, kind, query),
  get: ({ tx, actor, params }) => findSet(tx, actor.companyId, kind, params.groupId),
  create: (call) => createSet(call, kind, call.body.name),
  rename: (call) => renameSet(call, kind, call.params.groupId, call.body.name),
  remove: (call) => removeSet(call, kind, call.params.groupId),
  unassigned: ({ tx, actor, params, query }) => unassignedPeople(tx, actor.companyId, kind, params.groupId, query),
  assign: (call) => assignMembers(call, kind, call.params.groupId),
  unassign: (call) => unassignMembers(call, kind, call.params.groupId),
};
