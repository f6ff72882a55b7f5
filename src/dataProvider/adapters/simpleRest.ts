import type { RaRecord } from 'ra-core';
import type { Adapter } from '../adapter.ts';

/** A plain record collection in the simple REST convention: `sort`, `range`, `filter` as JSON, total in Content-Range. */
export function simpleRestAdapter(name: string): Adapter {
  const base = (companyId: string) => `/rest/v1/company/${encodeURIComponent(companyId)}/${name}`;
  return {
    list: {
      request: ({ companyId, page, perPage, sort, filter }) => ({
        method: 'GET',
        path: base(companyId),
        query: {
          sort: JSON.stringify([sort.field, sort.order]),
          range: JSON.stringify([(page - 1) * perPage, page * perPage - 1]),
          filter: JSON.stringify(filter),
        },
        repeatable: true,
      }),
      read: (body, headers) => ({ data: body as RaRecord[], total: totalOf(headers) }),
    },
  };
}

const totalOf = (headers: Headers) => Number(headers.get('content-range')?.split('/')[1] ?? 0);

export const auditLogAdapter = simpleRestAdapter('audit-log');
