import type { Absence } from '#contract/people/absences';
import type { LanguageAndZone } from '#contract/people/languageAndZone';
import { translatorFor } from '../../../texts/lookUp.ts';
import type { UserRowOut } from '../list/rows.ts';

/**
 * The first nine have the names of import columns, so that an export can be imported again. Guesses of language and time zone are left out:
 * an import would make facts of them.
 */
const header = [
  'imports.fieldNames.email',
  'imports.fieldNames.name',
  'imports.fieldNames.lastName',
  'imports.fieldNames.department',
  'imports.fieldNames.group',
  'imports.fieldNames.awayFrom',
  'imports.fieldNames.awayUntil',
  'imports.fieldNames.language',
  'imports.fieldNames.timeZone',
  'resources.users.fields.role',
  'resources.users.fields.status',
  'resources.users.fields.lastLogin',
  'resources.users.fields.createdAt',
];

export type ExportedRow = UserRowOut & Absence & LanguageAndZone;

const namesOf = (sets: readonly { name: string }[]): string => sets.map(({ name }) => name).join(', ');
const moment = (at: Date | null): string => at?.toISOString() ?? '';

/** Header and cells of the users' CSV in the best language of an Accept-Language header. */
export function csvTexts(accepted: string): { header: string[]; cells(row: ExportedRow): string[] } {
  const t = translatorFor(accepted);
  return {
    header: header.map(t),
    cells: (row) => [
      row.email,
      row.name,
      row.lastName,
      namesOf(row.departments),
      namesOf(row.groups),
      row.awayFrom ?? '',
      row.awayUntil ?? '',
      row.language ?? '',
      row.timeZone ?? '',
      t(`common.roles.${row.role}`),
      t(`users.statuses.${row.status}`),
      moment(row.lastLogin),
      moment(row.createdAt),
    ],
  };
}
