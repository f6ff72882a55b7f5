import type { Tone } from '#contract/tones';
import { toneColours } from '~/components/data/StatusDot.tsx';
import css from './charts.module.css';

interface Entry {
  key: string;
  label: string;
  tone: Tone;
  /** Shown after the name: the share, then the number. */
  share?: string;
  text?: string;
}

/** The meaning of each colour; the table gives the same to screen readers. */
export function Legend({ entries, active }: { entries: readonly Entry[]; active?: string | undefined }) {
  return (
    <ul className={css.legend} aria-hidden>
      {entries.map(({ key, label, tone, share, text }) => (
        <li key={key} data-active={key === active || undefined}>
          <i style={{ background: toneColours[tone] }} />
          <span>{label}</span>
          {share !== undefined && <b>{share}</b>}
          {text !== undefined && <small>{text}</small>}
        </li>
      ))}
    </ul>
  );
}
