import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { CourseType, course } from '#contract/courses/courses';
import { Refusal } from '../../core/refusal.ts';
import { inReach } from '../../db/courseReach.ts';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { mediaAddressOr } from '../../files/mediaAddress.ts';
import { type ActiveCampaign, findActiveCampaigns } from '../campaigns/public.ts';

type CourseOut = z.output<typeof course>;

/** Estimated time per quiz question. */
const secondsPerQuestion = 30;
const developerTypes: readonly CourseType[] = ['for_developers', 'for_developers_manual_start'];

/** Condition over `courses k`. */
export const isForDevelopers = sql`k.course_type = ANY(${sql.param([...developerTypes])}::text[])`;

/** Condition over `courses k`: courses of the learning page. Developer courses and games have pages of their own. */
export const listed = (companyId: string): SQL => sql`${inReach(companyId)} AND NOT k.is_gaming AND NOT ${isForDevelopers}`;

/** Lateral subquery over `courses k`: number of chapters and quizzes, and the total time. */
export const totals = sql`(
  SELECT count(*)::int AS total_chapters, count(*) FILTER (WHERE c.is_quiz)::int AS total_quizzes,
    ceil(coalesce(sum(coalesce(v.seconds, 0) + ${secondsPerQuestion}::int *
      (SELECT count(*) FROM quiz_questions q WHERE q.chapter_id = c.id)), 0) / 60.0)::int AS total_time_in_minutes
  FROM chapters c LEFT JOIN videos v ON v.id = c.video_id WHERE c.course_id = k.id)`;

/**
 * A partner has shared the course, and above all decides about the end of what it started. A campaign that the company started is its own.
 */
const isShared = sql`(p.course_id IS NOT NULL AND (c.id IS NULL OR (c.created_by IS NULL AND c.created_at >= p.received_at)))`;

const courseSql = (companyId: string, where: SQL): SQL => sql`
  SELECT k.id, k.name, k.description, k.course_type, k.language, false AS deleted, k.company_id AS custom_training_company_id,
    k.company_id IS NOT DISTINCT FROM ${companyId} AS "isCustom", ${isShared} AS "isShared", k.course_type = 'specialized' AS "isSpecialized",
    k.is_gaming AS "isGaming", k.game, k.position AS "order", k.created_at AS "createdAt", t.total_chapters, t.total_quizzes,
    t.total_time_in_minutes, t.total_time_in_minutes AS "totalTimeInMinutes", k.is_draft, k.is_free, false AS "isWizer", k.is_popular AS "isPopular", k.is_hot AS "isHot", k.level, k.thumbnail,
    k.cheat_sheet_id AS "cheatSheetId",
    e.ended_at AS "lastEndedAt"
  FROM courses k CROSS JOIN LATERAL ${totals} t
  LEFT JOIN heed_shared_now() p ON p.course_id = k.id
  LEFT JOIN campaigns c ON c.company_id = ${companyId} AND c.course_id = k.id AND c.status <> 'ended'
  LEFT JOIN (SELECT course_id, max(ended_at) AS ended_at FROM campaigns WHERE company_id = ${companyId} AND status = 'ended' GROUP BY 1) e
    ON e.course_id = k.id
  WHERE ${where} ORDER BY k.position, k.created_at, k.id`;

type CourseRow = Omit<CourseOut, 'isActive' | 'isCampaignSuspended' | 'activeCampaign'>;

const asOut = (row: CourseRow, active: ActiveCampaign | null): CourseOut => ({
  ...row,
  thumbnail: mediaAddressOr(row.thumbnail),
  isActive: active !== null,
  isCampaignSuspended: active?.status === 'suspended',
  activeCampaign: active,
});

/** All courses of the learning page, each with its active campaign. */
export const findCourses = (tx: Tx, companyId: string): Promise<CourseOut[]> => findCoursesWhere(tx, companyId, listed(companyId));

/** Courses under a condition over `courses k`, each with its active campaign. */
export async function findCoursesWhere(tx: Tx, companyId: string, where: SQL): Promise<CourseOut[]> {
  const courseRows = await rows<CourseRow>(tx, courseSql(companyId, where));
  const active = new Map((await findActiveCampaigns(tx, companyId)).map((one) => [one.courseId, one]));
  return courseRows.map((row) => asOut(row, active.get(row.id) ?? null));
}

/** One course that the company can see, including developer courses. Refuses with not_found. */
export async function findCourse(tx: Tx, companyId: string, courseId: string): Promise<CourseOut> {
  const [row] = await rows<CourseRow>(tx, courseSql(companyId, sql`${inReach(companyId)} AND k.id = ${courseId}`));
  if (!row) throw new Refusal('not_found');
  const [active] = await findActiveCampaigns(tx, companyId, courseId);
  return asOut(row, active ?? null);
}
