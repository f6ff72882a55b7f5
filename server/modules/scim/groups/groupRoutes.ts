import type { ScimCall } from '../call.ts';
import { addGroup, changeGroup, removeGroup } from './changeGroup.ts';
import { readGroup, readGroupChange } from './groupAttributes.ts';
import { findManagedGroup, findMembers, listManagedGroups, type ManagedGroup } from './groups.queries.ts';
import { readOperations } from '../readBody.ts';
import { pick, toGroup, toList, selects } from '../representation.ts';
import { readId, readPage, readSelection, type Route, type ScimReply, type ScimRequest } from '../route.ts';
import { notFound } from '../scimError.ts';

/** Members are read only for a request that selects them: providers leave them out, because groups can be large. */
async function represent({ tx }: ScimCall, group: ManagedGroup, { query, base }: ScimRequest) {
  const selection = readSelection(query);
  const members = selects(selection, 'members') ? await findMembers(tx, group.id) : undefined;
  return pick(toGroup(group, members, base), selection);
}

const answerWith = async (call: ScimCall, group: ManagedGroup, request: ScimRequest): Promise<ScimReply> => ({
  body: await represent(call, group, request),
  location: `${request.base}/Groups/${group.id}`,
});

export const groupRoutes: readonly Route[] = [
  {
    method: 'GET',
    url: '/Groups',
    mode: 'read',
    async answer(call, request) {
      const [page, selection] = [readPage(request.query), readSelection(request.query)];
      const { found, total } = await listManagedGroups(call.tx, call.actor.companyId, page, selects(selection, 'members'));
      const resources = found.map(({ members, ...group }) => pick(toGroup(group, members, request.base), selection));
      return { body: toList(resources, total, page.startIndex) };
    },
  },
  {
    method: 'GET',
    url: '/Groups/:id',
    mode: 'read',
    async answer(call, request) {
      const group = await findManagedGroup(call.tx, call.actor.companyId, readId(request.id));
      if (!group) throw notFound();
      return answerWith(call, group, request);
    },
  },
  {
    method: 'POST',
    url: '/Groups',
    mode: 'write',
    answer: async (call, request) => ({
      ...(await answerWith(call, await addGroup(call, readGroup(request.body)), request)),
      status: 201,
    }),
  },
  {
    method: 'PUT',
    url: '/Groups/:id',
    mode: 'write',
    answer: async (call, request) =>
      answerWith(call, await changeGroup(call, readId(request.id), readGroup(request.body, { isWhole: true })), request),
  },
  {
    method: 'PATCH',
    url: '/Groups/:id',
    mode: 'write',
    // Without a body: it would name every member.
    async answer(call, { id, body }) {
      await changeGroup(call, readId(id), readGroupChange(readOperations(body)));
      return { status: 204 };
    },
  },
  {
    method: 'DELETE',
    url: '/Groups/:id',
    mode: 'write',
    async answer(call, { id }) {
      await removeGroup(call, readId(id));
      return { status: 204 };
    },
  },
];
