import type { CSSProperties } from 'react';
import { toneColours } from '../data/StatusDot.tsx';
import type { ColumnsChart } from '#contract/reports/chartData';

interface Props {
  chart: ColumnsChart;
  point: ColumnsChart['points'][number];
  /** Where the column lies in reading direction, and the room of all. */
  place: { at: number; band: number; width: number };
}

/** The exact numbers of one point, on the side of the column where there is room. */
export function ColumnsTooltip({ chart, point, place: { at, band, width } }: Props) {
  const style: CSSProperties =
    at + band / 2 < width / 2
      ? { insetInlineStart: Math.min(at + band + 4, width / 2) }
      : { insetInlineEnd: Math.min(width - at + 4, width / 2) };
  return (
    <div className="chart-tooltip" style={style} aria-hidden>
      <strong>{point.label}</strong>
      {chart.series.map(({ key, label, tone }, index) => (
        <span key={key}>
          <i style={{ background: toneColours[tone] }} />
          {label} <b>{point.texts[index]}</b>
        </span>
      ))}
    </div>
  );
}
