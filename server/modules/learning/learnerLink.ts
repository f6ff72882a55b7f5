import { eq } from 'drizzle-orm';
import { Refusal } from '../../core/refusal.ts';
import { companies } from '../../db/schema.ts';
import { ownerTx } from '../../db/tx.ts';
import { takeSignInToken } from '../../identity/oneTimeLinks.ts';
import type { Services } from '../../services.ts';
import { requireLearner } from './learning.queries.ts';

/**
 * Who came to the learner app with a magic link of this company; the link works once. Refuses with link_not_valid, not_found or
 * company_disabled. As owner of the tables: requests do not read what signs people in.
 */
export function takeLearnerLink(
  { db }: Pick<Services, 'db'>,
  { companyId, token }: { companyId: string; token: string },
): Promise<{ userId: string }> {
  return ownerTx(db, async (tx) => {
    const [company] = await tx.select({ disabled: companies.disabled }).from(companies).where(eq(companies.id, companyId));
    if (!company) throw new Refusal('not_found');
    if (company.disabled) throw new Refusal('company_disabled');
    const link = await takeSignInToken(tx, token, 'learner');
    if (link?.companyId !== companyId) throw new Refusal('link_not_valid');
    await requireLearner(tx, link);
    return { userId: link.userId };
  });
}
