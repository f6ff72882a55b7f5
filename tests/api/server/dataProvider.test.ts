import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CurrentUser } from '#contract/session/session';
import '#tests/support/files/aDocument';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';
import { adapters } from '~/app/resources.ts';
import { createDataProvider } from '~/dataProvider/dataProvider.ts';
import { sessionStore } from '~/session/store.ts';

const provider = createDataProvider(adapters);
const page = { pagination: { page: 1, perPage: 25 }, sort: { field: 'name', order: 'ASC' as const }, filter: {} };
let server: TestServer;
let companyId: string;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => {
  vi.unstubAllGlobals();
});

/** The panel of a new company's admin, whose calls reach the real server. */
beforeEach(async () => {
  const { id } = await server.aCompany();
  companyId = id;
  const admin = await server.aUser({ companyId, role: 'admin', name: 'Ada', lastName: 'Admin' });
  const headers = await server.signInAs(admin);
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', headers: own = {}, body }: RequestInit = {}) => {
    const reply = await server.app.inject({
      method: method as 'GET',
      url,
      headers: { ...(own as Record<string, string>), ...headers },
      ...(body ? { payload: body as string } : {}),
    });
    return new Response(reply.body, { status: reply.statusCode, headers: reply.headers as Record<string, string> });
  });
  const user = (await (await fetch('/gateway/api/v1/user')).json()) as CurrentUser;
  sessionStore.set({ user, acting: null, actingCompany: null });
});

const create = async (name: string) => (await provider.create('departments', { data: { name } })).data;
const namesOf = (records: readonly { name?: string }[]) => records.map(({ name }) => name);
const listed = async () => namesOf((await provider.getList('departments', page)).data);

describe('records with their own calls', () => {
  it('are created, read, renamed and deleted', async () => {
    const { id } = await create('Sales');
    expect((await provider.getOne('departments', { id })).data).toMatchObject({ id, name: 'Sales', usersCount: 0 });
    const previousData = { id };
    await provider.update('departments', { id, data: { name: 'Support' }, previousData });
    expect(await listed()).toEqual(['Support']);
    expect((await provider.delete('departments', { id })).data).toMatchObject({ id });
    expect(await listed()).toEqual([]);
  });

  it('are listed by page, order and filter, with the total of all', async () => {
    for (const name of ['Legal', 'Sales', 'Support']) await create(name);
    const found = await provider.getList('departments', {
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'name', order: 'DESC' },
      filter: { search: 's' },
    });
    expect([namesOf(found.data), found.total]).toEqual([['Support'], 2]);
  });

  it('are read and deleted by several ids', async () => {
    const made = [await create('Design'), await create('Sales'), await create('Support')];
    const ids = made.slice(0, 2).map(({ id }) => id);
    expect(namesOf((await provider.getMany('departments', { ids })).data)).toEqual(['Design', 'Sales']);
    expect((await provider.deleteMany('departments', { ids })).data).toEqual(ids);
    expect(await listed()).toEqual(['Support']);
  });

  it('are refused with the messages of the contract', async () => {
    await create('Sales');
    await expect(create('Sales')).rejects.toMatchObject({ status: 409 });
    await expect(provider.getOne('departments', { id: companyId })).rejects.toMatchObject({ code: 'not_found' });
  });
});

it('people are listed with the names of the documented API, and are read as profiles', async () => {
  const learner = await server.aUser({ companyId, name: 'Noa', lastName: 'Levi' });
  const { data, total } = await provider.getList('users', { ...page, filter: { search: 'noa' } });
  expect([data.map(({ id }) => id as string), total]).toEqual([[learner.id], 1]);
  expect((await provider.getOne('users', { id: learner.id })).data).toMatchObject({ id: learner.id, lastName: 'Levi' });
  await provider.delete('users', { id: learner.id, previousData: { id: learner.id } });
  expect((await provider.getList('users', page)).total).toBe(1);
});

it('plain records are listed by the simple REST convention, under their company or globally', async () => {
  await create('Sales');
  const log = await provider.getList('audit-log', { ...page, sort: { field: 'at', order: 'DESC' } });
  expect(log.total).toBe(1);
  expect(log.data[0]).toMatchObject({ action: 'departments.created' });
});

it('an unsupported verb or resource is named', async () => {
  await expect(provider.create('users', { data: {} })).rejects.toThrow('This resource does not offer create');
  await expect(provider.updateMany('departments', { ids: [], data: {} })).rejects.toThrow('does not offer updateMany');
  await expect(provider.getList('customers', page)).rejects.toThrow('customers');
});
