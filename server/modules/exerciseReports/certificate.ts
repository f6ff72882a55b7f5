import { sql } from 'drizzle-orm';
import { exerciseLimits } from '#contract/exercise/limits';
import { Refusal } from '../../core/refusal.ts';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { nameOrEmailSql } from '../../db/personName.ts';

interface Certificate {
  fullName: string;
  campaignName: string;
  score: number;
  completedAt: Date;
}

/** What the golden certificate of a person says. Refuses with no_golden_certificate below the top score. */
export async function certificateOf(
  tx: Tx,
  companyId: string,
  { campaignId, userId }: { campaignId: string; userId: string },
): Promise<Certificate> {
  const [certificate] = await rows<Certificate>(
    tx,
    sql`SELECT ${nameOrEmailSql('u')} AS "fullName", c.name AS "campaignName",
        a.score::float8 AS score, a.completed_at AS "completedAt"
      FROM exercise_assignments a JOIN exercise_campaigns c ON c.id = a.campaign_id JOIN users u ON u.id = a.user_id
      WHERE a.company_id = ${companyId} AND a.campaign_id = ${campaignId} AND a.user_id = ${userId}
        AND a.status = 'completed' AND a.score >= ${exerciseLimits.topScore} AND u.deleted_at IS NULL`,
  );
  if (!certificate) throw new Refusal('no_golden_certificate');
  return certificate;
}
