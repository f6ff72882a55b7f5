import { type Endpoint, fillPath } from '#contract/kit';
import type { RaRecord } from 'react-admin';
import type { Adapter, ListRequest, ListResult } from './adapter.ts';

interface Calls {
  list: Endpoint;
  get?: Endpoint;
  create?: Endpoint;
  update?: Endpoint;
  remove?: Endpoint;
}

interface Options {
  /** Name of the record's id in the paths of its calls. */
  id: string;
  /** The filters of the list as its call takes them; absent: as they are. */
  toFilter?: (filter: ListRequest['filter']) => object;
  /** Reads the answer of the list; absent: `{ data, totalCount }`. */
  read?: (body: unknown) => ListResult;
  refusals?: Adapter['refusals'];
}

const readPage = (body: unknown): ListResult => {
  const { data, totalCount } = body as { data: RaRecord[]; totalCount: number };
  return { data, total: totalCount };
};

/**
 * The adapter of a resource whose calls are declared in the contract in the usual way: a paged list, and one call for each verb,
 * which takes and gives the record. A call that is missing is a verb that is not offered.
 */
export function endpointAdapter(calls: Calls, options: Options): Adapter {
  const { id: idName, toFilter = (filter) => filter, read = readPage, refusals } = options;
  const at = ({ path }: Endpoint, companyId: string, id?: unknown) =>
    fillPath(path, { companyId, ...(id === undefined ? {} : { [idName]: String(id) }) });
  const { list, get, create, update, remove } = calls;
  return {
    list: {
      request: ({ companyId, page, perPage, sort, filter }) => {
        const input = { pageNumber: page, pageSize: perPage, orderBy: sort.field, order: sort.order, ...toFilter(filter) };
        const where = { method: list.method, path: at(list, companyId), repeatable: true };
        return list.method === 'GET' ? { ...where, query: input } : { ...where, body: input };
      },
      read,
    },
    ...(get && { one: ({ companyId, id }) => ({ method: get.method, path: at(get, companyId, id), repeatable: true }) }),
    ...(create && { create: (companyId, body) => ({ method: create.method, path: at(create, companyId), body }) }),
    ...(update && { update: ({ companyId, id }, body) => ({ method: update.method, path: at(update, companyId, id), body }) }),
    ...(refusals && { refusals }),
    ...(remove && { remove: ({ companyId, id }) => ({ method: remove.method, path: at(remove, companyId, id) }) }),
  };
}
