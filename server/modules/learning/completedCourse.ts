import { sql } from 'drizzle-orm';
import type { TaskKind } from '#contract/people/userTasks';
import { nameOrEmailSql } from '../../db/personName.ts';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { trainings } from '../campaigns/public.ts';
import { taskOf } from '../work/public.ts';
import type { Learner } from './learning.queries.ts';

/** What the certificate of a completed course says. */
interface CompletedCourse {
  kind: TaskKind;
  fullName: string;
  courseName: string;
  completedAt: Date;
}

/** A course that the learner has completed, in whatever state its campaign is; undefined if they have not. */
export async function completedCourse(
  tx: Tx,
  { companyId, userId, campaignId }: Learner & { campaignId: string },
): Promise<CompletedCourse | undefined> {
  const [completed] = await rows<CompletedCourse>(
    tx,
    sql`SELECT ${taskOf(trainings.tasks)} AS kind, ${nameOrEmailSql('u')} AS "fullName", k.name AS "courseName", a.completed_at AS "completedAt"
      FROM assignments a JOIN campaigns c ON c.id = a.campaign_id JOIN courses k ON k.id = c.course_id JOIN users u ON u.id = a.user_id
      WHERE a.company_id = ${companyId} AND a.user_id = ${userId} AND a.campaign_id = ${campaignId} AND a.status = 'completed'
        AND a.completed_at IS NOT NULL`,
  );
  return completed;
}
