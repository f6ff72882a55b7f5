import { sql } from 'drizzle-orm';
import { courseLanguages } from '#contract/courseLanguage';
import { limits } from '#contract/limits';
import { courseRefusal } from '#contract/premium';
import type { Actor } from '../../actor.ts';
import { now } from '../../clock.ts';
import { oneRow, rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import type { Jobs } from '../../jobs/index.ts';
import { Refusal } from '../../refusal.ts';
import { beginCampaign } from './startCampaign.ts';

export interface AnnualCourse {
  id: string;
  name: string;
  totalChapters: number;
  needsPlan: boolean;
}

interface Candidate extends Omit<AnnualCourse, 'needsPlan'> {
  is_free: boolean;
  language: string | null;
  isPartner: boolean;
}

/**
 * The course a company begins with: the first of the catalogue in the language, else in English, that has no campaign. One that
 * the plan holds comes first. Null where the catalogue has none.
 */
export async function findAnnualCourse(
  tx: Tx,
  { companyId, plan, companyLang }: Pick<Actor, 'companyId' | 'plan' | 'companyLang'>,
  language: string,
): Promise<AnnualCourse | null> {
  const codes = sql`${sql.param([...courseLanguages(language.toLowerCase()), 'en'])}::text[]`;
  const found = await rows<Candidate>(
    tx,
    sql`SELECT k.id, k.name, k.is_free, k.language, o.is_partner AS "isPartner",
        (SELECT count(*) FROM chapters p WHERE p.course_id = k.id)::int AS "totalChapters"
      FROM companies o, courses k CROSS JOIN LATERAL (SELECT lower(coalesce(nullif(k.language, ''), 'en')) AS code) l
      WHERE o.id = ${companyId} AND k.company_id IS NULL AND k.deleted_at IS NULL AND NOT k.is_draft AND NOT k.is_gaming
        AND k.course_type = 'awareness' AND l.code = ANY(${codes})
        AND NOT EXISTS (SELECT 1 FROM campaigns c WHERE c.company_id = o.id AND c.course_id = k.id AND c.status <> 'ended')
      ORDER BY array_position(${codes}, l.code), k.position, k.id`,
  );
  const needsPlan = (it: Candidate) => courseRefusal({ plan, isPartner: it.isPartner, lang: companyLang }, it) !== null;
  const chosen = found.find((it) => !needsPlan(it)) ?? found[0];
  return chosen ? { id: chosen.id, name: chosen.name, totalChapters: chosen.totalChapters, needsPlan: needsPlan(chosen) } : null;
}

/** Whether the company has, or ever had, a training. */
export async function hasTrained(tx: Tx, companyId: string): Promise<boolean> {
  const { has } = await oneRow<{ has: boolean }>(
    tx,
    sql`SELECT EXISTS (SELECT 1 FROM campaigns WHERE company_id = ${companyId}) AS has`,
  );
  return has;
}

/**
 * Starts annual training now, for everybody and with notifications, for a company that never had a training. Refuses another
 * company, and what any start refuses.
 */
export async function beginAnnualTraining(tx: Tx, actor: Actor, courseId: string, jobs: Jobs): Promise<void> {
  if (await hasTrained(tx, actor.companyId)) throw new Refusal('training_begun');
  await beginCampaign(
    tx,
    actor,
    {
      courseId,
      campaign_name: limits.annualTraining,
      courseName: limits.annualTraining,
      totalChapters: 0,
      start_date: Math.ceil(now().getTime() / 1000),
      campaign_assignment_type: 'all_users',
      days_to_complete: limits.daysToComplete.default,
      notificationsEnabled: true,
      // Without words of their own people get ours.
      notificationSubject: '',
      notificationMessage: '',
      user_departments: [],
      selectedGroups: [],
    },
    jobs,
  );
}
