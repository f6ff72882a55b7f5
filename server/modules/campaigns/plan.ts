import { sql } from 'drizzle-orm';
import { courseLanguages } from '#contract/courses/courseLanguage';
import { languages } from '#locales/languages.ts';
import { isUnlocked, planOfCompany } from '../../db/plans.ts';

/** Condition over companies `o`: the trial has ended and no other plan replaces it. */
export const trialHasEnded = sql`(NOT o.is_partner AND ${planOfCompany} = 'trialEnded')`;

const language = sql`lower(coalesce(k.language, ''))`;
const languagesOfCompanies = JSON.stringify(Object.fromEntries(languages.map(({ code }) => [code, courseLanguages(code)])));
/** `courseRefusal` of the contract as SQL, over campaigns `c`: without a plan, free courses in English or the company's language stay available. */
const isIncluded = sql`EXISTS (SELECT 1 FROM courses k WHERE k.id = c.course_id AND k.is_free
  AND (${language} = ANY(${sql.param([...courseLanguages('en')])}::text[])
    OR ${languagesOfCompanies}::jsonb -> lower(o.lang) ? ${language}))`;

/** Condition over `o` and campaigns `c`: the plan does not include the course any more. */
export const needsPlan = sql`(${trialHasEnded} AND NOT ${isIncluded})`;
/** Unlike its contrary not true of a company that chose the free plan after its trial. */
export const mayResume = sql`(${isUnlocked} OR ${isIncluded})`;
