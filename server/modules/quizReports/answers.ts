import { type SQL, sql } from 'drizzle-orm';
import {
  assignmentsWhere,
  campaignsWhere,
  choosesCampaigns,
  choosesWork,
  oneOf,
  type ReportWanted,
  work,
} from '../trainingReports/public.ts';

export interface QuizWanted extends ReportWanted {
  courseIds: readonly string[];
  searchText?: string | undefined;
}

/** Answers `q` with their question `s`, chapter `h` and course `k`. */
export const answersFrom = sql`quiz_answers q JOIN quiz_questions s ON s.id = q.question_id JOIN chapters h ON h.id = s.chapter_id
  JOIN courses k ON k.id = h.course_id`;

/** The condition over answersFrom that quiz reports share. Assignments are looked up only where a filter asks for them. */
export function answersWhere(companyId: string, wanted: QuizWanted): SQL {
  const ofWork = choosesWork(wanted)
    ? sql`(q.campaign_id, q.user_id) IN (SELECT a.campaign_id, a.user_id FROM ${work} WHERE ${assignmentsWhere(companyId, wanted)})`
    : sql`true`;
  const ofCampaigns = choosesCampaigns(wanted)
    ? sql`q.campaign_id IN (SELECT c.id FROM campaigns c WHERE ${campaignsWhere(companyId, wanted)})`
    : sql`true`;
  return sql`q.company_id = ${companyId} AND ${ofCampaigns} AND ${oneOf(sql`h.course_id`, wanted.courseIds, 'uuid')} AND ${ofWork}`;
}

export const correct = sql`count(*) FILTER (WHERE q.is_correct)::int`;
export const wrong = sql`count(*) FILTER (WHERE NOT q.is_correct)::int`;
export const share = sql`(100.0 * count(*) FILTER (WHERE q.is_correct) / nullif(count(*), 0))::float8`;
