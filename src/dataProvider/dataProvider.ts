import { combineDataProviders, type DataProvider, type Identifier, type RaRecord } from 'ra-core';
import { HeedError } from '~/session/heedError.ts';
import { currentSession } from '~/session/useSession.ts';
import { type Adapter, askedOf } from './adapter.ts';
import { type HttpRequest, send, sendJson } from './http.ts';
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

/** react-admin's data provider: an adapter for each resource with calls of its own, the simple REST convention for plain records. */
export function createDataProvider(adapters: Record<string, Adapter>, plain: Record<string, 'ofCompany' | 'ofAll'>): DataProvider {
  const own = adapted(adapters);
  const base = '/rest/v1';
  return combineDataProviders((resource) => {
    const place = plain[resource];
    if (!place) return own;
    return plainRecords(place === 'ofAll' ? base : `${base}/company/${companyInScope()}`);
  });
}

/** A provider over one adapter a resource; it knows no resource's name. */
function adapted(adapters: Record<string, Adapter>): DataProvider {
  const adapterOf = (resource: string): Adapter => {
    const adapter = adapters[resource];
    if (!adapter) throw new Error(`No adapter for ${resource}`);
    return adapter;
  };
  const list = async (resource: string, params: Parameters<typeof askedOf>[1], signal?: AbortSignal) => {
    const { request, read } = adapterOf(resource).list;
    const response = await send({ ...request(askedOf(companyInScope(), params)), signal });
    return read(await response.json(), response.headers);
  };
  const record = async (request: HttpRequest, id?: Identifier): Promise<RaRecord> => {
    const data = await sendJson<Partial<RaRecord>>(request);
    return { ...data, id: data.id ?? id } as RaRecord;
  };
  const one = (resource: string, id: Identifier, signal?: AbortSignal) =>
    record({ ...offered(adapterOf(resource).one, 'getOne')({ companyId: companyInScope(), id }), signal });
  const remove = (resource: string, id: Identifier) =>
    record(offered(adapterOf(resource).remove, 'delete')({ companyId: companyInScope(), id }), id);
  const update = (resource: string, id: Identifier, data: Record<string, unknown>) =>
    record(offered(adapterOf(resource).update, 'update')({ companyId: companyInScope(), id }, data), id);

  return {
    supportAbortSignal: true,
    getList: (resource, params) => list(resource, params, params.signal) as never,
    getManyReference: (resource, params) =>
      list(resource, { ...params, filter: { ...params.filter, [params.target]: params.id } }, params.signal) as never,
    getOne: async (resource, { id, signal }) => ({ data: (await one(resource, id, signal)) as never }),
    getMany: async (resource, { ids, signal }) => ({
      data: (await Promise.all(ids.map((id) => one(resource, id, signal)))) as never,
    }),
    create: async (resource, { data }) => ({
      data: (await record(
        offered(adapterOf(resource).create, 'create')(companyInScope(), data as Record<string, unknown>),
      )) as never,
    }),
    update: async (resource, { id, data }) => ({ data: (await update(resource, id, data as Record<string, unknown>)) as never }),
    updateMany: async (resource, { ids, data }) => {
      for (const id of ids) await update(resource, id, data as Record<string, unknown>);
      return { data: ids };
    },
    delete: async (resource, { id }) => ({ data: (await remove(resource, id)) as never }),
    deleteMany: async (resource, { ids }) => {
      for (const id of ids) await remove(resource, id);
      return { data: ids };
    },
  };
}
