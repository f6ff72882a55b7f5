import { type SQL, sql } from 'drizzle-orm';
import type { ReportFilters } from '#contract/reports/reportQuery';
import { assignmentsWhere, campaignsWhere, narrowsCampaigns, narrowsWork, work } from '../trainingReports/public.ts';
import { isOneOf } from '../../db/where.ts';

export interface QuizFilters extends ReportFilters {
  courseIds: readonly string[];
  searchText?: string | undefined;
}

/** Answers `q` with question `s`, chapter `h` and course `k`. */
export const answersFrom = sql`quiz_answers q JOIN quiz_questions s ON s.id = q.question_id JOIN chapters h ON h.id = s.chapter_id
  JOIN courses k ON k.id = h.course_id`;

/** The condition over `answersFrom` that quiz reports share. Joins assignments only if a filter needs them. */
export function answersWhere(companyId: string, filters: QuizFilters): SQL {
  const ofWork = narrowsWork(filters)
    ? sql`(q.campaign_id, q.user_id) IN (SELECT a.campaign_id, a.user_id FROM ${work} WHERE ${assignmentsWhere(companyId, filters)})`
    : sql`true`;
  const ofCampaigns = narrowsCampaigns(filters)
    ? sql`q.campaign_id IN (SELECT c.id FROM campaigns c WHERE ${campaignsWhere(companyId, filters)})`
    : sql`true`;
  return sql`q.company_id = ${companyId} AND ${ofCampaigns} AND ${isOneOf(sql`h.course_id`, { chosen: filters.courseIds }, 'uuid')} AND ${ofWork}`;
}

export const correct = sql`count(*) FILTER (WHERE q.is_correct)::int`;
export const wrong = sql`count(*) FILTER (WHERE NOT q.is_correct)::int`;
export const share = sql`(100.0 * count(*) FILTER (WHERE q.is_correct) / nullif(count(*), 0))::float8`;
