import { and, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { hourMs } from '#contract/kit/durations';
import { partnerLimits } from '#contract/partners/limits';
import type { LinksFailure } from '#contract/partners/whiteLabel';
import { customDomains } from '../../db/schema.ts';
import type { Tx } from '../../db/tx.ts';
import type { RunTx } from '../../jobs/job.ts';
import type { Services } from '../../services.ts';
import { tryDomain } from './tryDomain.ts';

type Domain = Pick<typeof customDomains.$inferSelect, 'companyId' | 'token'>;

/** Domains of one run, which is a minute. */
const lot = 10;

const { linksSince, linksLostAt } = customDomains;

/** Columns of a domain under which links do not reach this server: if they did, that has ended. */
export const linksLost = (at: Date) => ({
  linksSince: null,
  linksLostAt: sql`CASE WHEN ${linksSince} IS NULL THEN ${linksLostAt} ELSE ${at}::timestamptz END`,
});
const linksReach = (at: Date) => ({ linksSince: sql`coalesce(${linksSince}, ${at}::timestamptz)`, linksLostAt: null });

/** Records whether links reach this server; the token holds off a domain that was changed meanwhile. */
export async function noteLinks(tx: Tx, { companyId, token }: Domain, failure: LinksFailure | null, at: Date): Promise<void> {
  const state = failure === null ? linksReach(at) : linksLost(at);
  await tx
    .update(customDomains)
    .set({ ...state, linksFailure: failure, linksCheckedAt: at })
    .where(
      and(
        eq(customDomains.companyId, companyId),
        eq(customDomains.type, 'web'),
        eq(customDomains.token, token),
        isNotNull(customDomains.verifiedAt),
      ),
    );
}

/** Tries each day whether links still reach this server under the domains of companies, and more often where they did and do not now. Part of the clock job. */
export async function recheckLinks(
  services: Pick<Services, 'env' | 'secrets'>,
  at: Date,
  run: RunTx,
  tried: typeof tryDomain = tryDomain,
): Promise<void> {
  const { recheckHours, lostLinksHours } = partnerLimits.whiteLabel;
  const before = (hours: number) => new Date(at.getTime() - hours * hourMs);
  const isDue = and(
    eq(customDomains.type, 'web'),
    isNotNull(customDomains.verifiedAt),
    or(
      isNull(customDomains.linksCheckedAt),
      lte(customDomains.linksCheckedAt, before(recheckHours)),
      and(isNotNull(customDomains.linksLostAt), lte(customDomains.linksCheckedAt, before(lostLinksHours))),
    ),
  );
  const due = await run((tx) =>
    tx.select().from(customDomains).where(isDue).orderBy(sql`${customDomains.linksCheckedAt} NULLS FIRST`).limit(lot),
  );
  const found = await Promise.all(due.map(async (domain) => ({ domain, failure: await tried(services, domain.domain) })));
  for (const { domain, failure } of found) await run((tx) => noteLinks(tx, domain, failure, at));
}
