import { textLimits } from '#contract/kit/limits';
import { looksLikeFormula } from '#contract/kit/formula';
import { absence, enterprise, keyOf, readPath } from '../names.ts';
import { type Operation, readBoolean, readObject, readText } from '../readBody.ts';
import { invalidValue } from '../scimError.ts';

/**
 * The attributes that we keep of a user of SCIM. A directory sends many more (phone numbers, titles, managers): they are accepted and not
 * kept, as RFC 7644 allows, because an error for one attribute would make it fail for the whole person.
 */
export interface PersonAttributes {
  userName: string;
  externalId: string | null;
  active: boolean;
  givenName: string | null;
  familyName: string | null;
  displayName: string | null;
  email: string | null;
  department: string | null;
  awayFrom: string | null;
  awayUntil: string | null;
  preferredLanguage: string | null;
  timeZone: string | null;
}
/** Undefined: not mentioned. Null: removed. */
export type PersonChange = Partial<PersonAttributes>;

const { textMax } = textLimits;
/** A name as people have them here (`namePattern`): other characters become spaces. */
const readName = (value: unknown, attribute: string) =>
  readText(value, attribute, textMax)
    ?.replace(/[^\p{L}\p{M}\p{N}._&'’ -]/gu, ' ')
    .replace(/ +/g, ' ')
    .trim() || null;

function readUserName(value: unknown): string {
  const userName = readText(value, 'userName', textMax);
  if (!userName) throw invalidValue('userName is required');
  return userName;
}

function readDepartment(value: unknown): string | null {
  const department = readText(value, 'department', textMax);
  if (department && looksLikeFormula(department)) throw invalidValue('department looks like a formula');
  return department;
}

/**
 * A day, of which `changeDaysAway` finds out whether it is one: it knows whether the person is disabled by the same call. Directories that
 * only know times send the day with a time.
 */
const readDay = (value: unknown): string | null =>
  String(value ?? '')
    .trim()
    .replace(/[T ].*$/s, '') || null;

/** A word of which `changeLanguageAndZone` finds out whether it means something here; others are not kept, as attributes that we do not know. */
const readWord = (value: unknown): string | null =>
  typeof value === 'string' && value.length <= textMax ? readText(value, 'text', textMax) : null;

/** The address of a list of e-mails: the primary one, that of work, or one without a type. Addresses of home are ignored. */
function readEmails(value: unknown): PersonChange {
  const emails = (Array.isArray(value) ? value : [value]).filter((item) => item !== null && item !== undefined).map(readObject);
  if (emails.length === 0) return { email: null };
  const isPrimary = ({ primary }: Record<string, unknown>) => String(primary).toLowerCase() === 'true';
  const isWork = ({ type }: Record<string, unknown>) => String(type).toLowerCase() === 'work';
  const chosen = emails.find(isPrimary) ?? emails.find(isWork) ?? emails.find(({ type }) => !type);
  return chosen ? { email: readText(chosen['value'], 'emails.value', textMax) } : {};
}

/** A Map, so that no name that a directory sends can be one of Object.prototype. */
const readers = new Map<string, (value: unknown) => PersonChange>([
  ['username', (value) => ({ userName: readUserName(value) })],
  ['externalid', (value) => ({ externalId: readText(value, 'externalId', textMax) })],
  ['active', (value) => ({ active: readBoolean(value, 'active') })],
  ['name.givenname', (value) => ({ givenName: readName(value, 'name.givenName') })],
  ['name.familyname', (value) => ({ familyName: readName(value, 'name.familyName') })],
  ['displayname', (value) => ({ displayName: readName(value, 'displayName') })],
  ['emails', readEmails],
  ['emails.value', (value) => ({ email: readText(value, 'emails.value', textMax) })],
  ['preferredlanguage', (value) => ({ preferredLanguage: readWord(value) })],
  ['timezone', (value) => ({ timeZone: readWord(value) })],
  [`${enterprise}:department`, (value) => ({ department: readDepartment(value) })],
  [`${absence}:awayfrom`, (value) => ({ awayFrom: readDay(value) })],
  [`${absence}:awayuntil`, (value) => ({ awayUntil: readDay(value) })],
]);
/** Attributes that contain others, whose paths begin with this. */
const complex = new Map([
  ['name', { prefix: 'name.', parts: ['givenname', 'familyname'] }],
  [enterprise, { prefix: `${enterprise}:`, parts: ['department'] }],
  [absence, { prefix: `${absence}:`, parts: ['awayfrom', 'awayuntil'] }],
]);

/** `emails[type eq "home"].value` is not the address that we keep. */
const isOtherMailbox = (filter: string | undefined) => filter !== undefined && /\btype\s+eq\s+"(?!work")/i.test(filter);

function readAttribute(change: PersonChange, path: string, value: unknown): void {
  const target = readPath(path);
  if (!target || (target.name === 'emails' && isOtherMailbox(target.filter))) return;
  const key = keyOf(target);
  const whole = complex.get(key);
  if (!whole) return void Object.assign(change, readers.get(key)?.(value));
  const inner =
    value === null || value === undefined ? whole.parts.map((part) => [part, null] as const) : Object.entries(readObject(value));
  for (const [part, partValue] of inner) readAttribute(change, whole.prefix + part, partValue);
}

/** The attributes of a body, by POST or PUT, or of an operation without a path. Its keys may be paths. */
export function readPerson(body: unknown): PersonChange {
  const change: PersonChange = {};
  for (const [path, value] of Object.entries(readObject(body))) readAttribute(change, path, value);
  return change;
}

/** The sum of the operations, in their order. */
export function readPersonChange(operations: readonly Operation[]): PersonChange {
  const change: PersonChange = {};
  for (const { op, path, value } of operations) {
    if (!path) Object.assign(change, readPerson(value));
    else readAttribute(change, path, op === 'remove' ? null : value);
  }
  return change;
}

/** Whether a body names the extension, be it only among its schemas: a directory that does knows when people are away. */
const knowsAbsences = (body: object): boolean =>
  Object.entries(body)
    .flatMap(([name, value]) => (name.toLowerCase() === 'schemas' && Array.isArray(value) ? value : [name]))
    .some((name) => String(name).toLowerCase().startsWith(absence));

/**
 * A PUT replaces everything: attributes that it does not mention are removed, except whether the person is active, and when they are away
 * if it does not name that extension: admins say it of people whose directory does not know it.
 */
export function readReplacement(body: unknown): PersonChange {
  const { userName, ...attributes } = readPerson(body);
  if (!userName) throw invalidValue('userName is required');
  return {
    externalId: null,
    givenName: null,
    familyName: null,
    displayName: null,
    email: null,
    department: null,
    preferredLanguage: null,
    timeZone: null,
    ...(knowsAbsences(readObject(body)) && { awayFrom: null, awayUntil: null }),
    userName,
    ...attributes,
  };
}
