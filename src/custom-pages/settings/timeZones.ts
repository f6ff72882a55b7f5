/** Options for these time zones and the one that was chosen, with their present offset: `Europe/Berlin (UTC+01:00)`. */
export function timeZoneOptions(names: readonly string[], chosen: string): { value: string; label: string }[] {
  return [...new Set([...names, chosen])].map((value) => ({
    value,
    label: `\u2066${value.replaceAll('_', ' ')}${offsetText(value)}\u2069`,
  }));
}

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
