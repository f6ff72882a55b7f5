import type { CSSProperties } from 'react';
import { currentLanguage } from '~/i18n/i18n.ts';
import { toneColours } from '~/components/data/StatusDot.tsx';
import { useElementWidth } from '~/components/list/useElementWidth.ts';
import type { ColumnsChart } from '#contract/reports/chartData';
import { columnsPicture } from './geometry.ts';
import { Legend } from './Legend.tsx';
import { useActivePoint } from './useActivePoint.ts';
import css from './charts.module.css';

const height = 220;
const fontSize = 12;
/** Width before the first measurement. */
const guess = { width: 600 };

/** Columns over time. One tab stop: the arrow keys move through the points, whose numbers show beside them. */
export function Columns({ chart }: { chart: ColumnsChart }) {
  const [ref, measured] = useElementWidth<HTMLDivElement>(guess);
  const width = Math.max(measured, 120);
  const isMirrored = currentLanguage().dir === 'rtl';
  const { rectangles, lines, labels, band, start, top, bottom } = columnsPicture(chart, { width, height, isMirrored, fontSize });
  const { active, handlers } = useActivePoint({ count: chart.points.length, start, band, isMirrored });
  const point = active === undefined ? undefined : chart.points[active];
  const numbersOf = (texts: readonly string[]) => chart.series.map(({ label }, index) => `${label}: ${texts[index]}`).join(', ');
  const at = start + band * (active ?? 0);
  return (
    <>
      {chart.series.length > 1 && <Legend entries={chart.series} />}
      <div
        ref={ref}
        className={css.plot}
        // The arrow keys change a value that is read out.
        role="slider"
        tabIndex={0}
        aria-label={chart.title}
        aria-valuemin={1}
        aria-valuemax={chart.points.length}
        aria-valuenow={(active ?? chart.points.length - 1) + 1}
        aria-valuetext={point && `${point.label}. ${numbersOf(point.texts)}`}
        {...handlers}
      >
        <svg width={width} height={height} aria-hidden>
          {point && (
            <rect
              className={css.cursor}
              x={isMirrored ? width - at - band : at}
              y={top}
              width={band}
              height={bottom - top}
              rx={4}
            />
          )}
          {lines.map(({ key, y, x1, x2, textX, text }) => (
            <g key={key}>
              <line x1={x1} x2={x2} y1={y} y2={y} />
              <text x={textX} y={y + fontSize / 3} textAnchor="end">
                {text}
              </text>
            </g>
          ))}
          {rectangles.map(({ key, tone, ...place }) => (
            <rect key={key} {...place} fill={toneColours[tone]} rx={Math.min(2, place.width / 4)} />
          ))}
          {labels.map(({ key, x, y, text }) => (
            <text key={key} x={x} y={y} textAnchor="middle">
              {text}
            </text>
          ))}
        </svg>
        {point && <ColumnsTooltip chart={chart} point={point} place={{ at, band, width }} />}
      </div>
    </>
  );
}

interface TooltipProps {
  chart: ColumnsChart;
  point: ColumnsChart['points'][number];
  /** Start of the column in reading direction, its width, and the width of the chart. */
  place: { at: number; band: number; width: number };
}

/** The exact numbers of one point, on the side with more room. */
function ColumnsTooltip({ chart, point, place: { at, band, width } }: TooltipProps) {
  const style: CSSProperties =
    at + band / 2 < width / 2
      ? { insetInlineStart: Math.min(at + band + 4, width / 2) }
      : { insetInlineEnd: Math.min(width - at + 4, width / 2) };
  return (
    <div className={css.tooltip} style={style} aria-hidden>
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
