import { type SQL, sql } from 'drizzle-orm';
import { assignmentMoves, campaignMoves } from '#contract/campaigns/campaignStates';
import { courseLanguages } from '#contract/courses/courseLanguage';
import { languages } from '#locales/languages.ts';
import { rows, run } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';
import { tellOfSuspension } from './tellOfSuspension.ts';

const anyOf = (statuses: readonly string[]): SQL => sql`ANY(${sql.param([...statuses])}::text[])`;
const companiesOf = async (tx: Tx, query: SQL): Promise<string[]> => (await rows<{ id: string }>(tx, query)).map(({ id }) => id);

/** Starts scheduled campaigns whose start time has passed, except in disabled companies. Returns the companies. */
export function startDue(tx: Tx, at: Date): Promise<string[]> {
  const { from, to } = campaignMoves.start;
  return companiesOf(
    tx,
    sql`UPDATE campaigns c SET status = ${to} FROM companies o
      WHERE c.status = ${anyOf(from)} AND c.starts_at <= ${at} AND o.id = c.company_id AND NOT o.disabled RETURNING c.company_id AS id`,
  );
}

/** Condition over `companies o`: the trial has ended and no other plan replaces it. */
const trialHasEnded = sql`(o.trial_status = 'expired' AND NOT o.has_boost AND NOT o.has_super_boost AND NOT o.is_partner)`;
const language = sql`lower(coalesce(k.language, ''))`;
const languagesOfCompanies = JSON.stringify(Object.fromEntries(languages.map(({ code }) => [code, courseLanguages(code)])));
/** `courseRefusal` of the contract as SQL: without a plan, free courses in English or the company's language stay available. */
const isIncluded = sql`(k.is_free AND (${language} = ANY(${sql.param([...courseLanguages('en')])}::text[])
  OR ${languagesOfCompanies}::jsonb -> lower(o.lang) ? ${language}))`;
const needsPlan = sql`(${trialHasEnded} AND NOT ${isIncluded})`;
/** Unlike its contrary not true of a company that chose the free plan after its trial. */
const mayResume = sql`(o.has_boost OR o.has_super_boost OR o.is_partner OR o.trial_status = 'active' OR ${isIncluded})`;

/**
 * After a trial: suspends campaigns of courses that the plan no longer includes, and marks the company and its admins, who then see
 * a notice.
 */
export async function suspendAfterTrial(tx: Tx): Promise<void> {
  const { from, to } = campaignMoves.suspend;
  const companies = await companiesOf(
    tx,
    sql`UPDATE campaigns c SET status = ${to} FROM companies o, courses k
      WHERE c.status = ${anyOf(from)} AND o.id = c.company_id AND k.id = c.course_id AND ${needsPlan} RETURNING c.company_id AS id`,
  );
  if (companies.length === 0) return;
  const ids = sql`ANY(${sql.param([...new Set(companies)])}::uuid[])`;
  await run(tx, sql`UPDATE companies SET is_training_suspended = true WHERE id = ${ids}`);
  await tellOfSuspension(tx, companies);
}

/** Resumes campaigns of courses that the plan includes again. Returns the companies. */
export async function resumeAfterUpgrade(tx: Tx): Promise<string[]> {
  const { from, to } = campaignMoves.resume;
  const companies = await companiesOf(
    tx,
    sql`UPDATE campaigns c SET status = ${to} FROM companies o, courses k
      WHERE c.status = ${anyOf(from)} AND o.id = c.company_id AND k.id = c.course_id AND ${mayResume} RETURNING c.company_id AS id`,
  );
  await run(tx, sql`UPDATE companies o SET is_training_suspended = false WHERE o.is_training_suspended AND NOT ${trialHasEnded}`);
  return companies;
}

/**
 * Marks open assignments whose deadline (`due_at`) has passed as overdue. A campaign does not end at a deadline; see
 * `endCampaign`.
 */
export async function markOverdue(tx: Tx, at: Date): Promise<void> {
  const { from, to } = assignmentMoves.expire;
  await run(
    tx,
    sql`UPDATE assignments a SET status = ${to} FROM campaigns c
      WHERE c.status = 'running' AND a.campaign_id = c.id AND a.status IN ('not_started', 'in_progress') AND a.status = ${anyOf(from)} AND a.due_at <= ${at}`,
  );
}
