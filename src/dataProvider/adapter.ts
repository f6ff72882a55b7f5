import type { GetListParams, GetManyReferenceParams, Identifier, RaRecord, SortPayload } from 'react-admin';
import type { Endpoint } from '#contract/kit/endpoint';
import type { HttpRequest } from './http.ts';

export interface ListRequest {
  companyId: string;
  page: number;
  perPage: number;
  sort: SortPayload;
  filter: Record<string, unknown>;
}

export interface ListResult {
  data: RaRecord[];
  total: number;
  /** Further facts about the list, for instance that its total is capped. */
  meta?: Record<string, unknown>;
}

type Where = { companyId: string; id: Identifier };
type Request = Omit<HttpRequest, 'signal'>;

/** The request for a page of a list, and how its answer is read. */
interface ListCall {
  request: Request;
  read: (body: unknown) => ListResult;
}

/**
 * The calls of one resource and their differences from the convention, as data. A missing verb is not supported.
 * `list` makes the request and tells how to read its reply; the other verbs reply with the record itself.
 */
export interface Adapter {
  /** The calls that it makes. A test fails on code that makes them without react-admin. */
  calls: readonly Endpoint[];
  list?: ((request: ListRequest) => ListCall) | undefined;
  one?: ((where: Where) => Request) | undefined;
  /** The list always contains all records: without a call for one record, it is found in the list. */
  isWhole?: true | undefined;
  /** Replies with one record carry it in `data`. */
  isWrapped?: true | undefined;
  create?: ((companyId: string, data: Record<string, unknown>) => Request) | undefined;
  update?: ((where: Where, data: Record<string, unknown>) => Request) | undefined;
  remove?: ((where: Where) => Request) | undefined;
  /** Maps an error of create or update to fields, each with the key of its message; `sent` is the refused data. */
  refusals?: ((error: unknown, sent: Record<string, unknown>) => Record<string, string> | undefined) | undefined;
}

/** An adapter of a resource that has a list. */
export type ListAdapter = Adapter & { list: (request: ListRequest) => ListCall };

/** Page and order of a react-admin list, with the product's defaults. */
export function listRequestOf(
  companyId: string,
  { pagination, sort, filter }: GetListParams | GetManyReferenceParams,
): ListRequest {
  return {
    companyId,
    page: pagination?.page ?? 1,
    perPage: pagination?.perPage ?? 25,
    sort: sort ?? { field: 'created_at', order: 'DESC' },
    filter: (filter ?? {}) as Record<string, unknown>,
  };
}
