import { isTimeZone } from '#contract/company/companyFacts';
import { looksLikeFormula } from '#contract/kit/formula';
import { textLimits } from '#contract/kit/limits';
import { isDay, wrongInAbsence } from '#contract/people/absenceRules';
import { namePattern } from '#contract/people/personNames';
import type { CsvRow } from '~/components/csv/types.ts';
import { isEmail } from '~/components/form/tags/emailTokens.ts';
import { readAddressee } from '~/resources/users/addressees.ts';
import type { ColumnMap, ImportField } from './columns.ts';
import { readLanguageCell } from './languageCell.ts';

/** The reasons to reject a row, in the order of the checks; the texts are `imports.reasons.<name>`. */
const rejectReasons = [
  'emailEmpty',
  'emailInvalid',
  'tooLong',
  'namePattern',
  'formula',
  'absence',
  'language',
  'timeZone',
  'duplicate',
  'inUse',
] as const;
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
  language: string;
  timeZone: string;
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
  if (wrongDay) return { reason: 'absence', field: wrongDay };
  if (row.language !== '' && !readLanguageCell(row.language)) return { reason: 'language', field: 'language' };
  // The server may still refuse a zone that only this browser knows.
  return row.timeZone !== '' && !isTimeZone(row.timeZone) ? { reason: 'timeZone', field: 'timeZone' } : null;
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
        language: at(cells, 'language'),
        timeZone: at(cells, 'timeZone'),
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

/** The reasons for which the server may refuse a cell: its day may have changed since the review, and it knows the time zones. */
const refusalOf = { awayFrom: 'absence', awayUntil: 'absence', timeZone: 'timeZone' } as const;
type RefusedField = keyof typeof refusalOf;
const isRefused = (field: string): field is RefusedField => Object.hasOwn(refusalOf, field);

/** The cells that the server refused, by the index of their row in the call. */
export const refusedCells = (wireFields: readonly string[]): ReadonlyMap<number, RefusedField> =>
  new Map(
    wireFields.flatMap((wireField) => {
      const [, index, field = ''] = /^emails\.(\d+)\.(\w+)$/.exec(wireField) ?? [];
      return isRefused(field) ? [[Number(index), field] as const] : [];
    }),
  );

/** Rejects rows of which the server refused a cell. */
export const withoutRefused = (review: Review, cells: ReturnType<typeof refusedCells>, cellsOf: CellsOf): Review =>
  rejecting(
    review,
    (_, index) => {
      const field = cells.get(index);
      return field && { reason: refusalOf[field], field };
    },
    cellsOf,
  );
