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
  /** Whatever else the list says about itself, for instance that its total is capped. */
  meta?: Record<string, unknown>;
}

type Where = { companyId: string; id: Identifier };
type Request = Omit<HttpRequest, 'signal'>;

/**
 * How the API of one resource is odd, as data. A verb that is missing is not offered.
 * `list` makes the request and reads the answer; the other verbs answer with the record itself.
 */
export interface Adapter {
  /** The calls that it makes; whoever wants the records asks react-admin and not them. */
  calls: readonly Endpoint[];
  list?: { request: (request: ListRequest) => Request; read: (body: unknown, headers: Headers) => ListResult };
  one?: (where: Where) => Request;
  /** The list always holds all records: where there is no call for one of them, it is found there. */
  isWhole?: true;
  create?: (companyId: string, data: Record<string, unknown>) => Request;
  update?: (where: Where, data: Record<string, unknown>) => Request;
  remove?: (where: Where) => Request;
  /** Which fields of a form an error of create or update is about, each with the key of its message; `sent` is what was refused. */
  refusals?: (error: unknown, sent: Record<string, unknown>) => Record<string, string> | undefined;
}

/** An adapter of a resource that has a list. */
export type ListAdapter = Adapter & Required<Pick<Adapter, 'list'>>;

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
