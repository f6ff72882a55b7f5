import { createHash, randomBytes } from 'node:crypto';
import { sessionLimits } from '#contract/session/limits';
import * as tables from '../db/schema.ts';
import type { Tx } from '../db/tx.ts';
import type { LinkKind } from './mailKind.ts';

/** The database stores only this hash of a link's token. */
export const hashLinkToken = (token: string): string => createHash('sha256').update(token).digest('hex');

export interface NewLink {
  userId: string;
  companyId: string;
  kind: LinkKind;
  /** For kind `verify`: the address being confirmed. */
  email?: string;
  /** For kind `stop`: the change that the link stops. */
  addressChangeId?: string | undefined;
}

/** Hours until a link expires. The link that stops a change of address outlives the change, which itself decides how long it can be stopped. */
const hoursOf = (kind: NewLink['kind']) => (kind === 'stop' ? 366 * 24 : sessionLimits.oneTimeLinkHours);

/** Creates single-use links and returns their tokens in the same order. Real time, not business time. */
export async function createLinks(tx: Tx, links: readonly NewLink[]): Promise<string[]> {
  if (links.length === 0) return [];
  const createdAt = new Date();
  const expiry = (kind: NewLink['kind']) => new Date(createdAt.getTime() + hoursOf(kind) * 3_600_000);
  const tokens = links.map(() => randomBytes(32).toString('base64url'));
  const rows = links.map((link, index) => {
    return { ...link, hash: hashLinkToken(tokens[index] ?? ''), createdAt, expiresAt: expiry(link.kind) };
  });
  await tx.insert(tables.oneTimeLinks).values(rows);
  return tokens;
}
