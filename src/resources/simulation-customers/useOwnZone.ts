import { listTimeZones } from '#contract/company/companies';
import { useEndpoint } from '~/dataProvider/index.ts';
import { timeZone } from '~/features/campaign-rules/public.ts';

/** Names of zones that browsers still report, and what they are called now. */
const renamed: Readonly<Record<string, string>> = { 'Europe/Kiev': 'Europe/Kyiv' };

/** The time zone of the browser as the server calls it; UTC where it knows none of that name. */
export function useOwnZone(): string {
  const { data: zones } = useEndpoint(listTimeZones, {});
  const zone = renamed[timeZone] ?? timeZone;
  return !zones || zones.includes(zone) ? zone : 'UTC';
}
