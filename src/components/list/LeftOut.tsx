import { formatNumber } from '../data/format.ts';
import css from './LeftOut.module.css';

/** A record that a bulk action leaves out, with the reason in words. */
interface LeftOutRecord {
  id: string;
  name: string;
  reason: string;
}

interface LeftOutProps {
  title: string;
  records: readonly LeftOutRecord[];
  /** How many there are for each reason; shown where there are several reasons. */
  counts?: readonly { reason: string; count: number }[];
  /** The exact number; `records` may hold only the first ones. */
  count: number;
  /** Text for the number of records that are not named. */
  more: (count: number) => string;
  /** Addresses are read from left to right in every language. */
  nameDir?: 'ltr';
}

const namedAtMost = 20;

/** Names the records that a bulk action leaves out, each with the reason. */
export function LeftOut({ title, records, counts = [], count, more, nameDir }: LeftOutProps) {
  const named = records.slice(0, namedAtMost);
  return (
    <div className={css.leftOut}>
      <p>{title}</p>
      {counts.length > 1 && (
        <dl>
          {counts.map(({ reason, count: n }) => (
            <div key={reason}>
              <dt>{reason}</dt>
              <dd>{formatNumber(n)}</dd>
            </div>
          ))}
        </dl>
      )}
      <ul>
        {named.map(({ id, name, reason }) => (
          <li key={id}>
            <bdi dir={nameDir}>{name}</bdi>
            <span>{reason}</span>
          </li>
        ))}
        {count > named.length && <li>{more(count - named.length)}</li>}
      </ul>
    </div>
  );
}
