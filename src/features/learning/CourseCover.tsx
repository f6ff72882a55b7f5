import type { ReactElement } from 'react';
import css from './CourseCover.module.css';

/** Kinds of courses, each with its own colour. */
export type CoverTone = 'awareness' | 'specialized' | 'compliance' | 'custom' | 'developers';

const motifs = ['arcs', 'rings', 'grid', 'waves', 'steps', 'net'] as const;
type Motif = (typeof motifs)[number];

interface CoverArt {
  motif: Motif;
  /** Degrees. Like `shift`, it keeps two covers of one motif from looking the same. */
  turn: number;
  /** Thousandths of the width. */
  shift: number;
}

/** FNV-1a, so that the same name gets the same picture everywhere. */
function hashOf(text: string): number {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
}

/** The picture of a course that has none of its own, derived from its name. */
function coverArtOf(name: string): CoverArt {
  const hash = hashOf(name);
  const motif = motifs[hash % motifs.length] ?? 'arcs';
  return { motif, turn: ((hash >>> 8) % 41) - 20, shift: (hash >>> 16) % 120 };
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Drawings of 320 × 180; their colour comes from the cover. */
const drawings: Record<Motif, (shift: number) => ReactElement> = {
  arcs: (shift) => (
    <g fill="none" strokeWidth="1.5">
      {range(7).map((ring) => (
        <circle key={ring} cx={250 - shift / 3} cy={190} r={36 + ring * 26} opacity={0.75 - ring * 0.09} />
      ))}
      <circle className={css.solid} cx={250 - shift / 3} cy={190} r={36} opacity="0.22" stroke="none" />
    </g>
  ),
  rings: (shift) => (
    <g>
      <circle className={css.solid} cx={120 + shift} cy="92" r="52" opacity="0.16" stroke="none" />
      <circle className={css.solid} cx={172 + shift} cy="92" r="52" opacity="0.16" stroke="none" />
      <circle fill="none" cx={120 + shift} cy="92" r="52" strokeWidth="1.5" opacity="0.6" />
      <circle fill="none" cx={172 + shift} cy="92" r="52" strokeWidth="1.5" opacity="0.6" />
    </g>
  ),
  grid: (shift) => (
    <g stroke="none">
      {range(60).map((dot) => {
        const [x, y] = [dot % 10, Math.floor(dot / 10)];
        const far = Math.hypot(x - 2 - shift / 20, y - 2.5);
        return (
          <circle
            key={dot}
            className={css.solid}
            cx={30 + x * 29}
            cy={20 + y * 28}
            r={Math.max(1.5, 8 - far * 1.4)}
            opacity="0.34"
          />
        );
      })}
    </g>
  ),
  waves: (shift) => (
    <g stroke="none">
      {range(4).map((wave) => {
        const y = 74 + wave * 26;
        const bend = 34 - wave * 4;
        const d = `M-60 ${y} C ${20 + shift / 2} ${y - bend}, ${100 + shift / 2} ${y + bend}, 200 ${y} S 330 ${y - bend}, 400 ${y} V 260 H -60 Z`;
        return <path key={wave} className={css.solid} d={d} opacity="0.13" />;
      })}
    </g>
  ),
  steps: (shift) => (
    <g stroke="none">
      {range(6).map((step) => (
        <rect
          key={step}
          className={css.solid}
          x={70 + shift / 2 + step * 30}
          y={132 - step * 18}
          width="22"
          height={80 + step * 18}
          rx="4"
          opacity={0.12 + step * 0.05}
        />
      ))}
    </g>
  ),
  net: (shift) => {
    const knots = [
      [70, 60],
      [150, 34],
      [132, 116],
      [216, 78],
      [262, 132],
      [278, 44],
    ].map(([x = 0, y = 0]) => [x + shift / 4 - 10, y] as const);
    const lines = [
      [0, 1],
      [0, 2],
      [1, 3],
      [2, 3],
      [3, 4],
      [3, 5],
      [1, 2],
    ] as const;
    return (
      <g>
        {lines.map(([from, to]) => (
          <line
            key={`${from}${to}`}
            x1={knots[from]?.[0]}
            y1={knots[from]?.[1]}
            x2={knots[to]?.[0]}
            y2={knots[to]?.[1]}
            strokeWidth="1.5"
            opacity="0.45"
          />
        ))}
        {knots.map(([x, y], index) => (
          <circle key={x} className={css.knot} cx={x} cy={y} r={index === 3 ? 13 : 8} strokeWidth="1.5" />
        ))}
      </g>
    );
  },
};

interface CourseCoverProps {
  name: string;
  tone: CoverTone;
  /** The course's own picture, if it has one. */
  image: string | null;
}

/** The picture on top of a course: its own, or a drawing made from its kind and name. Decorative, so hidden from screen readers. */
export function CourseCover({ name, tone, image }: CourseCoverProps) {
  const { motif, turn, shift } = coverArtOf(name);
  return (
    <div className={css.cover} data-tone={tone} aria-hidden>
      {image ? (
        <img src={image} alt="" loading="lazy" decoding="async" />
      ) : (
        <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" focusable="false">
          <g transform={`rotate(${motif === 'steps' || motif === 'waves' ? 0 : turn / 2} 160 90)`}>{drawings[motif](shift)}</g>
        </svg>
      )}
    </div>
  );
}
