import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findLanguage, languages } from '#locales/languages.ts';
import type { UserRowOut } from './userRows.ts';

type Texts = { [key: string]: string | Texts };
const files = ['imports', 'resources', 'users', 'common'] as const;
const loaded = new Map<string, Texts>();

function textsOf(folder: string): Texts {
  const known = loaded.get(folder);
  if (known) return known;
  const read = (file: string): Texts => {
    const path = fileURLToPath(new URL(`../../../locales/${folder}/${file}.json`, import.meta.url));
    return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Texts) : {};
  };
  const texts = Object.fromEntries(files.map((file) => [file, read(file)]));
  loaded.set(folder, texts);
  return texts;
}

function lookUp(folder: string, key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<string | Texts | undefined>((at, part) => (typeof at === 'object' ? at[part] : undefined), textsOf(folder));
  return typeof found === 'string' ? found : undefined;
}

/** The first five are named like the columns of an import, so that an export can be imported. */
const header = [
  'imports.fieldNames.email',
  'imports.fieldNames.name',
  'imports.fieldNames.lastName',
  'imports.fieldNames.department',
  'imports.fieldNames.group',
  'resources.users.fields.role',
  'resources.users.fields.status',
  'resources.users.fields.lastLogin',
  'resources.users.fields.createdAt',
];

const namesOf = (sets: readonly { name: string }[]): string => sets.map(({ name }) => name).join(', ');
const moment = (at: Date | null): string => at?.toISOString() ?? '';

/** Header and cells of the people's CSV in the first language of an Accept-Language header that we have, else English. */
export function csvTexts(accepted: string): { header: string[]; cells(row: UserRowOut): string[] } {
  const tags = accepted.split(',').map((part) => part.split(';')[0]?.trim());
  const { folder } = tags.map(findLanguage).find((language) => language !== undefined) ?? languages[0];
  const t = (key: string): string => lookUp(folder, key) ?? lookUp(languages[0].folder, key) ?? key;
  return {
    header: header.map(t),
    cells: (row) => [
      row.email,
      row.name,
      row.lastName,
      namesOf(row.departments),
      namesOf(row.groups),
      t(`common.roles.${row.role}`),
      t(`users.statuses.${row.status}`),
      moment(row.lastLogin),
      moment(row.createdAt),
    ],
  };
}
