import { sql } from 'drizzle-orm';

/** `planOf` of the contract in SQL, over companies `o`. */
export const planOfCompany = sql`heed_plan(o.has_boost, o.has_super_boost, o.trial_status)`;

/** `isUnlocked` of the contract in SQL, over companies `o`. */
export const isUnlocked = sql`(o.is_partner OR ${planOfCompany} IN ('trial', 'boost'))`;

/** Whether it is only a trial that unlocks, over companies `o`. */
export const isTrial = sql`(NOT o.is_partner AND ${planOfCompany} = 'trial')`;
