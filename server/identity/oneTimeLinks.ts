import { and, eq, gt, inArray, isNull, ne } from 'drizzle-orm';
import { Refusal } from '../core/refusal.ts';
import { oneTimeLinks } from '../db/schema.ts';
import type { Tx } from '../db/tx.ts';
import { cancelMailWithLinks } from '../mail/cancelMail.ts';
import { hashLinkToken, createLinks, type NewLink } from '../mail/createLinks.ts';

type LinkKind = NewLink['kind'];
type OneTimeLink = Pick<typeof oneTimeLinks.$inferSelect, 'userId' | 'kind' | 'email' | 'addressChangeId'>;

/** Kinds of links that set a password. */
export const passwordLinks = ['invite', 'reset'] as const satisfies readonly LinkKind[];

const { userId, kind, email, addressChangeId } = oneTimeLinks;
const columns = { userId, kind, email, addressChangeId };
/** Links expire in real time, not business time. */
const usable = (token: string, kinds: readonly LinkKind[]) =>
  and(
    eq(oneTimeLinks.hash, hashLinkToken(token)),
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

/** Makes a link usable again after the action failed. */
export async function returnLink(tx: Tx, token: string): Promise<void> {
  await tx
    .update(oneTimeLinks)
    .set({ usedAt: null })
    .where(eq(oneTimeLinks.hash, hashLinkToken(token)));
}

/**
 * Voids all links of a person, delivered or in queued mail, after a new address, role or password. Links that stop a change of address stay
 * valid.
 */
export async function voidLinks(tx: Tx, userId: string): Promise<void> {
  await cancelMailWithLinks(tx, userId);
  await tx
    .update(oneTimeLinks)
    .set({ usedAt: new Date() })
    .where(and(eq(oneTimeLinks.userId, userId), ne(oneTimeLinks.kind, 'stop'), isNull(oneTimeLinks.usedAt)));
}
