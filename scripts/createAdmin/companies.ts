import { eq, sql } from 'drizzle-orm';
import { companies } from '../../server/db/schema.ts';
import type { Tx } from '../../server/db/tx.ts';
import { insertCompany } from '../../server/modules/companies/public.ts';

export interface FoundCompany {
  id: string;
  name: string;
  isNew: boolean;
}

const columns = { id: companies.id, name: companies.name, isHouse: companies.isHouse };
const called = (tx: Tx, name: string) => tx.select(columns).from(companies).where(sql`lower(${companies.name}) = lower(${name})`);

async function make(tx: Tx, name: string, more: Partial<typeof companies.$inferInsert>): Promise<FoundCompany> {
  return { id: await insertCompany(tx, { name, ...more }), name, isNew: true };
}

/**
 * Finds or creates the customer of that name. Throws an Error with a message for people if the name is too short or our own.
 */
export async function findOrMakeCustomer(tx: Tx, name: string, lang: string): Promise<FoundCompany> {
  const sameName = await called(tx, name);
  if (sameName.length > 1) throw new Error(`there are ${sameName.length} companies called "${name}".`);
  if (sameName[0]?.isHouse)
    throw new Error(`"${name}" is our own company and has no such admins. Its people are made with --staff.`);
  if (sameName[0]) return { ...sameName[0], isNew: false };
  return make(tx, name, { lang, trialStatus: 'available' });
}

/**
 * Finds or creates our own company (the house), to which all staff belong. `name` is required to create it, afterwards
 * optional. Throws an Error with a message for people if it is missing, differs, or is a customer's.
 */
export async function findOrMakeHouse(tx: Tx, name: string | undefined, lang: string): Promise<FoundCompany> {
  const [house] = await tx.select(columns).from(companies).where(eq(companies.isHouse, true)).orderBy(companies.createdAt).limit(1);
  if (house) {
    if (name !== undefined && name.toLowerCase() !== house.name.toLowerCase())
      throw new Error(`our own company is "${house.name}", and staff belong to no other. Leave --company out.`);
    return { ...house, isNew: false };
  }
  if (name === undefined) throw new Error('there is no company of our own yet. Name it with --company.');
  if ((await called(tx, name)).length > 0) throw new Error(`"${name}" is a customer. Our own company needs another name.`);
  return make(tx, name, { lang, isHouse: true, hasBoost: true, boostedBySuperadmin: true });
}
