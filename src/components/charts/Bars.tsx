import { toneColours } from '../data/StatusDot.tsx';
import type { BarsChart } from '#contract/reports/chartData';

/** One bar a row with its name and number, the longest names in full on pointing. */
export function Bars({ chart: { bars, tone, max } }: { chart: BarsChart }) {
  return (
    <div className="chart-bars" aria-hidden>
      {bars.map(({ key, label, value, text }) => (
        <div key={key}>
          <span title={label}>
            <bdi>{label}</bdi>
          </span>
          <i>
            <i style={{ inlineSize: `${max > 0 ? Math.min(value / max, 1) * 100 : 0}%`, background: toneColours[tone] }} />
          </i>
          <b>{text}</b>
        </div>
      ))}
    </div>
  );
}
