import { and, eq, isNotNull, ne } from 'drizzle-orm';
import { companyLimits } from '#contract/company/limits';
import { hourMs } from '#contract/kit/durations';
import { audit, theProductIn } from '../../audit.ts';
import { now } from '../../clock.ts';
import { companyDomains } from '../../db/schema.ts';
import type { Tx } from '../../db/tx.ts';
import { mailAdmins } from '../users/public.ts';
import { domainContested, domainLost } from './mails.ts';

/*
 * A domain changes hands: companies are sold, and domains abandoned. Nothing requires a company to keep the record, so a missing one alone
 * ends nothing. But a company that proves a domain now, while the record of its holder is missing, gets it after some days, in which the
 * holder can add its record again.
 */

type Domain = typeof companyDomains.$inferSelect;

const { contestHours, contestDays } = companyLimits.sso;

/**
 * Until when the company that has a contested domain can add its record again; null if nobody contests it. A contest that nobody follows up
 * expires: a company that tries much later begins a new contest, and the holder is notified again.
 */
export function contestedUntil({ contestedAt }: Pick<Domain, 'contestedAt'>): Date | null {
  if (!contestedAt || contestedAt.getTime() + contestDays * 24 * hourMs < now().getTime()) return null;
  return new Date(contestedAt.getTime() + contestHours * hourMs);
}

const ofDomain = ({ id }: Domain) => eq(companyDomains.id, id);
const subjectOf = ({ id, domain }: Domain) => ({ type: 'domain' as const, id, label: domain });

/** The result of a claim by a company that has just proved a domain: the domain is free, its holder still proves it, or it is contested. */
export type Claim = 'free' | 'held' | 'contested';

/** Claims a domain that another company may have proved before. `found`: what the records of the domain say now, of both companies. */
export async function claim(tx: Tx, { domain, companyId }: Domain, found: { has: (token: string) => boolean }): Promise<Claim> {
  const ofOthers = and(
    eq(companyDomains.domain, domain),
    isNotNull(companyDomains.provedAt),
    ne(companyDomains.companyId, companyId),
  );
  const [holder] = await tx.select().from(companyDomains).where(ofOthers).for('update');
  if (!holder) return 'free';
  if (!found.has(holder.token)) return contest(tx, holder);
  await tx.update(companyDomains).set({ contestedAt: null }).where(ofDomain(holder));
  return 'held';
}

async function contest(tx: Tx, holder: Domain): Promise<Claim> {
  const until = contestedUntil(holder);
  if (!until) {
    const contested = { ...holder, contestedAt: now() };
    await tx.update(companyDomains).set({ contestedAt: contested.contestedAt }).where(ofDomain(holder));
    await audit(tx, theProductIn(holder.companyId), { action: 'domains.contested', subject: subjectOf(holder) });
    const effectDate = (contestedUntil(contested) ?? now()).toISOString().slice(0, 10);
    await mailAdmins(tx, holder.companyId, domainContested, { domain: holder.domain, effectDate });
    return 'contested';
  }
  if (until > now()) return 'contested';
  await tx.update(companyDomains).set({ provedAt: null, contestedAt: null }).where(ofDomain(holder));
  await audit(tx, theProductIn(holder.companyId), { action: 'domains.lost', subject: subjectOf(holder) });
  await mailAdmins(tx, holder.companyId, domainLost, { domain: holder.domain });
  return 'free';
}
