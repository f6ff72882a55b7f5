import { randomBytes, randomUUID } from 'node:crypto';
import { now } from '../../clock.ts';
import { companies } from '../../db/schema.ts';
import type { Tx } from '../../db/tx.ts';

export type NewCompany = Omit<typeof companies.$inferInsert, 'id' | 'slug' | 'createdAt' | 'updatedAt'>;

const slugOf = (name: string) =>
  `${name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)}-${randomBytes(3).toString('hex')}`;

/** Creates companies without people. Returns their ids, in the same order. */
export async function insertCompanies(tx: Tx, added: readonly NewCompany[]): Promise<string[]> {
  const at = now();
  const made = added.map((company) => ({ ...company, id: randomUUID(), slug: slugOf(company.name), createdAt: at, updatedAt: at }));
  await tx.insert(companies).values(made);
  return made.map(({ id }) => id);
}

/** Creates a company without people. Returns its id. */
export async function insertCompany(tx: Tx, company: NewCompany): Promise<string> {
  const [id = ''] = await insertCompanies(tx, [company]);
  return id;
}
