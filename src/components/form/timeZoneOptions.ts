/** Options for these time zones and the one that was chosen, with their present offset. */
export const timeZoneOptions = (names: readonly string[], chosen: string | null): { value: string; label: string }[] =>
  [...new Set([...names, ...(chosen ? [chosen] : [])])].map((value) => ({ value, label: timeZoneLabel(value) }));

/** `Europe/Berlin (UTC+01:00)`, which stays in this order within words of right-to-left languages. */
export const timeZoneLabel = (name: string): string => isolated(`${spaced(name)}${offsetText(name)}`);

/** The same without the offset, for a place with less room. */
export const timeZoneName = (name: string): string => isolated(spaced(name));

const spaced = (name: string): string => name.replaceAll('_', ' ');
const isolated = (text: string): string => `\u2066${text}\u2069`;

/** Empty for UTC itself, and for a zone that this browser does not know. */
function offsetText(timeZone: string): string {
  if (timeZone === 'UTC') return '';
  try {
    const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts();
    const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', 'UTC');
    return offset ? ` (${offset})` : '';
  } catch {
    return '';
  }
}
