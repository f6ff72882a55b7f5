import { formatNumber, formatPercent } from '../data/format.ts';
import { type Tone, toneColours } from '../data/StatusDot.tsx';
import './charts.css';

export interface Part {
  key: string;
  label: string;
  value: number;
  tone: Tone;
}

interface ShareBarProps {
  /** The question that the picture answers. */
  title: string;
  parts: readonly Part[];
  /** Titles of the table: part, number, share. */
  columns: readonly [string, string, string];
}

/** The parts of a whole as one bar with a label for each; the same as a table for whoever does not see it. */
export function ShareBar({ title, parts, columns }: ShareBarProps) {
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const shareOf = (value: number) => formatPercent(total === 0 ? 0 : value / total);
  return (
    <figure className="share-bar">
      <figcaption>{title}</figcaption>
      <div className="share-bar-track" aria-hidden>
        {parts
          .filter(({ value }) => value > 0)
          .map(({ key, label, value, tone }) => (
            <span
              key={key}
              style={{ flexGrow: value, background: toneColours[tone] }}
              title={`${label}: ${formatNumber(value)} (${shareOf(value)})`}
            />
          ))}
      </div>
      <ul aria-hidden>
        {parts.map(({ key, label, value, tone }) => (
          <li key={key}>
            <i style={{ background: toneColours[tone] }} />
            {label} <b>{shareOf(value)}</b>
          </li>
        ))}
      </ul>
      <table className="visually-hidden">
        <caption>{title}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map(({ key, label, value }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td>{formatNumber(value)}</td>
              <td>{shareOf(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
