import type { BarsChart, ChartData, PartsChart } from '#contract/reports/chartData';
import { toneColours } from '~/components/data/StatusDot.tsx';
import { ChartFrame } from './ChartFrame.tsx';
import { Columns } from './Columns.tsx';
import { Donut } from './Donut.tsx';
import { Legend } from './Legend.tsx';
import css from './charts.module.css';

function pictureOf(chart: ChartData) {
  switch (chart.kind) {
    case 'share':
      return <ShareBar chart={chart} />;
    case 'donut':
      return <Donut chart={chart} />;
    case 'bars':
      return <Bars chart={chart} />;
    case 'columns':
      return <Columns chart={chart} />;
  }
}

/** Draws chart data. Its texts are in stage `training`. */
export function Chart({ data }: { data: ChartData }) {
  return <ChartFrame chart={data}>{!data.isEmpty && pictureOf(data)}</ChartFrame>;
}

/** A bar per row with name and number. */
function Bars({ chart: { bars, tone, max } }: { chart: BarsChart }) {
  return (
    <div className={css.bars} aria-hidden>
      {bars.map(({ key, label, value, text }) => (
        <div key={key}>
          <span>
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

/** The parts of a total as one bar with a label for each. */
function ShareBar({ chart: { parts } }: { chart: PartsChart }) {
  return (
    <>
      <div className={css.track} aria-hidden>
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
