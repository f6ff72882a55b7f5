import { randomBytes, randomUUID } from 'node:crypto';
import { now } from '../../clock.ts';
import { companies } from '../../db/schema.ts';
import type { Tx } from '../../db/tx.ts';

type NewCompany = Omit<typeof companies.$inferInsert, 'id' | 'slug' | 'createdAt' | 'updatedAt'>;

const slugOf = (name: string) =>
  `${name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)}-${randomBytes(3).toString('hex')}`;

/** Creates a company without people. Returns its id. */
export async function insertCompany(tx: Tx, company: NewCompany): Promise<string> {
  const at = now();
  const id = randomUUID();
  await tx.insert(companies).values({ ...company, id, slug: slugOf(company.name), createdAt: at, updatedAt: at });
  return id;
}
