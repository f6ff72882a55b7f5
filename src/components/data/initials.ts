/** At most two initials of a name: 'Acme Corporation' → 'AC', 'Acme' → 'A', 'Marlowe & Keats' → 'MK'. Whole characters, in any script. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  // A sign between two words is no initial, and would change sides from right to left.
  const named = words.filter((word) => /[\p{L}\p{N}]/u.test(word));
  return (named.length > 0 ? named : words)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}
