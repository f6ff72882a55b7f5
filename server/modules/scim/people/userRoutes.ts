import { deactivate } from './activity.ts';
import { addPerson } from './addPerson.ts';
import { changePerson, lockManaged } from './changePerson.ts';
import { findManaged, listManaged, type ManagedPerson } from './people.queries.ts';
import { readPerson, readPersonChange, readReplacement } from './personAttributes.ts';
import { readOperations } from '../readBody.ts';
import { pick, toList, toUser } from '../representation.ts';
import { readId, readPage, readSelection, type Route, type ScimReply, type ScimRequest } from '../route.ts';
import { notFound } from '../scimError.ts';

const answerWith = (person: ManagedPerson, { query, base }: ScimRequest): ScimReply => ({
  body: pick(toUser(person, base), readSelection(query)),
  location: `${base}/Users/${person.id}`,
});

export const userRoutes: readonly Route[] = [
  {
    method: 'GET',
    url: '/Users',
    mode: 'read',
    async answer({ tx, actor }, { query, base }) {
      const page = readPage(query);
      const { found, total } = await listManaged(tx, actor.companyId, page);
      const selection = readSelection(query);
      return {
        body: toList(
          found.map((person) => pick(toUser(person, base), selection)),
          total,
          page.startIndex,
        ),
      };
    },
  },
  {
    method: 'GET',
    url: '/Users/:id',
    mode: 'read',
    async answer({ tx, actor }, request) {
      const person = await findManaged(tx, actor.companyId, readId(request.id));
      if (!person) throw notFound();
      return answerWith(person, request);
    },
  },
  {
    method: 'POST',
    url: '/Users',
    mode: 'write',
    answer: async (call, request) => ({ ...answerWith(await addPerson(call, readPerson(request.body)), request), status: 201 }),
  },
  {
    method: 'PUT',
    url: '/Users/:id',
    mode: 'write',
    answer: async (call, request) =>
      answerWith(await changePerson(call, readId(request.id), readReplacement(request.body)), request),
  },
  {
    method: 'PATCH',
    url: '/Users/:id',
    mode: 'write',
    answer: async (call, request) =>
      answerWith(await changePerson(call, readId(request.id), readPersonChange(readOperations(request.body))), request),
  },
  {
    method: 'DELETE',
    url: '/Users/:id',
    mode: 'write',
    async answer(call, { id }) {
      await deactivate(call, await lockManaged(call, readId(id)), { isRemoved: true });
      return { status: 204 };
    },
  },
];
