/** Kinds of course that have a colour of their own. */
export type CoverTone = 'awareness' | 'specialized' | 'compliance' | 'custom';

export const motifs = ['arcs', 'rings', 'grid', 'waves', 'steps', 'net'] as const;
export type Motif = (typeof motifs)[number];

export interface CoverArt {
  motif: Motif;
  /** Degrees, and thousandths of the width: small differences, so that covers of one motif are no twins. */
  turn: number;
  shift: number;
}

/** A number that is always the same for the same text (FNV-1a). */
function hashOf(text: string): number {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
}

/** The quiet picture of a course that has none, drawn from its name alone. */
export function coverArtOf(name: string): CoverArt {
  const hash = hashOf(name);
  const motif = motifs[hash % motifs.length] ?? 'arcs';
  return { motif, turn: ((hash >>> 8) % 41) - 20, shift: (hash >>> 16) % 120 };
}
