import { useEffect, useState } from 'react';
import { minuteMs } from '#contract/kit/durations';
import { formatNumber } from '~/components/data/format.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';

/** i18n-keys: campaigns.cards.units.* */
const units = [
  ['days', 1440],
  ['hours', 60],
  ['minutes', 1],
] as const;

/** How long it is until a moment, such as "2d 3h 5m", counted anew every minute. Never less than a minute. */
export function useStartsIn(startedAt: string): string {
  const { t } = useTranslation();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  const minutes = Math.max(1, Math.ceil((Date.parse(startedAt) - now) / minuteMs));
  const first = units.findIndex(([, size]) => minutes >= size);
  return units
    .map(([name, size], index) => ({
      name,
      count: Math.floor((index === 0 ? minutes : minutes % (units[index - 1]?.[1] ?? 1)) / size),
    }))
    .slice(first)
    .map(({ name, count }) => t(`campaigns.cards.units.${name}`, { n: formatNumber(count) }))
    .join(' ');
}
