import { and, eq, gt, inArray, isNull, ne } from 'drizzle-orm';
import { oneTimeLinks } from '../db/schema.ts';
import type { Tx } from '../db/tx.ts';
import { cancelMailWithLinks } from '../mail/cancelMail.ts';
import { hashLinkToken, mintLinks, type NewLink } from '../mail/oneTimeLink.ts';
import { Refusal } from '../core/refusal.ts';

type LinkKind = NewLink['kind'];
export type OneTimeLink = Pick<typeof oneTimeLinks.$inferSelect, 'userId' | 'kind' | 'email' | 'addressChangeId'>;

/** Of both kinds that let somebody choose a password. */
export const passwordLinks = ['invite', 'reset'] as const satisfies readonly LinkKind[];

const { userId, kind, email, addressChangeId } = oneTimeLinks;
const columns = { userId, kind, email, addressChangeId };
/** Links run out in real time, whatever the business clock says. */
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

/** Makes one link outside a mail, for instance on the command line. Gives its token, which is stored nowhere. */
export async function mintLink(tx: Tx, link: NewLink): Promise<string> {
  const [token = ''] = await mintLinks(tx, [link]);
  return token;
}

/** Whom a link belongs to, without using it. Refuses with link_not_valid. */
export async function readLink(tx: Tx, token: string, kinds: readonly LinkKind[]): Promise<OneTimeLink> {
  const [link] = await tx.select(columns).from(oneTimeLinks).where(usable(token, kinds));
  return required(link);
}

/** Uses a link up; of two at the same time one gets it. Refuses with link_not_valid. */
export async function takeLink(tx: Tx, token: string, kinds: readonly LinkKind[]): Promise<OneTimeLink> {
  const [link] = await tx.update(oneTimeLinks).set({ usedAt: new Date() }).where(usable(token, kinds)).returning(columns);
  return required(link);
}

/** Gives a link back when what it was taken for could not be done. */
export async function returnLink(tx: Tx, token: string): Promise<void> {
  await tx
    .update(oneTimeLinks)
    .set({ usedAt: null })
    .where(eq(oneTimeLinks.hash, hashLinkToken(token)));
}

/**
 * Makes every link of a person useless, those delivered and those that waiting mail would carry: for a new address, role or
 * password. Only a link that stops a change of address stays.
 */
export async function voidLinks(tx: Tx, userId: string): Promise<void> {
  await cancelMailWithLinks(tx, userId);
  await tx
    .update(oneTimeLinks)
    .set({ usedAt: new Date() })
    .where(and(eq(oneTimeLinks.userId, userId), ne(oneTimeLinks.kind, 'stop'), isNull(oneTimeLinks.usedAt)));
}
