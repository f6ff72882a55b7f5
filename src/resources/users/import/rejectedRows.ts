import { toCsv } from '#contract/kit/csv';
import type { CsvTable } from '~/components/csv/types.ts';
import { type Field, fieldsOf } from '~/schema/field.ts';
import type { WordOf } from '~/schema/kind.ts';
import { custom, email, text } from '~/schema/kinds.tsx';
import type { RejectedRow } from './rowRules.ts';

type RejectedRecord = RejectedRow & { id: string };
export const toRecord = (rejected: RejectedRow): RejectedRecord => ({ ...rejected, id: String(rejected.row) });

/**
 * The reason why a row is rejected, as text for the screen and for the downloaded file.
 * i18n-keys: imports.reasons.*
 * i18n-keys: imports.fieldNames.*
 */
export const reasonText = ({ reason, field, firstRow }: RejectedRow, wordOf: WordOf): string =>
  wordOf(`imports.reasons.${reason}`, { field: wordOf(`imports.fieldNames.${field}`), row: firstRow ?? 0 });

const rejected = fieldsOf<RejectedRecord>();

/**
 * The columns of a rejected row: row number, address and reason.
 * i18n-keys: imports.rejected.*
 */
export const rejectedFields: readonly Field<RejectedRecord>[] = [
  rejected(text, 'id', { key: 'row' }),
  rejected(email, 'email', { emptyText: 'imports.rejected.empty' }),
  rejected(custom, 'reason', { render: reasonText }),
];

/**
 * The rejected rows as CSV to correct and import again: row number, the original columns, reason. Keeps the separator of the
 * original file. Neutralises cells that a spreadsheet would run as formulas.
 */
export function rejectedCsv(
  { headers, delimiter }: Pick<CsvTable, 'headers' | 'delimiter'>,
  rejected: readonly RejectedRow[],
  words: { row: string; reason: string; reasonOf: (row: RejectedRow) => string },
): string {
  const lines = rejected.map((row) => [String(row.row), ...row.cells, words.reasonOf(row)]);
  return toCsv([[words.row, ...headers, words.reason], ...lines], delimiter);
}

/** `people.csv` → `people-rejected.csv`. */
export const rejectedFileName = (fileName: string): string => `${fileName.replace(/\.csv$/i, '')}-rejected.csv`;
