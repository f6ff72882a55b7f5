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
import { whyRefused } from './refusedNames.ts';

type Row = typeof customDomains.$inferSelect;
type CustomDomain = z.output<typeof customDomain>;

const graceMs = partnerLimits.whiteLabel.graceHours * hourMs;
const conflict = () => new Refusal('custom_domain/upsert_one/conflict', { fields: ['customDomain'] });

function stateOf({ verifiedAt, failingSince, lapsedAt }: Row): CustomDomainState {
  if (verifiedAt) return failingSince ? 'failing' : 'verified';
  return lapsedAt ? 'lapsed' : 'pending';
}

/** The name of the panel leads to this server; the other two lead to servers that are not ours. */
const recordsOf = (env: Env, { type, domain, token }: Row): CustomDomain['dnsRecords'] => [
  { type: 'TXT', name: proofName(domain), value: proofValue(token) },
  ...(type === 'admin' ? [{ type: 'CNAME' as const, name: domain, value: new URL(baseUrl(env)).hostname }] : []),
];

const toCustomDomain = (env: Env, row: Row): CustomDomain => ({
  type: row.type,
  customDomain: row.domain,
  isVerified: row.verifiedAt !== null,
  state: stateOf(row),
  dnsRecords: row.startedAt ? recordsOf(env, row) : [],
  verifiedAt: row.verifiedAt,
  checkedAt: row.checkedAt,
  worksUntil: row.verifiedAt && row.failingSince && new Date(row.failingSince.getTime() + graceMs),
});

const subjectOf = ({ domain }: Row) => ({ type: 'domain' as const, label: domain });
const ofType = ({ companyId }: Actor, type: CustomDomainType) =>
  and(eq(customDomains.companyId, companyId), eq(customDomains.type, type));

export async function listCustomDomains({ env }: Services, tx: Tx, { companyId }: Actor): Promise<CustomDomain[]> {
  const found = await tx.select().from(customDomains).where(eq(customDomains.companyId, companyId));
  return customDomainTypes.flatMap((type) => found.filter((row) => row.type === type).map((row) => toCustomDomain(env, row)));
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
  if (before?.domain === domain) return toCustomDomain(env, before);
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
  return toCustomDomain(env, row);
}

/** Gives the records to add. Refuses with not_found. */
export async function startVerification({ env }: Services, tx: Tx, actor: Actor, type: CustomDomainType): Promise<CustomDomain> {
  const [row] = await tx.update(customDomains).set({ startedAt: now() }).where(ofType(actor, type)).returning();
  if (!row) throw new Refusal('not_found');
  return toCustomDomain(env, row);
}

/** Looks for the record, outside of a transaction. Refuses with domain_not_proved, and with a conflict if another company was faster. */
export async function verifyCustomDomain({ db, env }: Services, actor: Actor, type: CustomDomainType): Promise<CustomDomain> {
  const [row] = await ownerTx(db, (tx) => tx.select().from(customDomains).where(ofType(actor, type)));
  if (!row?.startedAt) throw new Refusal('not_found');
  if (!(await isProved(row.domain, row.token))) throw new Refusal('domain_not_proved');
  try {
    return toCustomDomain(env, await ownerTx(db, (tx) => markVerified(tx, actor, row)));
  } catch (error) {
    if (uniqueViolationOf(error)) throw conflict();
    throw error;
  }
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
