import { simulationLimits } from '#contract/simulation/limits';
import { tokenWords } from '../../../texts/tokenWords.ts';
import { type WordPlace, wordPlaces } from './facts.ts';

/** Words of one place that are kept: a mail that costs us time has more. */
const mostWords = 2_000;

/** The search through a mail and those within it. */
export class Search {
  readonly #words = new Map<WordPlace, Set<string>>(wordPlaces.map((place) => [place, new Set()]));
  #parts = 0;

  note(place: WordPlace, text: string | null | undefined): void {
    const words = this.#words.get(place);
    if (!text || !words) return;
    for (const word of tokenWords(text)) {
      if (words.size >= mostWords) return;
      words.add(word);
    }
  }

  /** Whether a mail at this depth is looked at; the mail that arrived has depth 0. */
  enters(depth: number): boolean {
    const { levels, parts } = simulationLimits.reportMailbox;
    if (depth > levels || this.#parts >= parts) return false;
    this.#parts += 1;
    return true;
  }

  words(): Record<WordPlace, string[]> {
    const of = (place: WordPlace) => [...(this.#words.get(place) ?? [])];
    return { headers: of('headers'), names: of('names'), links: of('links') };
  }
}
