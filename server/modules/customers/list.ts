import type { z } from 'zod';
import type { listResellerCustomers } from '#contract/partners/customers';
import { customerColumns } from '#contract/partners/customerFile';
import { audit } from '../../audit.ts';
import { scopeOf, tenantTx } from '../../db/tx.ts';
import type { Handler } from '../../http/handler.ts';
import { csvFile, wantsCsv } from '../../reports/csvFiles.ts';
import { paged } from '../../reports/pages.ts';
import { countCustomers, type CustomerOut, findCustomers, nextCustomers, totalOf } from './customers.queries.ts';

type CustomerPage = z.output<(typeof listResellerCustomers)['reply']>;

/** A row of the file: what is nested in a record stands beside the rest. */
const toFileRow = (row: CustomerOut) => ({
  ...row,
  email: row.owner?.email ?? '',
  parentCompanyName: row.parentCompanyName ?? '',
  standing: row.disabledAt ? 'suspended' : 'enabled',
});

/** One page of the companies below the one in scope; the access table decides which of the four calls a company has. */
export const listCustomers: Handler<typeof listResellerCustomers> = async (call) => {
  const { tx, actor, query, services, request, inNewTransaction } = call;
  const [page, filters] = paged(query, { orderBy: 'createdAt', order: 'DESC' });
  if (wantsCsv(request))
    return csvFile(
      { actor, request, inNewTransaction },
      {
        name: 'customers',
        columns: customerColumns,
        inOrder: async (inTx, limit) => (await findCustomers(inTx, actor, filters, { ...page, offset: 0, limit })).map(toFileRow),
        next: async (inTx, after, limit) => (await nextCustomers(inTx, actor, filters, after, limit)).map(toFileRow),
        before: () =>
          tenantTx(services.db, scopeOf(actor), 'write', async (write, writer) => {
            const count = await countCustomers(write, writer, filters);
            const subject = { type: 'companies', label: String(count) } as const;
            await audit(write, writer, { action: 'customers.exported', subject, count, selection: filters });
            return count;
          }),
      },
    );
  const { total, isCapped } = await totalOf(tx, actor, filters);
  const companies = await findCustomers(tx, actor, filters, page, isCapped ? undefined : total);
  const number = page.offset / page.limit + 1;
  return {
    data: { companies, pageInfo: { number, size: page.limit, totalCount: total, totalIsCapped: isCapped } },
  } satisfies CustomerPage;
};
