import { type AnyColumn, type ColumnKind, valueIn } from '#contract/reports/column';
import { scoreText } from '#contract/exercise/score';
import type { PdfColumn } from '../../pdf/pdfReport.ts';
import type { PaperWriting } from '../../texts/writing.ts';
import { personName } from '../../core/personName.ts';

interface Person {
  name: string;
  lastName: string;
  email: string;
  isDeleted?: boolean;
  isDisabled?: boolean;
}

/** Deleted people have no name; disabled people are marked. */
function personText(person: Person, { text }: PaperWriting): string {
  const { isDeleted, isDisabled } = person;
  if (isDeleted) return text('campaigns.people.deleted');
  const shown = personName(person);
  return isDisabled ? `${shown} (${text('campaigns.people.disabled')})` : shown;
}

type Write = (value: unknown, writing: PaperWriting, texts: string) => string;

const asText: Write = (value) => String(value ?? '');
const asDay: Write = (value, { date }) => (value ? date(String(value)) : '–');

/** Text of each kind of value on paper: exact days, no links. */
const writes: Record<Exclude<ColumnKind, 'person'>, Write> = {
  text: asText,
  longText: asText,
  email: (value) => String(value || '–'),
  word: (value, { text }, texts) => (value === null ? '–' : text(`${texts}.${String(value)}`)),
  number: (value, { number }) => (value === null ? '–' : number(Number(value))),
  average: (value, { average }) => (typeof value === 'number' ? average(value) : '–'),
  score: (value, writing) => (typeof value === 'number' ? scoreText(value, writing) : '–'),
  money: (value, { money }) => (typeof value === 'number' ? money(value) : '–'),
  stars: (value, { number }) => number(Number(value)),
  percent: (value, { percent }) => (typeof value === 'number' ? percent(value / 100) : '–'),
  day: asDay,
  moment: asDay,
  calendarDay: asText,
  month: (value, { month }) => month(String(value)),
  flag: (value, { text }) => (value === true ? text('reports.filters.yes') : ''),
};

export const paperCell = (column: AnyColumn, row: object, writing: PaperWriting): string =>
  column.kind === 'person'
    ? personText(row as Person, writing)
    : writes[column.kind](valueIn(column, row), writing, column.texts ?? '');

const numbers: readonly ColumnKind[] = ['number', 'average', 'score', 'money', 'percent'];

export const paperColumn = ({ label, kind }: AnyColumn, { text }: PaperWriting): PdfColumn => ({
  label: text(label),
  ...(numbers.includes(kind) && { align: 'end' }),
});
