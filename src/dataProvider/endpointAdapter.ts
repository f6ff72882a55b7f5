import { type Endpoint, fillPath, placesOf } from '#contract/kit';
import type { RaRecord } from 'react-admin';
import type { Adapter, ListAdapter, ListRequest, ListResult } from './adapter.ts';

interface Calls {
  list?: Endpoint;
  get?: Endpoint;
  create?: Endpoint;
  update?: Endpoint;
  remove?: Endpoint;
}

interface Options {
  /** Name of the record's id in the paths of its calls; none where only a list is offered. */
  id?: string;
  /** The filters of the list as its call takes them; absent: as they are. What stands in the list's path is taken from them. */
  toFilter?: (filter: ListRequest['filter']) => object;
  /** The list's call answers everything at once, as a bare array unless `read` says otherwise, and takes neither page nor order. */
  isWhole?: true;
  /** Reads the answer of the list; absent: `{ data, totalCount }`, or the array. */
  read?: (body: unknown) => ListResult;
  refusals?: Adapter['refusals'];
}

const readPage = (body: unknown): ListResult => {
  const { data, totalCount } = body as { data: RaRecord[]; totalCount: number };
  return { data, total: totalCount };
};

const readWhole = (body: unknown): ListResult => {
  const data = body as RaRecord[];
  return { data, total: data.length };
};

/**
 * The adapter of a resource whose calls are declared in the contract in the usual way: a list, and one call for each verb,
 * which takes and gives the record. A call that is missing is a verb that is not offered.
 */
export function endpointAdapter(calls: Calls & { list: Endpoint }, options: Options): ListAdapter;
export function endpointAdapter(calls: Calls, options: Options): Adapter;
export function endpointAdapter(calls: Calls, options: Options): Adapter {
  const { id: idName = 'id', toFilter = (filter) => filter, isWhole, read = isWhole ? readWhole : readPage, refusals } = options;
  const at = ({ path }: Endpoint, companyId: string, id?: unknown) =>
    fillPath(path, { companyId, ...(id === undefined ? {} : { [idName]: String(id) }) });
  const { list, get, create, update, remove } = calls;
  const listed = (call: Endpoint): ListAdapter['list'] => ({
    request: ({ companyId, page, perPage, sort, filter }) => {
      const places = placesOf(call.path);
      const narrowed = Object.entries(toFilter(filter));
      const inPath = Object.fromEntries(narrowed.filter(([name]) => places.includes(name)));
      const rest = Object.fromEntries(narrowed.filter(([name]) => !places.includes(name)));
      const paging = { order: sort.order, orderBy: sort.field, pageNumber: page, pageSize: perPage };
      const input = isWhole ? rest : { ...rest, ...paging };
      const where = { method: call.method, path: fillPath(call.path, { ...inPath, companyId }), repeatable: true };
      return call.method === 'GET' ? { ...where, query: input } : { ...where, body: input };
    },
    read,
  });
  return {
    ...(list && { list: listed(list) }),
    ...(isWhole && { isWhole }),
    ...(get && { one: ({ companyId, id }) => ({ method: get.method, path: at(get, companyId, id), repeatable: true }) }),
    ...(create && { create: (companyId, body) => ({ method: create.method, path: at(create, companyId), body }) }),
    ...(update && { update: ({ companyId, id }, body) => ({ method: update.method, path: at(update, companyId, id), body }) }),
    ...(refusals && { refusals }),
    ...(remove && { remove: ({ companyId, id }) => ({ method: remove.method, path: at(remove, companyId, id) }) }),
  };
}
