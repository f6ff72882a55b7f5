import type { Secrets } from '../../../secrets.ts';
import { tokenWords } from '../../../texts/tokenWords.ts';
import { readToken, type TokenKind } from './token.ts';

export interface FoundToken {
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

/** The first token of one of these kinds in a text in which links may have been rewritten; null if there is none. */
export function findToken(secrets: Pick<Secrets, 'mac'>, kinds: readonly TokenKind[], text: string): FoundToken | null {
  for (const word of tokenWords(text)) {
    const found = tokenIn(secrets, kinds, word);
    if (found) return found;
  }
  return null;
}
