import type { Secrets } from '#server/secrets';
import { tokenIn, type TokenKind } from '#server/modules/simulations/public';
import { tokenWords } from '#server/texts/tokenWords';

/** The first token of one of these kinds in a text in which links may have been rewritten; null if there is none. */
export function findToken(secrets: Pick<Secrets, 'mac'>, kinds: readonly TokenKind[], text: string) {
  for (const word of tokenWords(text)) {
    const found = tokenIn(secrets, kinds, word);
    if (found) return found;
  }
  return null;
}
