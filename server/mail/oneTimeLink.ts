import { createHash, randomBytes } from 'node:crypto';
import { limits } from '#contract/limits';
import * as tables from '../db/schema.ts';
import type { Tx } from '../db/tx.ts';

/** What is stored of a link's token. */
export const hashLinkToken = (token: string): string => createHash('sha256').update(token).digest('hex');

export interface NewLink {
  userId: string;
  companyId: string;
  kind: 'invite' | 'reset' | 'verify';
  /** The address being confirmed, for kind `verify`. */
  email?: string;
}

/** Makes single-use links and gives their tokens in the same order; only hashes are stored. Real time, not business time. */
export async function mintLinks(tx: Tx, links: readonly NewLink[]): Promise<string[]> {
  if (links.length === 0) return [];
  const createdAt = new Date();
  const expiresAt = new Date(createdAt.getTime() + limits.passwordLinkHours * 3_600_000);
  const tokens = links.map(() => randomBytes(32).toString('base64url'));
  const rows = links.map((link, index) => ({ ...link, hash: hashLinkToken(tokens[index] ?? ''), createdAt, expiresAt }));
  await tx.insert(tables.oneTimeLinks).values(rows);
  return tokens;
}
