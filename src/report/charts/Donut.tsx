import { useState } from 'react';
import { currentLanguage } from '~/i18n/i18n.ts';
import { toneColours } from '~/components/data/StatusDot.tsx';
import type { PartsChart } from '#contract/reports/chartData';
import { donutArcs } from './geometry.ts';
import { Legend } from './Legend.tsx';
import css from './charts.module.css';

const size = 160;
const thickness = 22;
const half = size / 2;

/** The parts of a total as a ring with the total in the middle, and beside it each part with its numbers. */
export function Donut({ chart: { parts, total } }: { chart: PartsChart }) {
  const [active, setActive] = useState<string>();
  const arcs = donutArcs(parts, half - thickness / 2 - 1, currentLanguage().dir === 'rtl');
  return (
    <div className={css.donut} aria-hidden>
      <svg viewBox={`${-half} ${-half} ${size} ${size}`} width={size} height={size} onPointerLeave={() => setActive(undefined)}>
        {arcs.map(({ key, tone, path }) => (
          <path
            key={key}
            d={path}
            fill="none"
            stroke={toneColours[tone]}
            strokeWidth={thickness}
            opacity={active === undefined || active === key ? 1 : 0.35}
            onPointerEnter={() => setActive(key)}
          />
        ))}
        <text className={css.total} textAnchor="middle" y={2}>
          {total.text}
        </text>
        <text className={css.totalLabel} textAnchor="middle" y={20}>
          {total.label}
        </text>
      </svg>
      <Legend entries={parts} active={active} />
    </div>
  );
}
