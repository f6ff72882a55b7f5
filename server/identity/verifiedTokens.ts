import { LRUCache } from 'lru-cache';
import type { VerifiedToken } from './types.ts';

const remembered = 10_000;

/** Caches verified tokens until they expire. `exp` is in seconds. */
export function rememberVerified(
  verify: (token: string) => Promise<VerifiedToken & { exp: number }>,
): (token: string) => Promise<VerifiedToken> {
  const known = new LRUCache<string, VerifiedToken>({ max: remembered });
  return async (token) => {
    const remembering = known.get(token);
    if (remembering) return remembering;
    const { exp, ...verified } = await verify(token);
    const ttl = exp * 1000 - Date.now();
    if (ttl > 0) known.set(token, verified, { ttl });
    return verified;
  };
}
