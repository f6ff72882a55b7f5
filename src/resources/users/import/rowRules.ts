import { looksLikeFormula } from '#contract/kit/formula';
import { textLimits } from '#contract/kit/limits';
import { isDay, wrongInAbsence } from '#contract/people/absenceRules';
import { namePattern } from '#contract/people/personNames';
import type { CsvRow } from '~/components/csv/types.ts';
import { isEmail } from '~/components/form/tags/emailTokens.ts';
import { readAddressee } from '~/resources/users/addressees.ts';
import type { ColumnMap, ImportField } from './columns.ts';

/** The reasons to reject a row, in the order of the checks; the texts are `imports.reasons.<name>`. */
const rejectReasons = ['emailEmpty', 'emailInvalid', 'tooLong', 'namePattern', 'formula', 'absence', 'duplicate', 'inUse'] as const;
type RejectReason = (typeof rejectReasons)[number];

export interface ImportRow {
  row: number;
  email: string;
  name: string;
  lastName: string;
  department: string;
  group: string;
  awayFrom: string;
  awayUntil: string;
}

export interface RejectedRow extends ImportRow {
  reason: RejectReason;
  /** The field that is not valid. */
  field: ImportField;
  /** For duplicates: the row that was kept. */
  firstRow?: number;
  cells: string[];
}

interface RowRules {
  noDepartment: string;
  today: string;
}

export interface Review {
  valid: ImportRow[];
  rejected: RejectedRow[];
}

/** Removes line breaks, repeated spaces and invisible characters. */
export const cleanCell = (text: string): string =>
  text
    .replace(/[\p{Cf}]/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();

/** The first cell that is not a day of an absence, which must not be over today. */
function wrongDayOf(row: ImportRow, today: string): 'awayFrom' | 'awayUntil' | undefined {
  const { awayFrom, awayUntil } = row;
  const unreadable = (['awayFrom', 'awayUntil'] as const).find((field) => row[field] !== '' && !isDay(row[field]));
  return unreadable ?? wrongInAbsence({ awayFrom, awayUntil }) ?? (awayUntil && awayUntil < today ? 'awayUntil' : undefined);
}

type Fault = Pick<RejectedRow, 'reason' | 'field'>;

function faultOf(row: ImportRow, today: string): Fault | null {
  if (row.email === '') return { reason: 'emailEmpty', field: 'email' };
  const long = (['email', 'name', 'lastName', 'department', 'group'] as const).find(
    (field) => row[field].length > textLimits.textMax,
  );
  if (long) return { reason: 'tooLong', field: long };
  if (!isEmail(row.email)) return { reason: 'emailInvalid', field: 'email' };
  const unnamed = (['name', 'lastName'] as const).find((field) => row[field] !== '' && !namePattern.test(row[field]));
  if (unnamed) return { reason: 'namePattern', field: unnamed };
  const formula = (['department', 'group'] as const).find((field) => looksLikeFormula(row[field]));
  if (formula) return { reason: 'formula', field: formula };
  const wrongDay = wrongDayOf(row, today);
  return wrongDay ? { reason: 'absence', field: wrongDay } : null;
}

/**
 * Sorts rows into valid and rejected ones. The first row with an address is valid, later ones are duplicates.
 * A blank department becomes `noDepartment`. `today`: of the company, as the import reads it.
 */
export function makeReviewer(columns: ColumnMap, { noDepartment, today }: RowRules) {
  const review: Review = { valid: [], rejected: [] };
  const kept = new Map<string, number>();
  const at = (cells: string[], field: ImportField) => {
    const column = columns[field];
    return column === null ? '' : cleanCell(cells[column] ?? '');
  };
  return {
    review,
    take({ row, cells }: CsvRow): void {
      const addressee = readAddressee(at(cells, 'email'));
      const named = { name: at(cells, 'name'), lastName: at(cells, 'lastName') };
      const person: ImportRow = {
        row,
        email: addressee.email,
        ...(named.name || named.lastName ? named : { name: addressee.name, lastName: addressee.lastName }),
        department: at(cells, 'department') || noDepartment,
        group: at(cells, 'group'),
        awayFrom: at(cells, 'awayFrom'),
        awayUntil: at(cells, 'awayUntil'),
      };
      const fault = faultOf(person, today);
      const firstRow = fault ? undefined : kept.get(person.email);
      if (fault) review.rejected.push({ ...person, ...fault, cells });
      else if (firstRow !== undefined) review.rejected.push({ ...person, reason: 'duplicate', field: 'email', firstRow, cells });
      else {
        kept.set(person.email, row);
        review.valid.push(person);
      }
    },
  };
}

export function reviewRows(rows: readonly CsvRow[], columns: ColumnMap, rules: RowRules): Review {
  const reviewer = makeReviewer(columns, rules);
  for (const row of rows) reviewer.take(row);
  return reviewer.review;
}

type CellsOf = (row: number) => string[];

/** Moves valid rows that have a fault after all to the rejected rows, in the order of the file. */
function rejecting(review: Review, faultIn: (person: ImportRow, index: number) => Fault | undefined, cellsOf: CellsOf): Review {
  const faults = review.valid.map(faultIn);
  if (!faults.some(Boolean)) return review;
  const found = review.valid.flatMap((person, index): RejectedRow[] => {
    const fault = faults[index];
    return fault ? [{ ...person, ...fault, cells: cellsOf(person.row) }] : [];
  });
  return {
    valid: review.valid.filter((_, index) => !faults[index]),
    rejected: [...review.rejected, ...found].sort((a, b) => a.row - b.row),
  };
}

/** Rejects rows whose address is in use. */
export const withoutUsed = (review: Review, used: ReadonlySet<string>, cellsOf: CellsOf): Review =>
  rejecting(review, ({ email }) => (used.has(email) ? { reason: 'inUse', field: 'email' } : undefined), cellsOf);

/** The days that the server refused, by the index of their row in the call: its day may have changed since the review. */
export const refusedDays = (wireFields: readonly string[]): ReadonlyMap<number, 'awayFrom' | 'awayUntil'> =>
  new Map(
    wireFields.flatMap((wireField) => {
      const [, index, field] = /^emails\.(\d+)\.(awayFrom|awayUntil)$/.exec(wireField) ?? [];
      return field === 'awayFrom' || field === 'awayUntil' ? [[Number(index), field] as const] : [];
    }),
  );

/** Rejects rows whose days the server refused. */
export const withoutRefused = (review: Review, days: ReturnType<typeof refusedDays>, cellsOf: CellsOf): Review =>
  rejecting(
    review,
    (_, index) => {
      const field = days.get(index);
      return field && { reason: 'absence', field };
    },
    cellsOf,
  );
