import { sessionLimits } from '#contract/session/limits';
import { hashToken, newToken } from '../core/secretToken.ts';
import * as tables from '../db/schema.ts';
import type { Tx } from '../db/tx.ts';

const { oneTimeLinkHours, tokenSeconds } = sessionLimits;
const hour = 3600;

/** How long each kind is valid. The link that stops a change of address outlives the change, which itself decides how long it can be stopped. */
const secondsOf: Record<NewLink['kind'], number> = {
  invite: oneTimeLinkHours * hour,
  reset: oneTimeLinkHours * hour,
  verify: oneTimeLinkHours * hour,
  bind: oneTimeLinkHours * hour,
  stop: 366 * 24 * hour,
  ...tokenSeconds,
};

/** The purpose of a link and its other values, under the names of the columns. */
export type NewLink = Pick<typeof tables.oneTimeLinks.$inferInsert, 'userId' | 'companyId' | 'kind'> &
  Partial<
    Pick<
      typeof tables.oneTimeLinks.$inferInsert,
      'email' | 'addressChangeId' | 'browserHash' | 'sessionHash' | 'connectionId' | 'actingCompanyId'
    >
  >;

/** Creates single-use links and returns their tokens in the same order. Real time, not business time. */
export async function createLinks(tx: Tx, links: readonly NewLink[]): Promise<string[]> {
  if (links.length === 0) return [];
  const createdAt = new Date();
  const tokens = links.map(newToken);
  const rows = links.map((link, index) => {
    const expiresAt = new Date(createdAt.getTime() + secondsOf[link.kind] * 1000);
    return { ...link, hash: hashToken(tokens[index] ?? ''), createdAt, expiresAt };
  });
  await tx.insert(tables.oneTimeLinks).values(rows);
  return tokens;
}
