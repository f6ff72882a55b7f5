import { and, eq, isNotNull, isNull, lte, notLike, or } from 'drizzle-orm';
import { partnerLimits } from '#contract/partners/limits';
import { hourMs } from '#contract/kit/durations';
import { isProved } from '../../core/domainProof.ts';
import { customDomains } from '../../db/schema.ts';
import type { RunTx } from '../../jobs/job.ts';
import { linksLost } from '../simulationHosts/public.ts';
import { mailAdmins } from '../users/public.ts';
import { domainFailing, domainLapsed } from './mails.ts';

/** Domains of one run, which is a minute; each may take four seconds when its name servers are silent. */
const lot = 10;

/**
 * Looks for the records of verified domains again, a day after the last time. A domain whose record is missing works for three more days, and
 * then no longer; its admins are notified both times. Part of the clock job.
 */
export async function recheckDomains(at: Date, run: RunTx): Promise<void> {
  const { recheckHours, graceHours } = partnerLimits.whiteLabel;
  const isDue = and(
    isNotNull(customDomains.verifiedAt),
    // Names of one's own machine have no records.
    notLike(customDomains.domain, '%.localhost'),
    or(isNull(customDomains.checkedAt), lte(customDomains.checkedAt, new Date(at.getTime() - recheckHours * hourMs))),
  );
  const due = await run((tx) => tx.select().from(customDomains).where(isDue).orderBy(customDomains.checkedAt).limit(lot));
  const found = await Promise.all(due.map(({ domain, token }) => isProved(domain, token)));
  for (const [index, domain] of due.entries()) {
    const failingSince = found[index] ? null : (domain.failingSince ?? at);
    const worksUntil = new Date((failingSince ?? at).getTime() + graceHours * hourMs);
    const isOver = worksUntil <= at;
    const state = isOver ? { verifiedAt: null, failingSince: null, lapsedAt: at, ...linksLost(at) } : { failingSince };
    await run(async (tx) => {
      // Another process may have checked it in the meantime, or its owner may have deleted it.
      const isAsRead = and(
        eq(customDomains.companyId, domain.companyId),
        eq(customDomains.token, domain.token),
        isNotNull(customDomains.verifiedAt),
        domain.failingSince ? isNotNull(customDomains.failingSince) : isNull(customDomains.failingSince),
      );
      const changed = await tx
        .update(customDomains)
        .set({ ...state, checkedAt: at })
        .where(isAsRead)
        .returning({ domain: customDomains.domain });
      if (changed.length === 0) return;
      if (isOver) await mailAdmins(tx, domain.companyId, domainLapsed, { domain: domain.domain });
      else if (failingSince && !domain.failingSince)
        await mailAdmins(tx, domain.companyId, domainFailing, { domain: domain.domain, effectDate: dayOf(worksUntil) });
    });
  }
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
