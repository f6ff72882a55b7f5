import { sql } from 'drizzle-orm';
import { planOfCompany } from '../../db/plans.ts';

/**
 * Whether a person, of users `u` and companies `o`, signs in with single sign-on only. The same rule as in the panel
 * (`session/requirePanelUser.ts`): the owner does not, and it ends with the plan that includes it.
 */
export const mustUseSso = sql`(o.sso_enforced AND ${planOfCompany} IN ('trial', 'boost') AND NOT u.is_owner)`;
