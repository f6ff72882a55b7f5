import { wholePercent } from '#contract/kit/percent';
import { type AnyColumn, type ColumnKind, valueIn } from '#contract/reports/column';

type Write = (value: unknown, t: (key: string) => string, texts: string) => string;

const asDecimal: Write = (value) => (typeof value === 'number' ? value.toFixed(1) : '');
const asText: Write = (value) => String(value ?? '');
/** Without milliseconds, so that spreadsheets recognise a date. */
const asMoment: Write = (value) => (value instanceof Date ? value.toISOString().replace(/\.\d+Z$/, 'Z') : '');

/** Text of each kind of value in a spreadsheet. */
const writes: Record<ColumnKind, Write> = {
  text: asText,
  longText: asText,
  email: asText,
  person: asText,
  word: (value, t, texts) => (value === null ? '' : t(`${texts}.${String(value)}`)),
  number: asText,
  average: asDecimal,
  score: asDecimal,
  // A plain number of dollars, so that a spreadsheet can add it up.
  money: (value) => (typeof value === 'number' ? (value / 100).toFixed(2) : ''),
  stars: asText,
  percent: (value) => (typeof value === 'number' ? String(wholePercent(value)) : ''),
  day: asMoment,
  moment: asMoment,
  calendarDay: asText,
  month: asText,
  flag: (value, t) => (value === true ? t('reports.filters.yes') : ''),
};

/** Text of one cell of a CSV file. */
export const cellOf = (column: AnyColumn, row: object, t: (key: string) => string): string =>
  writes[column.kind](valueIn(column, row), t, column.texts ?? '');
