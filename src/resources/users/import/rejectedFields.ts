import { type Field, fieldsOf } from '~/schema/field.ts';
import type { WordOf } from '~/schema/kind.ts';
import { custom, email, text } from '~/schema/kinds.tsx';
import type { RejectedRow } from './rowRules.ts';

export type RejectedRecord = RejectedRow & { id: string };
export const toRecord = (rejected: RejectedRow): RejectedRecord => ({ ...rejected, id: String(rejected.row) });

/**
 * Why a row is left out, in words; the same on screen and in the file to download.
 * i18n-keys: imports.reasons.*
 * i18n-keys: imports.fieldNames.*
 */
export const reasonText = ({ reason, field, firstRow }: RejectedRow, wordOf: WordOf): string =>
  wordOf(`imports.reasons.${reason}`, { field: wordOf(`imports.fieldNames.${field}`), row: firstRow ?? 0 });

const rejected = fieldsOf<RejectedRecord>();

/**
 * A rejected row: its place in the file, whose it is and why it is left out.
 * i18n-keys: imports.rejected.*
 */
export const rejectedFields: readonly Field<RejectedRecord>[] = [
  rejected(text, 'id', { key: 'row' }),
  rejected(email, 'email', { emptyText: 'imports.rejected.empty' }),
  rejected(custom, 'reason', { render: reasonText }),
];
