import { and, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { Refusal } from '../core/refusal.ts';
import { hashToken } from '../core/secretToken.ts';
import { oneTimeLinks, sessions, users } from '../db/schema.ts';
import type { Tx } from '../db/tx.ts';
import { cancelMailWithLinks } from '../mail/cancelMail.ts';
import { createLinks, type NewLink } from '../mail/createLinks.ts';
import { endedLearnerLinks } from './learnerLinksSince.ts';

type LinkKind = NewLink['kind'];
type OneTimeLink = Pick<
  typeof oneTimeLinks.$inferSelect,
  'userId' | 'companyId' | 'kind' | 'email' | 'addressChangeId' | 'sessionHash' | 'connectionId' | 'actingCompanyId' | 'createdAt'
>;

/** Kinds of links that set a password. */
export const passwordLinks = ['invite', 'reset'] as const satisfies readonly LinkKind[];
/** Kinds of tokens that sign in, here or in the learner app. */
type SignInKind = Extract<LinkKind, 'sso' | 'company' | 'magic' | 'learner'>;

const { userId, companyId, kind, email, addressChangeId, sessionHash, connectionId, actingCompanyId, createdAt } = oneTimeLinks;
const columns = { userId, companyId, kind, email, addressChangeId, sessionHash, connectionId, actingCompanyId, createdAt };
/** Links expire in real time, not business time. */
const usable = (token: string, kinds: readonly LinkKind[]) => usableHash(hashToken(token), kinds);
const usableHash = (hash: string, kinds: readonly LinkKind[]) =>
  and(
    eq(oneTimeLinks.hash, hash),
    inArray(oneTimeLinks.kind, [...kinds]),
    isNull(oneTimeLinks.usedAt),
    gt(oneTimeLinks.expiresAt, new Date()),
  );

function required(link: OneTimeLink | undefined): OneTimeLink {
  if (!link) throw new Refusal('link_not_valid');
  return link;
}

/** Creates a link without a mail, for instance on the command line. Returns its token, which is not stored. */
export async function createLink(tx: Tx, link: NewLink): Promise<string> {
  const [token = ''] = await createLinks(tx, [link]);
  return token;
}

/** Reads a link without using it. Refuses with link_not_valid. */
export async function readLink(tx: Tx, token: string, kinds: readonly LinkKind[]): Promise<OneTimeLink> {
  const [link] = await tx.select(columns).from(oneTimeLinks).where(usable(token, kinds));
  return required(link);
}

/** Uses a link; of two simultaneous calls one succeeds. Refuses with link_not_valid. */
export async function takeLink(tx: Tx, token: string, kinds: readonly LinkKind[]): Promise<OneTimeLink> {
  const [link] = await tx.update(oneTimeLinks).set({ usedAt: new Date() }).where(usable(token, kinds)).returning(columns);
  return required(link);
}

/** The person's sessions were ended since the token was made, or the session in which it was made is over. */
const isOverruled = () =>
  or(
    sql`EXISTS (SELECT FROM ${users} WHERE ${users.id} = ${oneTimeLinks.userId} AND ${users.sessionsEndedAt} >= ${oneTimeLinks.createdAt})`,
    sql`(${oneTimeLinks.sessionHash} IS NOT NULL AND NOT EXISTS (SELECT FROM ${sessions}
    WHERE ${sessions.hash} = ${oneTimeLinks.sessionHash} AND ${sessions.revokedAt} IS NULL AND ${sessions.endsAt} > ${new Date()}))`,
  );

/**
 * Uses a token that signs in; of two simultaneous calls one succeeds. Undefined for a token of another kind, of another browser, or of a person
 * or session that was signed out since. As owner of the tables.
 */
export async function takeSignInToken(
  tx: Tx,
  token: string,
  ofKind: SignInKind,
  browserHash: string | null = null,
): Promise<OneTimeLink | undefined> {
  const inBrowser = or(isNull(oneTimeLinks.browserHash), eq(oneTimeLinks.browserHash, browserHash ?? ''));
  const [link] = await tx
    .update(oneTimeLinks)
    .set({ usedAt: new Date() })
    .where(and(usable(token, [ofKind]), inBrowser, sql`NOT coalesce(${isOverruled()}, false)`))
    .returning(columns);
  return link;
}

/** The link of a mail that binds an account at the provider; undefined if it is void. */
export async function readBindLink(tx: Tx, token: string): Promise<OneTimeLink | undefined> {
  const [link] = await tx
    .select(columns)
    .from(oneTimeLinks)
    .where(usable(token, ['bind']));
  return link;
}

/** Uses such a link, by its hash; undefined if it is void, also because the person's sessions were ended since. */
export async function takeBindLink(tx: Tx, hash: string): Promise<OneTimeLink | undefined> {
  const isOpen = and(usableHash(hash, ['bind']), sql`NOT coalesce(${isOverruled()}, false)`);
  const [link] = await tx.update(oneTimeLinks).set({ usedAt: new Date() }).where(isOpen).returning(columns);
  return link;
}

/** Makes a link usable again after the action failed. */
export async function returnLink(tx: Tx, token: string): Promise<void> {
  await tx
    .update(oneTimeLinks)
    .set({ usedAt: null })
    .where(eq(oneTimeLinks.hash, hashToken(token)));
}

/**
 * Voids all links of a person, delivered or in queued mail, and their sessions on the pages of learners, after a new address, role or
 * password. Links that stop a change of address stay valid.
 */
export async function voidLinks(tx: Tx, person: string): Promise<void> {
  await cancelMailWithLinks(tx, person);
  await tx
    .update(oneTimeLinks)
    .set({ usedAt: new Date() })
    .where(and(eq(oneTimeLinks.userId, person), ne(oneTimeLinks.kind, 'stop'), isNull(oneTimeLinks.usedAt)));
  // Personal links to the pages of learners have no row.
  await tx.update(users).set({ learnerLinksSince: endedLearnerLinks() }).where(eq(users.id, person));
}

/** Deletes tokens of sign-ins that have expired; called once an hour. */
export async function deleteOldTokens(pool: Pool): Promise<void> {
  await pool.query("DELETE FROM one_time_links WHERE kind IN ('sso', 'company', 'magic', 'learner') AND expires_at < $1", [
    new Date(),
  ]);
}
