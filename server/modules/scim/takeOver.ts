import { sql } from 'drizzle-orm';
import type { takeOverProvisioned } from '#contract/company/scim';
import { audit } from '../../audit.ts';
import { machineTime, now } from '../../clock.ts';
import { Refusal } from '../../core/refusal.ts';
import { lockCompany } from '../../db/lockCompany.ts';
import { allowLongStatements } from '../../db/longStatements.ts';
import { oneRow, run } from '../../db/rows.ts';
import type { Handler } from '../../http/handler.ts';

/**
 * Lets admins manage the people and groups of a directory that has no token any more; without it they would stay locked for good. People
 * who are held wait for a decision first.
 */
export const takeOver: Handler<typeof takeOverProvisioned> = async ({ tx, actor, body }) => {
  const { companyId } = actor;
  await allowLongStatements(tx);
  await lockCompany(tx, actor);
  const managed = sql`u.company_id = ${companyId} AND u.scim_managed AND u.held_at IS NULL`;
  const { total, hasToken } = await oneRow<{ total: number; hasToken: boolean }>(
    tx,
    sql`SELECT (SELECT count(*) FROM people u WHERE ${managed})::int AS total,
      EXISTS (SELECT 1 FROM scim_tokens t WHERE t.company_id = ${companyId}) AS "hasToken"`,
  );
  if (hasToken) throw new Refusal('scim_token_in_force');
  if (total !== body.expectedTotal) throw new Refusal('total_changed');
  const auditId = await audit(tx, actor, {
    action: 'scim.released',
    subject: { type: 'users', label: String(total) },
    subjectsSql: sql`SELECT u.id FROM people u WHERE ${managed}`,
  });
  const subjects = sql`SELECT user_id FROM audit_subjects WHERE audit_id = ${auditId}`;
  await run(
    tx,
    sql`UPDATE scim_people SET removed_at = ${machineTime()}, external_id = NULL WHERE company_id = ${companyId} AND user_id IN (${subjects})`,
  );
  await run(
    tx,
    sql`UPDATE users SET scim_managed = false, updated_at = ${now()} WHERE company_id = ${companyId} AND id IN (${subjects})`,
  );
  await run(tx, sql`DELETE FROM scim_groups WHERE company_id = ${companyId}`);
  return { changed: total };
};
