import { combineDataProviders, type DataProvider, type Identifier, type RaRecord } from 'react-admin';
import { fetchedCode } from '~/browser/reloadOnce.ts';
import { HeedError } from '~/errors/heedError.ts';
import { currentSession } from '~/session/useSession.ts';
import { type Adapter, type ListRequest, listRequestOf, type ListResult } from './adapter.ts';
import { type HttpRequest, sendJson } from './http.ts';
import { plainRecords } from './plainRecords.ts';

const offered = <T>(verb: T | undefined, name: string): T => {
  if (!verb) throw new Error(`This resource does not offer ${name}`);
  return verb;
};

function companyInScope(): string {
  const id = currentSession()?.company.id;
  if (!id) throw new HeedError(401, { code: 'invalid_session' });
  return id;
}

/**
 * How a resource is called: by its adapter, or by the simple REST convention, under the company in scope or for all companies. An
 * adapter is always fetched: definitions of all resources are in the first page, and an adapter brings its part of the contract
 * with it.
 */
export type Calls = (() => Promise<Adapter>) | 'ofCompany' | 'ofAll';

/** react-admin's data provider over the calls of each resource. Contains no resource names. */
export function createDataProvider(calls: Readonly<Record<string, Calls>>): DataProvider {
  const own = adapted(async (resource) => {
    const fetchAdapter = calls[resource];
    if (typeof fetchAdapter !== 'function') throw new Error(`No adapter for ${resource}`);
    // As a call that does not reach the server: it is tried again, and says so.
    return fetchedCode(fetchAdapter()).catch(() => {
      throw new HeedError(0);
    });
  });
  const base = '/rest/v1';
  const all = combineDataProviders((resource) => {
    const call = calls[resource];
    if (call === 'ofAll') return plainRecords(base);
    return call === 'ofCompany' ? plainRecords(`${base}/company/${companyInScope()}`) : own;
  });
  // combineDataProviders returns a function for every name, also for this flag; then calls would get no signal.
  return new Proxy(all, { get: (target, name) => (name === 'supportAbortSignal' ? true : Reflect.get(target, name)) });
}

/**
 * A page with its total. A capped total is replaced by `hasNextPage`: react-admin would redirect from a page that it considers
 * past the end. The capped number is in `meta.total`.
 */
function countedPage({ data, total, meta }: ListResult, { page, perPage }: ListRequest) {
  if (meta?.['totalIsCapped'] !== true) return { data, total, meta };
  return { data, meta: { ...meta, total }, pageInfo: { hasNextPage: data.length === perPage, hasPreviousPage: page > 1 } };
}

/** A provider over the adapter of each resource. */
function adapted(adapterOf: (resource: string) => Promise<Adapter>): DataProvider {
  const list = async (resource: string, params: Parameters<typeof listRequestOf>[1], signal?: AbortSignal) => {
    const listRequest = listRequestOf(companyInScope(), params);
    const { request, read } = offered((await adapterOf(resource)).list, 'getList')(listRequest);
    return countedPage(read(await sendJson<unknown>({ ...request, signal })), listRequest);
  };
  const record = async (request: HttpRequest, { isWrapped }: Adapter, id?: Identifier): Promise<RaRecord> => {
    const body = await sendJson<Partial<RaRecord> & { data?: Partial<RaRecord> }>(request);
    const data = (isWrapped && body.data) || body;
    return { ...data, id: data.id ?? id } as RaRecord;
  };
  const one = async (resource: string, id: Identifier, signal?: AbortSignal): Promise<RaRecord> => {
    const adapter = await adapterOf(resource);
    const { one: request, isWhole } = adapter;
    if (request || !isWhole) return record({ ...offered(request, 'getOne')({ companyId: companyInScope(), id }), signal }, adapter);
    const { data } = await list(resource, { filter: {} }, signal);
    const match = data.find((each) => each.id === id);
    if (!match) throw new HeedError(404, { code: 'not_found' });
    return match;
  };
  const remove = async (resource: string, id: Identifier) => {
    const adapter = await adapterOf(resource);
    return record(offered(adapter.remove, 'delete')({ companyId: companyInScope(), id }), adapter, id);
  };
  const update = async (resource: string, id: Identifier, data: Record<string, unknown>) => {
    const adapter = await adapterOf(resource);
    return refusing(
      adapter,
      data,
      record(offered(adapter.update, 'update')({ companyId: companyInScope(), id }, data), adapter, id),
    );
  };
  const create = async (resource: string, data: Record<string, unknown>) => {
    const adapter = await adapterOf(resource);
    return refusing(adapter, data, record(offered(adapter.create, 'create')(companyInScope(), data), adapter));
  };
  /** Adds the refused fields to the error, where react-admin's forms look for them. */
  const refusing = async <T>(adapter: Adapter, sent: Record<string, unknown>, work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      const errors = adapter.refusals?.(error, sent);
      if (errors && error instanceof HeedError) error.body = { errors };
      throw error;
    }
  };

  return {
    supportAbortSignal: true,
    getList: (resource, params) => list(resource, params, params.signal) as never,
    getOne: async (resource, { id, signal }) => ({ data: (await one(resource, id, signal)) as never }),
    // Used by react-admin's references and its bulk delete.
    getMany: async (resource, { ids, signal }) => ({
      data: (await Promise.all(ids.map((id) => one(resource, id, signal)))) as never,
    }),
    create: async (resource, { data }) => ({
      data: (await create(resource, data as Record<string, unknown>)) as never,
    }),
    update: async (resource, { id, data }) => ({ data: (await update(resource, id, data as Record<string, unknown>)) as never }),
    delete: async (resource, { id }) => ({ data: (await remove(resource, id)) as never }),
    deleteMany: async (resource, { ids }) => {
      for (const id of ids) await remove(resource, id);
      return { data: ids };
    },
    // No screen uses these two.
    getManyReference: async () => offered<never>(undefined, 'getManyReference'),
    updateMany: async () => offered<never>(undefined, 'updateMany'),
  };
}
