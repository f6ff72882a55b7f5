import { and, eq, isNotNull } from 'drizzle-orm';
import { companies, companyDomains } from '../../db/schema.ts';
import type { Tx } from '../../db/tx.ts';
import { findPersonByEmail } from '../session/public.ts';
import { findConnection } from './connections.ts';
import type { Connection } from './provider.ts';

/** The connection with which an address signs in: that of the person's company, for others that of the company that proved its domain. */
export async function connectionForEmail(tx: Tx, email: string): Promise<Connection | undefined> {
  const person = await findPersonByEmail(tx, email);
  const company = person?.company ?? (await companyOfDomain(tx, email.split('@')[1] ?? ''));
  return company && !company.disabled ? findConnection(tx, company.id) : undefined;
}

async function companyOfDomain(tx: Tx, domain: string) {
  const [found] = await tx
    .select({ id: companies.id, disabled: companies.disabled })
    .from(companyDomains)
    .innerJoin(companies, eq(companies.id, companyDomains.companyId))
    .where(and(eq(companyDomains.domain, domain), isNotNull(companyDomains.provedAt)));
  return found;
}
