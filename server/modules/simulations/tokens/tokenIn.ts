import type { Secrets } from '../../../secrets.ts';
import { readToken, type TokenKind } from './token.ts';

interface FoundToken {
  kind: TokenKind;
  key: Buffer;
}

/** The token that a word is, of one of these kinds; null if it is none. */
export function tokenIn(secrets: Pick<Secrets, 'mac'>, kinds: readonly TokenKind[], word: string): FoundToken | null {
  for (const kind of kinds) {
    const key = readToken(secrets, kind, word);
    if (key) return { kind, key };
  }
  return null;
}
