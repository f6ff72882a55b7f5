import { z } from 'zod';

/** Who gets something: everybody, the people of departments or of groups, or people by name; in each case also those who come later. */
export const audienceKinds = ['all', 'departments', 'groups', 'people'] as const;
export type AudienceKind = (typeof audienceKinds)[number];

/** `ids` are those of departments, groups or people; empty for everybody. */
export interface Audience {
  kind: AudienceKind;
  ids: readonly string[];
}

/** Codec of a field that names a kind of audience: its words on the wire, and the kind that each stands for. Accepts no other kind. */
export function audienceWire<Word extends string, Kind extends AudienceKind>(kinds: Readonly<Record<Word, Kind>>) {
  const entries = Object.entries(kinds) as [Word, Kind][];
  const words = new Map(entries.map(([word, kind]) => [kind, word]));
  return z.codec(z.enum(entries.map(([word]) => word)), z.enum(entries.map(([, kind]) => kind)), {
    decode: (word) => kinds[word as Word],
    encode: (kind) => words.get(kind as Kind) as Word,
  });
}
