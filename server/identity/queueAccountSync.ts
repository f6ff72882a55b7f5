import { sql } from 'drizzle-orm';
import { rows } from '../db/rows.ts';
import type { Tx } from '../db/tx.ts';
import { defineJob } from '../jobs/job.ts';
import { sendJob } from '../jobs/send.ts';

/** Makes the identity provider's accounts match the rows of these users. */
export const identitySync = defineJob<{ companyId?: string; userIds: string[] }>('identity.sync');

const idsPerJob = 500;
const smallestId = '00000000-0000-0000-0000-000000000000';

/** Queues the sync of these users' accounts, in batches. */
export async function queueAccountSync(tx: Tx, companyId: string, userIds: readonly string[]): Promise<void> {
  for (let first = 0; first < userIds.length; first += idsPerJob) {
    await sendJob(tx, identitySync, { companyId, userIds: userIds.slice(first, first + idsPerJob) });
  }
}

const strandedAfterSeconds = 600;

/**
 * Queues the removal of an account that is about to be made at the provider, unless a person of this id exists by then. For an account that
 * comes before its row: if the process dies in between, nothing else knows of it.
 */
export const queueRemovalIfStranded = (tx: Tx, userId: string): Promise<void> =>
  sendJob(tx, identitySync, { userIds: [userId] }, { afterSeconds: strandedAfterSeconds });

/** Queues the sync for the subjects of a bulk change that can sign in. */
export async function queueAccountSyncOf(tx: Tx, companyId: string, auditId: string): Promise<void> {
  for (let after = smallestId; ; ) {
    const page = await rows<{ id: string }>(
      tx,
      sql`SELECT u.id FROM audit_subjects s JOIN users u ON u.id = s.user_id
        WHERE s.audit_id = ${auditId} AND u.has_login AND u.id > ${after}::uuid ORDER BY u.id LIMIT ${idsPerJob}`,
    );
    const last = page.at(-1);
    if (!last) return;
    await sendJob(tx, identitySync, { companyId, userIds: page.map(({ id }) => id) });
    after = last.id;
  }
}
