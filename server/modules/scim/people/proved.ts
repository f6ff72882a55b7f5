import { sql } from 'drizzle-orm';
import { oneRow } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';
import { invalidValue } from '../scimError.ts';

/** A directory answers for the mailboxes of its own domains only: a person who reads a mailbox can sign in. */
export async function isProved(tx: Tx, companyId: string, email: string): Promise<boolean> {
  const row = await oneRow<{ isProved: boolean }>(
    tx,
    sql`SELECT EXISTS (SELECT 1 FROM company_domains WHERE company_id = ${companyId} AND domain = ${email.split('@')[1] ?? ''}
      AND proved_at IS NOT NULL) AS "isProved"`,
  );
  return row.isProved;
}

export async function requireProved(tx: Tx, companyId: string, email: string): Promise<void> {
  if (!(await isProved(tx, companyId, email))) throw invalidValue(`The domain of ${email} is not one that the company has proved`);
}
