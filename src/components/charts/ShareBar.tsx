import { toneColours } from '../data/StatusDot.tsx';
import type { PartsChart } from '#contract/reports/chartData';
import { Legend } from './Legend.tsx';

/** The parts of a whole as one bar with a label for each. */
export function ShareBar({ chart: { parts } }: { chart: PartsChart }) {
  return (
    <>
      <div className="chart-track" aria-hidden>
        {parts
          .filter(({ value }) => value > 0)
          .map(({ key, label, value, tone, text, share }) => (
            <span key={key} style={{ flexGrow: value, background: toneColours[tone] }} title={`${label}: ${text} (${share})`} />
          ))}
      </div>
      <Legend entries={parts.map(({ text: _, ...part }) => part)} />
    </>
  );
}
