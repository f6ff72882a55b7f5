import { and, eq, isNotNull, lte, notLike, or, isNull } from 'drizzle-orm';
import { partnerLimits } from '#contract/partners/limits';
import { isProved } from '../../core/domainProof.ts';
import { customDomains } from '../../db/schema.ts';
import type { RunTx } from '../../jobs/job.ts';

const hour = 3_600_000;
/** Domains of one run, which is a minute; each may take four seconds when its name servers are silent. */
const lot = 10;

/**
 * Looks for the records of verified domains again, a day after the last time. One whose record is missing works for three more days, and then
 * no longer. Part of the clock job.
 */
export async function recheckDomains(at: Date, run: RunTx): Promise<void> {
  const { recheckHours, graceHours } = partnerLimits.whiteLabel;
  const isDue = and(
    isNotNull(customDomains.verifiedAt),
    // Names of one's own machine have no records.
    notLike(customDomains.domain, '%.localhost'),
    or(isNull(customDomains.checkedAt), lte(customDomains.checkedAt, new Date(at.getTime() - recheckHours * hour))),
  );
  const due = await run((tx) => tx.select().from(customDomains).where(isDue).orderBy(customDomains.checkedAt).limit(lot));
  const found = await Promise.all(due.map(({ domain, token }) => isProved(domain, token)));
  for (const [index, { companyId, type, token, failingSince }] of due.entries()) {
    const failing = found[index] ? null : (failingSince ?? at);
    const isOver = failing !== null && at.getTime() - failing.getTime() >= graceHours * hour;
    const state = isOver
      ? { verifiedAt: null, failingSince: null, lapsedAt: at, checkedAt: at }
      : { failingSince: failing, checkedAt: at };
    await run((tx) =>
      tx
        .update(customDomains)
        .set(state)
        .where(and(eq(customDomains.companyId, companyId), eq(customDomains.type, type), eq(customDomains.token, token))),
    );
  }
}
