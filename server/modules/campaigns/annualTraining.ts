import { sql } from 'drizzle-orm';
import { courseLanguages } from '#contract/courses/courseLanguage';
import { campaignLimits } from '#contract/campaigns/limits';
import { courseRefusal } from '#contract/courses/premium';
import { now } from '../../clock.ts';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { oneRow, rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { beginCampaign } from './startCampaign.ts';

interface AnnualCourse {
  id: string;
  name: string;
  /** Language code of the library, such as `pt-BR`. */
  language: string | null;
  totalChapters: number;
  needsPlan: boolean;
}

interface Candidate extends Omit<AnnualCourse, 'needsPlan'> {
  is_free: boolean;
  isPartner: boolean;
}

/**
 * The course that annual training starts with: the first course of the library in the language, else in English, without an active
 * campaign. Courses that the plan includes come first. Null if there is none.
 */
export async function findAnnualCourse(
  tx: Tx,
  { companyId, plan, companyLang }: Pick<Actor, 'companyId' | 'plan' | 'companyLang'>,
  language: string,
): Promise<AnnualCourse | null> {
  const codes = sql`${sql.param([...courseLanguages(language.toLowerCase()), 'en'])}::text[]`;
  const candidates = await rows<Candidate>(
    tx,
    sql`SELECT k.id, k.name, k.is_free, k.language, o.is_partner AS "isPartner",
        (SELECT count(*) FROM chapters p WHERE p.course_id = k.id)::int AS "totalChapters"
      FROM companies o, courses k CROSS JOIN LATERAL (SELECT lower(coalesce(nullif(k.language, ''), 'en')) AS code) l
      WHERE o.id = ${companyId} AND k.company_id IS NULL AND k.deleted_at IS NULL AND NOT k.is_draft AND NOT k.is_gaming
        AND k.course_type = 'awareness' AND l.code = ANY(${codes})
        AND NOT EXISTS (SELECT 1 FROM campaigns c WHERE c.company_id = o.id AND c.course_id = k.id AND c.status <> 'ended')
      ORDER BY array_position(${codes}, l.code), k.position, k.id`,
  );
  const needsPlan = (course: Candidate) => courseRefusal({ plan, isPartner: course.isPartner, lang: companyLang }, course) !== null;
  const chosen = candidates.find((course) => !needsPlan(course)) ?? candidates[0];
  if (!chosen) return null;
  const { id, name, language: itsLanguage, totalChapters } = chosen;
  return { id, name, language: itsLanguage, totalChapters, needsPlan: needsPlan(chosen) };
}

/** Whether the company has, or ever had, a campaign. */
async function hasTrained(tx: Tx, companyId: string): Promise<boolean> {
  const { has } = await oneRow<{ has: boolean }>(
    tx,
    sql`SELECT EXISTS (SELECT 1 FROM campaigns WHERE company_id = ${companyId}) AS has`,
  );
  return has;
}

/**
 * Starts annual training now, for everybody and with notifications. Refuses with training_begun if the company ever had a
 * campaign, and for the same reasons as `beginCampaign`.
 */
export async function beginAnnualTraining(tx: Tx, actor: Actor, courseId: string): Promise<void> {
  if (await hasTrained(tx, actor.companyId)) throw new Refusal('training_begun');
  await beginCampaign(tx, actor, {
    courseId,
    name: campaignLimits.annualTraining,
    startsAt: now(),
    audience: 'all',
    names: { user_departments: [], selectedGroups: [] },
    task: {
      daysToComplete: campaignLimits.daysToComplete.default,
      notification: { isEnabled: true, subject: '', message: '' },
    },
  });
}
