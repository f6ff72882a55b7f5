import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { companyLimits } from '#contract/company/limits';
import {
  createSavedFilter,
  deleteSavedFilter,
  listSavedFilters,
  type SavedFilter,
  updateSavedFilter,
} from '#contract/company/savedFilters';
import { deleteUser } from '#contract/people/users';
import { rows } from '#server/db/rows';
import { ownerTx } from '#server/db/tx';
import { type Call, callAs } from '#tests/support/calls/callAs';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

let server: TestServer;
let companyId: string;
let owner: Awaited<ReturnType<TestServer['aUser']>>;
let call: Call;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  companyId = (await server.aCompany()).id;
  owner = await server.aUser({ companyId, role: 'admin', isOwner: true });
  call = callAs(server, await server.signInAs(owner), companyId);
});

const save = (name: string, filter = 'filterBy=learner', list = 'users', by = call) =>
  by(createSavedFilter, { body: { list, name, filter } });
const saved = async (name: string, filter?: string, list?: string) => (await save(name, filter, list)).json<SavedFilter>();
const listed = async (list?: string, by = call) =>
  (await by(listSavedFilters, list ? { query: { filter: JSON.stringify({ list }) } } : {})).json<SavedFilter[]>();
const namesIn = async (list?: string, by = call) => (await listed(list, by)).map(({ name }) => name);

describe('saved filters', () => {
  it('are kept for each list, and listed by name', async () => {
    await save('never came', 'userStatuses=invited&search=ann+b');
    await save('Admins', 'filterBy=account_admin');
    await save('admins', 'search=a', 'departments');
    expect(await namesIn('users')).toEqual(['Admins', 'never came']);
    expect(await namesIn('departments')).toEqual(['admins']);
    expect(await namesIn('groups')).toEqual([]);
    expect(await listed('users')).toMatchObject([
      { list: 'users', filter: 'filterBy=account_admin' },
      { filter: 'userStatuses=invited&search=ann+b' },
    ]);
    const page = await call(listSavedFilters, { query: { sort: '["name","DESC"]', range: '[0,0]', filter: '{"list":"users"}' } });
    expect([page.json<SavedFilter[]>().map(({ name }) => name), page.headers['content-range']]).toEqual([
      ['never came'],
      'saved-filters 0-0/2',
    ]);
  });

  it('are renamed, changed and deleted', async () => {
    const { id } = await saved('First');
    const params = { savedFilterId: id };
    expect((await call(updateSavedFilter, { params, body: { name: ' Second ' } })).json()).toMatchObject({
      name: 'Second',
      filter: 'filterBy=learner',
    });
    expect((await call(updateSavedFilter, { params, body: { filter: 'search=x' } })).json()).toMatchObject({
      name: 'Second',
      filter: 'search=x',
    });
    expect((await call(updateSavedFilter, { params, body: { name: 'SECOND' } })).json()).toMatchObject({ name: 'SECOND' });
    expect((await call(deleteSavedFilter, { params })).json()).toMatchObject({ id, name: 'SECOND' });
    expect(await call(deleteSavedFilter, { params })).toMatchObject({ status: 404, code: 'not_found' });
    expect(await call(updateSavedFilter, { params, body: { name: 'x' } })).toMatchObject({ status: 404 });
  });

  it('have unique names per list, case-insensitively', async () => {
    await save('Learners');
    expect(await save('learners')).toMatchObject({ status: 409, code: 'name_in_use', fields: ['name'] });
    const { id } = await saved('Others');
    const renamed = await call(updateSavedFilter, { params: { savedFilterId: id }, body: { name: 'LEARNERS' } });
    expect(renamed).toMatchObject({ status: 409, code: 'name_in_use', fields: ['name'] });
    expect((await save('learners', 'search=a', 'groups')).status).toBe(200);
  });

  it('are refused with the name of the invalid field', async () => {
    const { nameMax, filterMax } = companyLimits.savedFilters;
    const good = { list: 'users', name: 'Good', filter: 'search=a' };
    const wrong: [string, unknown][] = [
      ['name', ''],
      ['name', 'x'.repeat(nameMax + 1)],
      ['name', 'two\nlines'],
      ['list', 'Users/all'],
      ['list', ''],
      ['filter', ''],
      ['filter', '{"search":"a"}'],
      ['filter', '?search=a'],
      ['filter', 'search=a b'],
      ['filter', 'search=<b>'],
      ['filter', { search: 'a' }],
      ['filter', `search=${'a'.repeat(filterMax)}`],
    ];
    for (const [field, value] of wrong) {
      const refused = await call(createSavedFilter, { body: { ...good, [field]: value } });
      expect([field, value, refused.status, refused.fields]).toEqual([field, value, 422, [field]]);
    }
    expect(await namesIn()).toEqual([]);
  });

  it('never exceed the limit, also with simultaneous calls', async () => {
    const { perList } = companyLimits.savedFilters;
    await ownerTx(server.services.db, (tx) =>
      rows(
        tx,
        sql`INSERT INTO saved_filters (company_id, user_id, list, name, filter, created_at, updated_at)
          SELECT ${companyId}, ${owner.id}, 'users', 'Filter ' || i, 'search=a', now(), now() FROM generate_series(1, ${perList - 1}::int) i`,
      ),
    );
    const replies = await Promise.all(['a', 'b', 'c'].map((name) => save(name)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(replies.find(({ status }) => status === 409)?.code).toBe('too_many_saved_filters');
    expect((await save('elsewhere', 'search=a', 'groups')).status).toBe(200);
  });

  it('are visible to their person in one company only', async () => {
    const { id } = await saved('Mine');
    const colleague = await server.aUser({ companyId, role: 'admin' });
    const beside = callAs(server, await server.signInAs(colleague), companyId);
    expect(await namesIn('users', beside)).toEqual([]);
    const params = { savedFilterId: id };
    expect(await beside(deleteSavedFilter, { params })).toMatchObject({ status: 404 });
    expect(await beside(updateSavedFilter, { params, body: { name: 'Taken' } })).toMatchObject({ status: 404 });
    expect((await save('mine', 'search=a', 'users', beside)).status).toBe(200);

    const house = await server.aCompany({ isHouse: true });
    const support = await server.signInAs(await server.aUser({ companyId: house.id, role: 'support' }));
    const [here, there] = [callAs(server, support, companyId), callAs(server, support, house.id)];
    await save('Of theirs', 'search=a', 'users', here);
    expect([await namesIn('users', here), await namesIn('users', there), await namesIn('users')]).toEqual([
      ['Of theirs'],
      [],
      ['Mine'],
    ]);
  });

  it('are deleted with the person, also in other companies', async () => {
    const house = await server.aCompany({ isHouse: true });
    const leaving = await server.aUser({ companyId: house.id, role: 'support' });
    const superadmin = await server.aUser({ companyId: house.id, role: 'superadmin' });
    const headers = await server.signInAs(leaving);
    for (const place of [companyId, house.id]) await save('Theirs', 'search=a', 'users', callAs(server, headers, place));
    await save('Mine');
    const removed = await callAs(server, await server.signInAs(superadmin), house.id)(deleteUser, { body: { userId: leaving.id } });
    expect(removed.status).toBe(200);
    const left = await ownerTx(server.services.db, (tx) =>
      rows(tx, sql`SELECT name FROM saved_filters WHERE user_id IN (${leaving.id}, ${owner.id})`),
    );
    expect(left).toEqual([{ name: 'Mine' }]);
  });
});
