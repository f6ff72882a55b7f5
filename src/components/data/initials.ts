/** At most two initials of a name: 'Acme Corporation' → 'AC', 'Acme' → 'A'. Whole characters, in any script. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}
