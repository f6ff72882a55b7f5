import { looksLikeFormula } from '#contract/kit/formula';
import { textLimits } from '#contract/kit/limits';
import { earliestToday, isDay, wrongInAbsence } from '#contract/people/absenceRules';
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

/** The first cell that is not a day of an absence, which must not be over where the day is earliest on earth. */
function wrongDayOf(row: ImportRow): 'awayFrom' | 'awayUntil' | undefined {
  const { awayFrom, awayUntil } = row;
  const unreadable = (['awayFrom', 'awayUntil'] as const).find((field) => row[field] !== '' && !isDay(row[field]));
  return (
    unreadable ?? wrongInAbsence({ awayFrom, awayUntil }) ?? (awayUntil && awayUntil < earliestToday() ? 'awayUntil' : undefined)
  );
}

function faultOf(row: ImportRow): { reason: RejectReason; field: ImportField } | null {
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
  const wrongDay = wrongDayOf(row);
  return wrongDay ? { reason: 'absence', field: wrongDay } : null;
}

/**
 * Sorts rows into valid and rejected ones. The first row with an address is valid, later ones are duplicates.
 * A blank department becomes `noDepartment`.
 */
export function makeReviewer(columns: ColumnMap, noDepartment: string) {
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
      const fault = faultOf(person);
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

export function reviewRows(rows: readonly CsvRow[], columns: ColumnMap, noDepartment: string): Review {
  const reviewer = makeReviewer(columns, noDepartment);
  for (const row of rows) reviewer.take(row);
  return reviewer.review;
}

/** Moves rows whose address is in use to the rejected rows, in the order of the file. */
export function withoutUsed(review: Review, used: ReadonlySet<string>, cellsOf: (row: number) => string[]): Review {
  if (used.size === 0) return review;
  const taken = review.valid
    .filter(({ email }) => used.has(email))
    .map((person): RejectedRow => ({ ...person, reason: 'inUse', field: 'email', cells: cellsOf(person.row) }));
  return {
    valid: review.valid.filter(({ email }) => !used.has(email)),
    rejected: [...review.rejected, ...taken].sort((a, b) => a.row - b.row),
  };
}
