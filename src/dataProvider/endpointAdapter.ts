import { type CallReply, type Endpoint, fillPath, placesOf } from '#contract/kit/endpoint';
import { type Found, foundData } from '#contract/kit/replies';
import type { Identifier } from 'react-admin';
import type { Adapter, ListAdapter, ListRequest, ListResult } from './adapter.ts';

interface Calls {
  get?: Endpoint;
  create?: Endpoint;
  update?: Endpoint;
  remove?: Endpoint;
}

interface Options {
  /** Name of the record's id in the paths of its calls; none where only a list is offered. */
  id?: string;
  /** Converts the filters of the list for its call; by default they stay as they are. They also fill its path parameters. */
  toFilter?: (filter: ListRequest['filter']) => object;
  /** The call returns all records, as an array unless `read` says otherwise, and takes neither page nor order. */
  isWhole?: true;
  /** Replies with one record carry it in `data`. */
  isWrapped?: true;
  /** The body of deleting, if its path does not name the record. */
  removal?: (id: Identifier, companyId: string) => object;
  refusals?: Adapter['refusals'];
}

type Row = { id: Identifier };
/** What lists reply that need no `read`. */
type UsualReply = { data: Row[]; totalCount: number } | Row[];
interface ListOptions<L extends Endpoint> {
  /** Reads the reply of the list; by default `{ data, totalCount }`, or the array. */
  read?: (reply: CallReply<L>) => ListResult;
}
type Reading<L extends Endpoint> = CallReply<L> extends UsualReply ? ListOptions<L> : Required<ListOptions<L>>;

/** Rows as react-admin takes them: those of the contract have an id. */
export const listResult = ({ rows, total }: Found<Row>): ListResult => ({ data: rows, total });

const readUsual = (reply: UsualReply): ListResult =>
  listResult(Array.isArray(reply) ? { rows: reply, total: reply.length } : foundData(reply));

/**
 * The adapter of a resource with the usual calls of the contract: a list, and one call for each verb, which takes and returns the
 * record. A call that is missing is a verb that is not supported.
 */
export function endpointAdapter<L extends Endpoint>(calls: Calls & { list: L }, options: Options & Reading<L>): ListAdapter;
export function endpointAdapter(calls: Calls, options: Options): Adapter;
export function endpointAdapter<L extends Endpoint>(calls: Calls & { list?: L }, options: Options & ListOptions<L>): Adapter {
  const { id: idName = 'id', toFilter = (filter) => filter, isWhole, isWrapped, read, removal, refusals } = options;
  const at = ({ path }: Endpoint, companyId: string, id?: unknown) =>
    fillPath(path, { companyId, ...(id === undefined ? {} : { [idName]: String(id) }) });
  const { list, get, create, update, remove } = calls;
  const listed =
    (call: L): ListAdapter['list'] =>
    ({ companyId, page, perPage, sort, filter }) => {
      const places = placesOf(call.path);
      const narrowed = Object.entries(toFilter(filter));
      const inPath = Object.fromEntries(narrowed.filter(([name]) => places.includes(name)));
      const rest = Object.fromEntries(narrowed.filter(([name]) => !places.includes(name)));
      const paging = { order: sort.order, orderBy: sort.field, pageNumber: page, pageSize: perPage };
      const input = isWhole ? rest : { ...rest, ...paging };
      const where = { method: call.method, path: fillPath(call.path, { ...inPath, companyId }), repeatable: true };
      return {
        request: { ...where, ...(call.method === 'GET' ? { query: input } : { body: input }) },
        read: (body) => (read ? read(body as CallReply<L>) : readUsual(body as UsualReply)),
      };
    };
  return {
    calls: [list, get, create, update, remove].filter((call) => call !== undefined),
    list: list && listed(list),
    isWhole,
    isWrapped,
    one: get && (({ companyId, id }) => ({ method: get.method, path: at(get, companyId, id), repeatable: true })),
    create: create && ((companyId, body) => ({ method: create.method, path: at(create, companyId), body })),
    update: update && (({ companyId, id }, body) => ({ method: update.method, path: at(update, companyId, id), body })),
    remove:
      remove &&
      (({ companyId, id }) => ({ method: remove.method, path: at(remove, companyId, id), body: removal?.(id, companyId) })),
    refusals,
  };
}

/**
 * One list over two calls: `those` if the filter has a value under `name`, else `these`, which also provides the other verbs.
 */
export const eitherList = <These extends ListAdapter>(name: string, those: ListAdapter, these: These): These => ({
  ...these,
  calls: [...those.calls, ...these.calls],
  list: (request: ListRequest) => (request.filter[name] ? those : these).list(request),
});
