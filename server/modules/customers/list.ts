import type { z } from 'zod';
import type { listResellerCustomers } from '#contract/partners/customers';
import { customerColumns } from '#contract/partners/customerFile';
import { audit } from '../../audit.ts';
import { scopeOf, tenantTx } from '../../db/tx.ts';
import { answerTable } from '../../reports/tableHandler.ts';
import type { Handler } from '../../http/handler.ts';
import { paged } from '../../reports/pages.ts';
import { countCustomers, type CustomerOut, findCustomers, nextCustomers, totalOf } from './customers.queries.ts';

type CustomerPage = z.output<(typeof listResellerCustomers)['reply']>;

/** A row of the file: the nested values that it shows, beside the rest. */
const toFileRow = (row: CustomerOut) => ({
  ...row,
  email: row.owner?.email ?? '',
  parentCompanyName: row.parentCompanyName ?? '',
  standing: row.disabledAt ? 'suspended' : 'enabled',
});

/** Lists the companies below the one in scope. The access table decides which of the four calls a company may use. */
export const listCustomers: Handler<typeof listResellerCustomers> = (call) => {
  const { actor, query, services } = call;
  const [page, filters] = paged(query, { orderBy: 'createdAt', order: 'DESC' });
  return answerTable(
    call,
    {
      name: 'customers',
      columns: customerColumns,
      page,
      async find(tx, part) {
        const { total, isCapped } = await totalOf(tx, actor, filters);
        return { items: await findCustomers(tx, actor, filters, part, isCapped ? undefined : total), total, isCapped };
      },
      next: (tx, after, limit) => nextCustomers(tx, actor, filters, after, limit),
      toFileRow,
      beforeFile: () =>
        tenantTx(services.db, scopeOf(actor), 'write', async (tx, writer) => {
          const count = await countCustomers(tx, writer, filters);
          const subject = { type: 'companies', label: String(count) } as const;
          await audit(tx, writer, { action: 'customers.exported', subject, count, selection: filters });
          return count;
        }),
    },
    ({ items: companies, total: totalCount, isCapped: totalIsCapped }): CustomerPage => ({
      data: {
        companies,
        pageInfo: { number: page.offset / page.limit + 1, size: page.limit, totalCount, totalIsCapped },
      },
    }),
  );
};
