import type { RaRecord } from 'ra-core';
import { listAuditLog } from '#contract/audit';
import { listCompanies } from '#contract/companies';
import { fillPath } from '#contract/kit';
import type { Adapter } from '../adapter.ts';

/** A plain record collection in the simple REST convention: `sort`, `range`, `filter` as JSON, total in Content-Range. */
export function simpleRestAdapter(path: string): Adapter {
  const base = (companyId: string) => fillPath(path, { companyId });
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

export const auditLogAdapter = simpleRestAdapter(listAuditLog.path);
/** Not of one company: the companies that the caller may act in. */
export const companiesAdapter = simpleRestAdapter(listCompanies.path);
