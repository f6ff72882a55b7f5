import { sql } from 'drizzle-orm';
import { now } from '../../../clock.ts';
import type { Actor } from '../../../core/actor.ts';
import { run } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';
import { endedLearnerLinks } from '../../../identity/learnerLinksSince.ts';
import { queueAccountSyncOf } from '../../../identity/queueAccountSync.ts';
import { sendJob } from '../../../jobs/send.ts';
import { assignWork } from '../../work/public.ts';
import { endPanelSessions } from '../../session/public.ts';

/**
 * Enables or disables the subjects of an entry of the audit log, with what follows: sessions end, accounts are synchronized, and
 * people who are enabled get the trainings of their departments and groups. None of them stays held. Returns their number.
 */
export async function applyDisabled(
  tx: Tx,
  { companyId }: Pick<Actor, 'companyId'>,
  auditId: string,
  isDisabled: boolean,
): Promise<number> {
  const subjects = sql`SELECT user_id FROM audit_subjects WHERE audit_id = ${auditId}`;
  const changed = await run(
    tx,
    // People who are enabled again need new links to the pages of learners.
    sql`UPDATE users SET disabled = ${isDisabled}, held_at = NULL, updated_at = ${now()},
        learner_links_since = ${isDisabled ? endedLearnerLinks() : sql`learner_links_since`}
      WHERE company_id = ${companyId} AND id IN (${subjects})`,
  );
  if (isDisabled) await endPanelSessions(tx, subjects);
  else await sendJob(tx, assignWork, { companyId, auditId });
  await queueAccountSyncOf(tx, companyId, auditId);
  return changed;
}
