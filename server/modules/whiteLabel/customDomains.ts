import { and, eq, ne, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { partnerLimits } from '#contract/partners/limits';
import { type CustomDomainState, type CustomDomainType, type customDomain, customDomainTypes } from '#contract/partners/whiteLabel';
import { hourMs } from '#contract/kit/durations';
import { audit } from '../../audit.ts';
import { now } from '../../clock.ts';
import type { Actor } from '../../core/actor.ts';
import { isProved, proofName, proofValue } from '../../core/domainProof.ts';
import { Refusal } from '../../core/refusal.ts';
import { newToken } from '../../core/secretToken.ts';
import { lockCompany } from '../../db/lockCompany.ts';
import { oneRow } from '../../db/rows.ts';
import { customDomains } from '../../db/schema.ts';
import { ownerTx, type Tx } from '../../db/tx.ts';
import { uniqueViolationOf } from '../../db/uniqueViolation.ts';
import { baseUrl, type Env } from '../../env.ts';
import type { Services } from '../../services.ts';
import { linkTarget, noteLinks, tryDomain, usedUntil } from '../simulationHosts/public.ts';
import { whyRefused } from './refusedNames.ts';

type Row = typeof customDomains.$inferSelect;
type CustomDomain = z.output<typeof customDomain>;

const graceMs = partnerLimits.whiteLabel.graceHours * hourMs;
const conflict = () => new Refusal('custom_domain/upsert_one/conflict', { fields: ['customDomain'] });

function stateOf({ verifiedAt, failingSince, lapsedAt }: Row): CustomDomainState {
  if (verifiedAt) return failingSince ? 'failing' : 'verified';
  return lapsedAt ? 'lapsed' : 'pending';
}

/** Where names lead that lead to this server; the learner app is another one. */
const targetOf = (env: Env, type: CustomDomainType): string | null => {
  if (type === 'employee') return null;
  return type === 'web' ? linkTarget(env) : new URL(baseUrl(env)).hostname;
};

function recordsOf(env: Env, { type, domain, token }: Row): CustomDomain['dnsRecords'] {
  const target = targetOf(env, type);
  return [
    { type: 'TXT', name: proofName(domain), value: proofValue(token) },
    ...(target === null ? [] : [{ type: 'CNAME' as const, name: domain, value: target }]),
  ];
}

const linksOf = ({ linksSince, linksLostAt, linksCheckedAt, linksFailure }: Row, until: Date | null) => ({
  since: linksSince,
  lostAt: linksLostAt,
  checkedAt: linksCheckedAt,
  failure: linksFailure,
  usedUntil: until,
});

const carriesLinks = ({ type, verifiedAt }: Row): boolean => type === 'web' && verifiedAt !== null;

/** With what is known about its links. */
const toCustomDomain = async (env: Env, tx: Tx, row: Row): Promise<CustomDomain> => ({
  type: row.type,
  customDomain: row.domain,
  isVerified: row.verifiedAt !== null,
  state: stateOf(row),
  dnsRecords: row.startedAt ? recordsOf(env, row) : [],
  verifiedAt: row.verifiedAt,
  checkedAt: row.checkedAt,
  worksUntil: row.verifiedAt && row.failingSince && new Date(row.failingSince.getTime() + graceMs),
  links: carriesLinks(row) ? linksOf(row, await usedUntil(tx, row.companyId, row.domain)) : null,
});

const subjectOf = ({ domain }: Row) => ({ type: 'domain' as const, label: domain });
const ofType = ({ companyId }: Actor, type: CustomDomainType) =>
  and(eq(customDomains.companyId, companyId), eq(customDomains.type, type));

export async function listCustomDomains({ env }: Services, tx: Tx, { companyId }: Actor): Promise<CustomDomain[]> {
  const found = await tx.select().from(customDomains).where(eq(customDomains.companyId, companyId));
  const inOrder = customDomainTypes.flatMap((type) => found.filter((row) => row.type === type));
  return Promise.all(inOrder.map((row) => toCustomDomain(env, tx, row)));
}

async function requireFree(tx: Tx, { companyId }: Actor, domain: string, type: CustomDomainType): Promise<void> {
  const others = and(eq(customDomains.companyId, companyId), ne(customDomains.type, type), eq(customDomains.domain, domain));
  if ((await tx.$count(customDomains, others)) > 0)
    throw new Refusal('validation_failed', {
      details: [{ field: 'customDomain', description: 'Another of your custom domains has this name' }],
    });
  if ((await oneRow<{ taken: boolean }>(tx, sql`SELECT heed_is_host_taken(${domain}) AS taken`)).taken) throw conflict();
}

/** Adds a custom domain, or replaces the one of its type, which stops working. The same name again changes nothing. */
export async function saveCustomDomain(
  { env }: Services,
  tx: Tx,
  actor: Actor,
  { customDomain: domain, type }: { customDomain: string; type: CustomDomainType },
): Promise<CustomDomain> {
  const description = whyRefused(domain, env);
  if (description) throw new Refusal('validation_failed', { details: [{ field: 'customDomain', description }] });
  await lockCompany(tx, actor);
  await requireFree(tx, actor, domain, type);
  const [before] = await tx.select().from(customDomains).where(ofType(actor, type));
  if (before?.domain === domain) return toCustomDomain(env, tx, before);
  await tx.delete(customDomains).where(ofType(actor, type));
  const [row] = await tx
    .insert(customDomains)
    .values({ companyId: actor.companyId, type, domain, token: newToken(), createdAt: now() })
    .returning();
  if (!row) throw new Error('the domain is not there');
  await audit(tx, actor, {
    action: 'domains.added',
    subject: subjectOf(row),
    ...(before && { before: { domain: before.domain } }),
    after: { domain, type },
  });
  return toCustomDomain(env, tx, row);
}

/** Gives the records to add. Refuses with not_found. */
export async function startVerification({ env }: Services, tx: Tx, actor: Actor, type: CustomDomainType): Promise<CustomDomain> {
  const [row] = await tx.update(customDomains).set({ startedAt: now() }).where(ofType(actor, type)).returning();
  if (!row) throw new Refusal('not_found');
  return toCustomDomain(env, tx, row);
}

const findDomain = ({ db }: Pick<Services, 'db'>, actor: Actor, type: CustomDomainType): Promise<Row | undefined> =>
  ownerTx(db, async (tx) => (await tx.select().from(customDomains).where(ofType(actor, type)))[0]);

/**
 * Looks for the record, outside of a transaction, and whether links lead here. Refuses with domain_not_proved, and with a conflict if another
 * company was faster.
 */
export async function verifyCustomDomain(services: Services, actor: Actor, type: CustomDomainType): Promise<CustomDomain> {
  const { db, env } = services;
  const row = await findDomain(services, actor, type);
  if (!row?.startedAt) throw new Refusal('not_found');
  if (!(await isProved(row.domain, row.token))) throw new Refusal('domain_not_proved');
  try {
    const verified = await ownerTx(db, async (tx) => toCustomDomain(env, tx, await markVerified(tx, actor, row)));
    return type === 'web' ? await checkLinks(services, actor) : verified;
  } catch (error) {
    if (uniqueViolationOf(error)) throw conflict();
    throw error;
  }
}

/** Tries whether links reach this server under the domain, outside of a transaction. Refuses with not_found. */
export async function checkLinks(services: Services, actor: Actor): Promise<CustomDomain> {
  const before = await findDomain(services, actor, 'web');
  if (!before?.verifiedAt) throw new Refusal('not_found');
  const failure = await tryDomain(services, before.domain);
  await ownerTx(services.db, (tx) => noteLinks(tx, before, failure, now()));
  const after = await findDomain(services, actor, 'web');
  if (!after) throw new Refusal('not_found');
  return ownerTx(services.db, (tx) => toCustomDomain(services.env, tx, after));
}

/** The token holds off a name that was changed while the record was looked for. */
async function markVerified(tx: Tx, actor: Actor, { type, token, verifiedAt }: Row): Promise<Row> {
  const at = now();
  const [row] = await tx
    .update(customDomains)
    .set({ verifiedAt: verifiedAt ?? at, checkedAt: at, failingSince: null, lapsedAt: null })
    .where(and(ofType(actor, type), eq(customDomains.token, token)))
    .returning();
  if (!row) throw new Refusal('not_found');
  if (!verifiedAt) await audit(tx, actor, { action: 'domains.proved', subject: subjectOf(row), after: { type } });
  return row;
}

/** Gives a custom domain up. */
export async function resetCustomDomain(services: Services, tx: Tx, actor: Actor, type: CustomDomainType): Promise<CustomDomain[]> {
  const [row] = await tx.delete(customDomains).where(ofType(actor, type)).returning();
  if (!row) throw new Refusal('not_found');
  await audit(tx, actor, { action: 'domains.removed', subject: subjectOf(row), before: { domain: row.domain, type } });
  return listCustomDomains(services, tx, actor);
}
