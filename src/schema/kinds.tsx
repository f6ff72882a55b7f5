import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Tone } from '#contract/tones';
import {
  formatAverage,
  formatDate,
  formatDateTime,
  formatMoney,
  formatNumber,
  formatPercent,
  formatRelative,
} from '~/components/data/format.ts';
import { EmailText } from '~/components/data/EmailText.tsx';
import { StatusDot } from '~/components/data/StatusDot.tsx';
import type { ListRecord } from '~/components/list/column.ts';
import type { Kind, WordOf } from './kind.ts';
import { wordWidth } from './wordWidth.ts';
import cellsCss from '~/components/list/table/cells.module.css';

// Cells are plain elements with a title: a table has hundreds of them.

type OfRecord<Result> = (record: ListRecord, wordOf: WordOf) => Result;

/** Shown for an empty value. */
const none = '–';
const emptyCell = <span className={cellsCss.muted}>{none}</span>;

interface EmptyOptions {
  /** Locale key of the text for an empty value. */
  emptyText?: string;
}
const emptyText = ({ emptyText: key }: EmptyOptions, wordOf: WordOf) => (key ? wordOf(key) : none);

interface TextOptions {
  /** The displayed text, if it is more than the value. */
  textOf?: OfRecord<string>;
  /** A long text wraps to a second line before it is cut. */
  isWrapped?: boolean;
}
const textClass = ({ isWrapped }: TextOptions) => (isWrapped ? cellsCss.words : cellsCss.clip);

export const text: Kind<string | null | undefined, TextOptions> = {
  name: 'text',
  column: { minWidth: 140, fullWidth: 180 },
  cell: (value, options, wordOf, record) => {
    const words = options.textOf ? options.textOf(record, wordOf) : value;
    return !words ? (
      emptyCell
    ) : (
      <bdi className={textClass(options)} title={words}>
        {words}
      </bdi>
    );
  },
};

interface NameOptions extends TextOptions {
  /** URL of the record's page; undefined if it has none any more. */
  pathOf: OfRecord<string | undefined>;
  /** A line below it. */
  noteOf?: OfRecord<string | undefined>;
}

/** The name of a record, linked to its page. */
export const name: Kind<string, NameOptions> = {
  name: 'name',
  column: { minWidth: 144, fullWidth: 190 },
  cell: (value, options, wordOf, record) => {
    const words = options.textOf?.(record, wordOf) ?? value;
    const note = options.noteOf?.(record, wordOf);
    const path = options.pathOf(record, wordOf);
    if (path === undefined) return <bdi className={cellsCss.muted}>{words}</bdi>;
    return (
      <>
        <Link className={cellsCss.link} to={path} title={words}>
          <bdi className={textClass(options)}>{words}</bdi>
        </Link>
        {note && (
          <small className={cellsCss.note} dir="auto">
            {note}
          </small>
        )}
      </>
    );
  },
};

/** An e-mail address, left to right in every language. */
export const email: Kind<string | null, EmptyOptions> = {
  name: 'email',
  column: { minWidth: 196, fullWidth: 240 },
  cell: (value, options, wordOf) =>
    value ? (
      <bdi className={cellsCss.words} dir="ltr" title={value}>
        <EmailText email={value} />
      </bdi>
    ) : (
      <span className={cellsCss.muted}>{emptyText(options, wordOf)}</span>
    ),
};

interface ChoiceOptions {
  /** Prefix of the locale keys of its values: `users.accounts` + `.learner`. */
  texts: string;
  values: readonly string[];
}

/** One of a few values with texts. */
export const choice: Kind<string | null, ChoiceOptions> = {
  name: 'choice',
  column: { minWidth: 96 },
  widthOf: ({ texts, values }, wordOf) =>
    wordWidth(
      values.map((value) => wordOf(`${texts}.${value}`)),
      { atLeast: 96, atMost: 132 },
    ),
  cell: (value, { texts }, wordOf) =>
    value === null ? emptyCell : <span className={cellsCss.words}>{wordOf(`${texts}.${value}`)}</span>,
};

