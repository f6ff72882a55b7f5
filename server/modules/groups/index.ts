import type { contract } from '#contract/index';
import type { Handlers } from '../../implement.ts';
import { assignMembers, unassignMembers } from '../memberSets/changeMembers.ts';
import { createSet, removeSet, renameSet } from '../memberSets/changeSets.ts';
import { findSet, findSets } from '../memberSets/memberSets.queries.ts';
import { unassignedPeople } from '../memberSets/unassignedPeople.ts';

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
