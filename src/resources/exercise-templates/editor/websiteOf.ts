/** The address of a website with its scheme; null for anything else. */
export function websiteOf(typed: string): string | null {
  const text = typed.trim();
  if (text === '' || /\s/.test(text)) return null;
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) && !/^[\w.-]+:\d+/.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const { protocol, hostname } = new URL(address);
  return (protocol === 'http:' || protocol === 'https:') && hostname !== '' ? address : null;
}
