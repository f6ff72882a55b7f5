/** How often rewritten links are undone: programs wrap the links of programs before them. */
const mostLayers = 5;
/** How many words are looked at: a mail that somebody made to cost us time has more. */
const mostCandidates = 2_000;
/** Letters and digits of base32, as many as a token of a simulated mail has. */
const candidates = /(?<![a-z0-9])[a-z2-7]{24}(?![a-z0-9])/g;

/** Undoes `%2F`, and `-2F` as one product writes it. */
const unwrapped = (text: string): string =>
  text.replace(/[%-]([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/**
 * What could be a token in a text in which links may have been rewritten, in the order in which it is found. The text is what a mail says after
 * its transfer encoding is undone.
 */
export function* tokenWords(text: string): Generator<string> {
  let present = text.toLowerCase();
  let looked = 0;
  for (let layer = 0; layer <= mostLayers; layer += 1) {
    for (const [word] of present.matchAll(candidates)) {
      looked += 1;
      if (looked > mostCandidates) return;
      yield word;
    }
    const inner = unwrapped(present);
    if (inner === present) return;
    present = inner;
  }
}
