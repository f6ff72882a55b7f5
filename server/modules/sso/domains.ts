import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { mailDomain } from '#contract/company/domains';
import { companyLimits } from '#contract/company/limits';
import { audit } from '../../audit.ts';
import { now } from '../../clock.ts';
import type { Actor } from '../../core/actor.ts';
import { proofName, proofValue, tokensOf } from '../../core/domainProof.ts';
import { Refusal } from '../../core/refusal.ts';
import { newToken } from '../../core/secretToken.ts';
import { lockCompany } from '../../db/lockCompany.ts';
import { companyDomains } from '../../db/schema.ts';
import { ownerTx, type Tx } from '../../db/tx.ts';
import { uniqueViolationOf } from '../../db/uniqueViolation.ts';
import type { Services } from '../../services.ts';
import { claim, contestedUntil } from './contest.ts';

type Row = typeof companyDomains.$inferSelect;
type MailDomain = z.output<typeof mailDomain>;

const toDomain = (row: Row): MailDomain => ({
  id: row.id,
  domain: row.domain,
  recordName: proofName(row.domain),
  recordValue: proofValue(row.token),
  createdAt: row.createdAt,
  provedAt: row.provedAt,
  contestedUntil: contestedUntil(row),
});
const subjectOf = ({ id, domain }: Row) => ({ type: 'domain' as const, id, label: domain });
const ofCompany = ({ companyId }: Actor, id: string) => and(eq(companyDomains.companyId, companyId), eq(companyDomains.id, id));

export async function listDomains(tx: Tx, { companyId }: Actor): Promise<MailDomain[]> {
  const found = await tx
    .select()
    .from(companyDomains)
    .where(eq(companyDomains.companyId, companyId))
    .orderBy(companyDomains.domain);
  return found.map(toDomain);
}

export async function addDomain(tx: Tx, actor: Actor, domain: string): Promise<MailDomain> {
  const { companyId } = actor;
  await lockCompany(tx, actor);
  const mine = await listDomains(tx, actor);
  if (mine.some((one) => one.domain === domain)) throw new Refusal('domain_in_use', { fields: ['domain'] });
  if (mine.length >= companyLimits.sso.domains) throw new Refusal('too_many_domains');
  const [row] = await tx.insert(companyDomains).values({ companyId, domain, token: newToken(), createdAt: now() }).returning();
  if (!row) throw new Error('the domain is not there');
  await audit(tx, actor, { action: 'domains.added', subject: subjectOf(row) });
  return toDomain(row);
}

export async function removeDomain(tx: Tx, actor: Actor, id: string): Promise<MailDomain> {
  const [row] = await tx.delete(companyDomains).where(ofCompany(actor, id)).returning();
  if (!row) throw new Refusal('not_found');
  await audit(tx, actor, { action: 'domains.removed', subject: subjectOf(row) });
  return toDomain(row);
}

/** Looks for the record, outside of a transaction. A domain that another company has proved stays theirs while they do (contest.ts). */
export async function proveDomain({ db }: Services, actor: Actor, id: string): Promise<MailDomain> {
  const [row] = await ownerTx(db, (tx) => tx.select().from(companyDomains).where(ofCompany(actor, id)));
  if (!row) throw new Refusal('not_found');
  if (row.provedAt && !row.contestedAt) return toDomain(row);
  const found = await tokensOf(row.domain);
  if (!found.has(row.token)) throw new Refusal('domain_not_proved');
  const claimed = await ownerTx(db, (tx) => claim(tx, row, found));
  if (claimed !== 'free') throw new Refusal(claimed === 'held' ? 'domain_in_use' : 'domain_contested');
  try {
    return await ownerTx(db, (tx) => markProved(tx, actor, id));
  } catch (error) {
    if (uniqueViolationOf(error)) throw new Refusal('domain_in_use');
    throw error;
  }
}

async function markProved(tx: Tx, actor: Actor, id: string): Promise<MailDomain> {
  const [row] = await tx.update(companyDomains).set({ provedAt: now(), contestedAt: null }).where(ofCompany(actor, id)).returning();
  if (!row) throw new Refusal('not_found');
  await audit(tx, actor, { action: 'domains.proved', subject: subjectOf(row) });
  return toDomain(row);
}
