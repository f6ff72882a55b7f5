import { type SQL, sql } from 'drizzle-orm';

/** Condition over `courses k`: the library and the company's own courses, without deleted ones. */
export const ownOrLibrary = (companyId: string): SQL =>
  sql`k.deleted_at IS NULL AND (k.company_id IS NULL OR k.company_id = ${companyId})`;

/** The same with courses that a partner has shared with the company. An array, so that the condition can use an index. */
export const inReach = (companyId: string): SQL =>
  sql`k.deleted_at IS NULL AND (k.company_id IS NULL OR k.company_id = ${companyId} OR k.id = ANY (ARRAY(
    SELECT s.course_id FROM course_shares s WHERE s.company_id = ${companyId} AND s.removed_at IS NULL)))`;
