import { createHash, randomBytes } from 'node:crypto';
import { limits } from '#contract/limits';
import * as tables from '../db/schema.ts';
import type { Tx } from '../db/tx.ts';

/** What is stored of a link's token. */
export const hashLinkToken = (token: string): string => createHash('sha256').update(token).digest('hex');

export interface NewLink {
  userId: string;
  companyId: string;
  kind: 'invite' | 'reset' | 'verify' | 'stop';
  /** The address being confirmed, for kind `verify`. */
  email?: string;
  /** What is stopped, for kind `stop`. */
  addressChangeId?: string | undefined;
}

/** How long a change of address can be stopped is decided by the change; its link only must not end before. */
const hoursOf = (kind: NewLink['kind']) => (kind === 'stop' ? 366 * 24 : limits.passwordLinkHours);

/** Makes single-use links and gives their tokens in the same order; only hashes are stored. Real time, not business time. */
export async function mintLinks(tx: Tx, links: readonly NewLink[]): Promise<string[]> {
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
