import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDateTime, formatNumber, formatPercent, formatRelative } from '~/components/data/format.ts';
import { StatusDot } from '~/components/data/StatusDot.tsx';
import type { ListRecord } from '~/components/list/column.ts';
import type { Field, Named } from './field.ts';

/** The words of a value: `wordOf('users.statuses.active')`. */
export type WordOf = (key: string) => string;

const nothing = <span className="list-muted">–</span>;

/** What a field shows of a record. Plain elements with a title: a table has hundreds of cells. */
export function renderCell<T extends ListRecord>(field: Field<T>, record: T, wordOf: WordOf): ReactNode {
  switch (field.kind) {
    case 'name': {
      const text = field.textOf?.(record) ?? valueOf<string>(field.source, record);
      return (
        <Link className="list-link" to={field.pathOf(record)} title={text}>
          <bdi className={field.isWrapped ? 'list-words' : 'list-clip'}>{text}</bdi>
        </Link>
      );
    }
    case 'text': {
      const text = field.textOf?.(record) ?? valueOf<string>(field.source, record);
      if (!text) return nothing;
      return (
        <bdi className={field.isWrapped ? 'list-words' : 'list-clip'} title={text}>
          {text}
        </bdi>
      );
    }
    case 'email': {
      const text = valueOf<string>(field.source, record);
      return (
        <bdi className="list-clip" dir="ltr" title={text}>
          {text}
        </bdi>
      );
    }
    case 'tags':
      return <Tags names={valueOf<readonly Named[]>(field.source, record)} />;
    case 'choice':
      return <span className="list-words">{wordOf(`${field.texts}.${valueOf<string>(field.source, record)}`)}</span>;
    case 'status': {
      const value = valueOf<string>(field.source, record);
      const dot = <StatusDot tone={field.tones[value] ?? 'neutral'} label={wordOf(`${field.texts}.${value}`)} />;
      const warning = field.warningOf?.(record);
      return warning === undefined ? (
        dot
      ) : (
        <div>
          {dot}
          <div className="list-warning">{wordOf(warning)}</div>
        </div>
      );
    }
    case 'date': {
      const value = valueOf<string | null>(field.source, record);
      if (value) return <Moment value={value} />;
      return field.emptyText ? <span className="list-muted">{wordOf(field.emptyText)}</span> : nothing;
    }
    case 'number':
      return formatNumber(valueOf<number>(field.source, record));
    case 'percent': {
      const value = valueOf<number | null>(field.source, record);
      return value === null ? nothing : formatPercent(value / 100);
    }
    case 'drawn':
      return field.draw(record);
    case 'share':
      return <Share share={valueOf<number>(field.source, record) / Math.max(1, field.of)} />;
  }
}

const valueOf = <V,>(source: string, record: ListRecord): V => (record as unknown as Record<string, V>)[source] as V;

/** How long ago, the exact moment in the title: a tooltip component in every cell would slow the table down. */
function Moment({ value }: { value: string }) {
  return (
    <time className="list-words" dateTime={value} title={formatDateTime(value)}>
      {formatRelative(value)}
    </time>
  );
}

/** The first name, and how many more there are; all of them in the title. */
function Tags({ names }: { names: readonly Named[] }) {
  const [first, ...more] = names;
  if (!first) return nothing;
  return (
    <span title={names.map(({ name }) => name).join(', ')}>
      <bdi className={more.length > 0 ? 'list-tag has-more' : 'list-tag'}>{first.name}</bdi>
      {more.length > 0 && <span className="list-more">+{formatNumber(more.length)}</span>}
    </span>
  );
}

/** A part of a whole: the percentage and a thin bar. */
function Share({ share }: { share: number }) {
  return (
    <span className="list-share">
      {formatPercent(share)}
      <span className="list-share-track" aria-hidden>
        <i style={{ inlineSize: `${Math.min(100, share * 100)}%` }} />
      </span>
    </span>
  );
}
