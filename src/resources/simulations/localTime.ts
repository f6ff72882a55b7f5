import { currentLanguage } from '~/i18n/i18n.ts';

/** An hour of the day, such as `9 AM`, or `09:00` where days have 24 hours: a bare `9` would not say that it is a time. */
export function formatHour(hour: number): string {
  const { folder } = currentLanguage();
  const { hour12: hasHalves } = new Intl.DateTimeFormat(folder, { hour: 'numeric' }).resolvedOptions();
  const shown = hasHalves ? ({ hour: 'numeric' } as const) : ({ hour: '2-digit', minute: '2-digit' } as const);
  return new Intl.DateTimeFormat(folder, { ...shown, timeZone: 'UTC' }).format(Date.UTC(2000, 0, 1, hour));
}

const parts = { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const;

/** A moment where somebody is. A zone that this browser does not know is shown as UTC. */
export function formatMomentIn(at: string, timeZone: string): string {
  const { folder } = currentLanguage();
  try {
    return new Intl.DateTimeFormat(folder, { ...parts, timeZone }).format(new Date(at));
  } catch {
    return new Intl.DateTimeFormat(folder, { ...parts, timeZone: 'UTC', timeZoneName: 'short' }).format(new Date(at));
  }
}
