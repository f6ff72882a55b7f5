import type { Secrets } from '../../../secrets.ts';
import { readToken, type TokenKind } from './token.ts';

/** How often rewritten links are undone: programs wrap the links of programs before them. */
const mostLayers = 5;
/** How many words are looked at: a mail that somebody made to cost us time has more. */
const mostCandidates = 2_000;
const candidates = /(?<![a-z0-9])[a-z2-7]{24}(?![a-z0-9])/g;

/** Undoes `%2F`, and `-2F` as one product writes it. */
const unwrapped = (text: string): string =>
  text.replace(/[%-]([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

export interface FoundToken {
  kind: TokenKind;
  key: Buffer;
}

/**
 * The first token of one of these kinds in a text in which links may have been rewritten; null if there is none. The
 * text is what a mail says after its transfer encoding is undone.
 */
export function findToken(secrets: Pick<Secrets, 'mac'>, kinds: readonly TokenKind[], text: string): FoundToken | null {
  let present = text.toLowerCase();
  let looked = 0;
  for (let layer = 0; layer <= mostLayers; layer += 1) {
    for (const [token] of present.matchAll(candidates)) {
      looked += 1;
      if (looked > mostCandidates) return null;
      for (const kind of kinds) {
        const key = readToken(secrets, kind, token);
        if (key) return { kind, key };
      }
    }
    const inner = unwrapped(present);
    if (inner === present) return null;
    present = inner;
  }
  return null;
}
