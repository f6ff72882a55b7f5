const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** The address of a link if it leads to a website, a mailbox or a telephone; null otherwise. */
export function safeLink(value: string): string | null {
  const address = value.trim();
  // White space, control and invisible characters have no place in an address; they hide its scheme.
  if (/[\s\p{Cc}\p{Cf}]/u.test(address) || !URL.canParse(address)) return null;
  return schemes.has(new URL(address).protocol) ? address : null;
}
