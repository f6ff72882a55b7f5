import { sql } from 'drizzle-orm';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { mustUseSso } from './mustUseSso.ts';

export interface FoundPerson {
  userId: string;
  companyId: string;
  name: string;
  email: string;
  companyName: string;
  /** No link signs them in. */
  mustUseSso: boolean;
  language: string;
  linksSince: Date | null;
}

/** Somebody who may have a session on the pages of learners. */
export async function findPerson(tx: Tx, userId: string): Promise<FoundPerson | undefined> {
  const [found] = await rows<FoundPerson>(
    tx,
    sql`SELECT u.id AS "userId", o.id AS "companyId", coalesce(nullif(trim(u.name || ' ' || u.last_name), ''), u.email) AS name, u.email,
        o.name AS "companyName", ${mustUseSso} AS "mustUseSso", coalesce(u.language, o.lang) AS language, u.learner_links_since AS "linksSince"
      FROM users u JOIN companies o ON o.id = u.company_id
      WHERE u.id = ${userId} AND u.deleted_at IS NULL AND NOT u.disabled AND u.held_at IS NULL AND NOT o.disabled`,
  );
  return found;
}
