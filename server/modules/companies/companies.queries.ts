import { asc, count, desc, eq, sql, type SQL } from 'drizzle-orm';
import { companies } from '../../db/schema.ts';
import type { Tx } from '../../db/tx.ts';
import { escapeLike } from '../../db/where.ts';
import { companyFacts } from './toCompany.ts';

interface CompanyPage {
  /** Part of a name. */
  q: string | undefined;
  field: 'name' | 'createdAt';
  direction: 'ASC' | 'DESC';
  offset: number;
  limit: number;
}

const columns = { name: sql`lower(${companies.name})`, createdAt: companies.createdAt };

/** One page of the companies that the caller may act in (row-level security hides the others), and the total. */
export async function findCompanies(tx: Tx, { q, field, direction, offset, limit }: CompanyPage) {
  const where: SQL | undefined = q ? sql`${companies.name} ILIKE ${`%${escapeLike(q)}%`}` : undefined;
  const order = direction === 'DESC' ? desc : asc;
  const rows = await tx
    .select({ company: companies, totalUsersCount: companyFacts.totalUsersCount })
    .from(companies)
    .where(where)
    .orderBy(order(columns[field]), order(companies.id))
    .limit(limit)
    .offset(offset);
  const [total] = await tx.select({ n: count() }).from(companies).where(where);
  return { rows, total: total?.n ?? 0 };
}

/** One company with its number of people; undefined if the caller may not act in it. */
export async function findCompany(tx: Tx, companyId: string) {
  const [row] = await tx
    .select({ company: companies, ...companyFacts })
    .from(companies)
    .where(eq(companies.id, companyId));
  return row;
}
