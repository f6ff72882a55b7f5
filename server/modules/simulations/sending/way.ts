import { sql } from 'drizzle-orm';
import { simulationLimits } from '#contract/simulation/limits';
import { Refusal } from '../../../core/refusal.ts';
import type { Env } from '../../../env.ts';
import { oneRow } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';
import type { Pace } from './pace.ts';
import { findSenders, type StoredSender } from '../../../mail/senders.ts';
import { findLinks, type Links } from '../../simulationHosts/public.ts';

/**
 * Through what the simulations of a company leave, and from which address: its own sender, or that of the nearest company above; the mail
 * server that the operator has for simulations; or, on a server that sends no mail, the outbox. Never the server of our own mails.
 */
export type Way = ({ kind: 'sender'; stored: StoredSender } | { kind: 'house'; smtpUrl: string } | { kind: 'outbox' }) & {
  /** The domain of the sender’s address; null where the sender has one address only. */
  domain: string | null;
};

type WayEnv = Pick<Env, 'simulation' | 'smtpUrl'>;

/** Domains that belong to nobody (RFC 2606), for mail that stays here. */
const reserved = /(^|\.)(example|test|invalid)$/;
const outboxDomain = 'mail.example';

const isProved = async (tx: Tx, companyId: string, domain: string): Promise<boolean> => {
  const { proved } = await oneRow<{ proved: boolean }>(
    tx,
    sql`SELECT heed_may_send_from(${companyId}::uuid, ${`x@${domain}`}) AS proved`,
  );
  return proved;
};

/** Null if there is no way, or none for this domain. As the owner: it reads senders and domains of companies above. */
export async function findWay(tx: Tx, env: WayEnv, companyId: string, domain: string | null): Promise<Way | null> {
  const stored = (await findSenders(tx, [companyId])).get(companyId);
  if (stored) return throughSender(tx, stored, domain);
  const { smtpUrl, domains } = env.simulation;
  const isOurs = domain !== null && domains.some((name) => domain === name || domain.endsWith(`.${name}`));
  const isAllowed = domain === null || isOurs || (await isProved(tx, companyId, domain));
  if (smtpUrl) {
    const from = domain ?? domains[0];
    return from && isAllowed ? { kind: 'house', smtpUrl, domain: from } : null;
  }
  if (env.smtpUrl) return null;
  return isAllowed || reserved.test(domain) ? { kind: 'outbox', domain: domain ?? domains[0] ?? outboxDomain } : null;
}

async function throughSender(tx: Tx, stored: StoredSender, domain: string | null): Promise<Way | null> {
  const { sender } = stored;
  if (!stored.isProved) return null;
  if (sender.kind === 'graph') return domain === null ? { kind: 'sender', stored, domain: null } : null;
  if (domain !== null && !(await isProved(tx, sender.companyId, domain))) return null;
  return { kind: 'sender', stored, domain: domain ?? sender.fromEmail.split('@')[1] ?? null };
}

/** From where a mail with this local part seems to come. A mailbox has one address, whatever the template says. */
export function addressOf(way: Way, senderLocal: string): string | null {
  if (way.domain !== null) return `${senderLocal}@${way.domain}`;
  return way.kind === 'sender' ? way.stored.sender.fromEmail : null;
}

/** Where the links of mails that leave in this way lead; as the owner. */
export const linksOf = (tx: Tx, env: Parameters<typeof findLinks>[1], companyId: string, way: Way | null) =>
  findLinks(tx, env, companyId, { staysHere: way?.kind === 'outbox' });

/** Refuses with sender_domain_needed if there is no way. */
export function requireSender(way: Way | null): Way {
  if (!way) throw new Refusal('sender_domain_needed', { fields: ['fromDomain'] });
  return way;
}

/** Refuses with simulation_host_needed if links have no address. */
export function requireLinks(links: Links | null): Links {
  if (!links) throw new Refusal('simulation_host_needed');
  return links;
}

/** The name by which the pace of a way is kept: companies that share a sender share its pace. */
export const senderOf = (way: Way): string => (way.kind === 'sender' ? way.stored.sender.companyId : way.kind);

/** How many mails of this way leave in a minute, and on a day at most. */
export function paceOf(way: Way): Pace {
  const { pace, graphPerDay } = simulationLimits;
  if (way.kind !== 'sender') return { perMinute: pace.house, perDay: null };
  const { kind } = way.stored.sender;
  return { perMinute: pace[kind], perDay: kind === 'graph' ? graphPerDay : null };
}
