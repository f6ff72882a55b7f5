import type { CourseArea } from '#contract/courses/games';
import { findCoursesWhere, isForDevelopers } from '../courses/public.ts';
import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/tx.ts';

/** Conditions over `courses k`. */
const areas: Record<CourseArea, SQL> = {
  gaming: sql`k.game = 'phishing'`,
  fakeOrReal: sql`k.game = 'fake_or_real'`,
  developers: sql`NOT k.is_gaming AND ${isForDevelopers}`,
};

/** The courses of the library that have a page of their own, each with its active campaign. */
export const findAreaCourses = (tx: Tx, companyId: string, area: CourseArea) =>
  findCoursesWhere(tx, companyId, sql`k.deleted_at IS NULL AND k.company_id IS NULL AND ${areas[area]}`);