interface StatusOptions {
  texts: string;
  tones: Readonly<Record<string, Tone>>;
  /** A short warning below it. */
  warningOf?: OfRecord<string | undefined>;
}

/** A status as a dot and a word. */
export const status: Kind<string | null, StatusOptions> = {
  name: 'status',
  column: { minWidth: 98 },
  widthOf: ({ texts, tones }, wordOf) =>
    wordWidth(
      Object.keys(tones).map((value) => wordOf(`${texts}.${value}`)),
      { atLeast: 98, atMost: 172, before: 16 },
    ),
  cell: (value, { texts, tones, warningOf }, wordOf, record) => {
    if (value === null) return emptyCell;
    const warning = warningOf?.(record, wordOf);
    const dot = (
      <span className={cellsCss.state}>
        <StatusDot tone={tones[value] ?? 'neutral'} label={wordOf(`${texts}.${value}`)} />
      </span>
    );
    if (!warning) return dot;
    return (
      <div>
        {dot}
        <div className={cellsCss.warning}>{warning}</div>
      </div>
    );
  },
};

/** A day of each month: the longest short name is another month's in each language. */
const longDays = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 28, 12)).toISOString());

/** A date. */
export const day: Kind<string | null> = {
  name: 'day',
  column: { minWidth: 112, firstOrder: 'DESC' },
  // A date that is cut would lose its year.
  widthOf: () => wordWidth(longDays.map(formatDate), { atLeast: 112, atMost: 160 }),
  cell: (value) => (value ? <time dateTime={value}>{formatDate(value)}</time> : emptyCell),
};

interface DateOptions extends EmptyOptions {
  /** Records that show a date instead of the time passed. */
  isDay?: OfRecord<boolean>;
}

/** Time passed or left, such as "3 days ago". */
export const date: Kind<string | null, DateOptions> = {
  name: 'date',
  column: { minWidth: 106, fullWidth: 148, firstOrder: 'DESC' },
  cell: (value, options, wordOf, record) => {
    if (!value) return <span className={cellsCss.muted}>{emptyText(options, wordOf)}</span>;
    if (options.isDay?.(record, wordOf))
      return (
        <time className={cellsCss.words} dateTime={value}>
          {formatDate(value)}
        </time>
      );
    return (
      <time className={cellsCss.words} dateTime={value} title={formatDateTime(value)}>
        {formatRelative(value)}
      </time>
    );
  },
};

export const number: Kind<number | null> = {
  name: 'number',
  column: { minWidth: 96, align: 'end', firstOrder: 'DESC' },
  cell: (value) => (value === null ? emptyCell : formatNumber(value)),
};

/** A number with one decimal. */
export const average: Kind<number | null> = {
  ...number,
  name: 'average',
  cell: (value) => (value === null ? emptyCell : formatAverage(value)),
};

/** Whole cents, shown in USD; empty where there is no amount. */
export const money: Kind<number | null> = {
  name: 'money',
  column: { minWidth: 104, align: 'end', firstOrder: 'DESC' },
  cell: (value) => (value === null ? emptyCell : formatMoney(value)),
};

/** A number from 0 to 100; empty if there is nothing to count yet. */
export const percent: Kind<number | null> = {
  name: 'percent',
  column: { minWidth: 96, align: 'end', firstOrder: 'DESC' },
  cell: (value) => (value === null ? emptyCell : formatPercent(value / 100)),
};

interface CustomOptions {
  render: OfRecord<ReactNode>;
}

/** For one or two lists only: a component, or a text. */
export const custom: Kind<unknown, CustomOptions> = {
  name: 'custom',
  column: { minWidth: 112 },
  cell: (_value, { render }, wordOf, record) => render(record, wordOf),
};
