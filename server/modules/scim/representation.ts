import { scimPath } from '#contract/company/scim';
import { baseUrl, type Env } from '../../env.ts';
import { absenceSchema, enterpriseSchema, groupSchema, listMessage, userSchema } from './names.ts';
import type { ManagedGroup, Member } from './groups/groups.queries.ts';
import type { ManagedPerson } from './people/people.queries.ts';

/** The address of the SCIM server that a directory must know. */
export const scimUrl = (env: Env): string => `${baseUrl(env)}/gateway${scimPath}`;

type Resource = Record<string, unknown>;

const metaOf = (
  base: string,
  resourceType: 'User' | 'Group',
  { id, createdAt, updatedAt }: Pick<ManagedPerson, 'id' | 'createdAt' | 'updatedAt'>,
) => ({
  resourceType,
  created: createdAt.toISOString(),
  lastModified: updatedAt.toISOString(),
  location: `${base}/${resourceType}s/${id}`,
});

/** A person who is held counts as inactive, because the directory requested that. */
export const isActive = ({ disabled, heldAt }: Pick<ManagedPerson, 'disabled' | 'heldAt'>): boolean => !disabled && !heldAt;

export function toUser(person: ManagedPerson, base: string): Resource {
  const { id, externalId, userName, name, lastName, email, department, groups, awayFrom, awayUntil } = person;
  const { preferredLanguage, timeZone } = person;
  const formatted = `${name} ${lastName}`.trim();
  return {
    schemas: [userSchema, ...(department ? [enterpriseSchema] : []), ...(awayFrom ? [absenceSchema] : [])],
    id,
    ...(externalId && { externalId }),
    userName,
    name: { givenName: name, familyName: lastName, formatted },
    displayName: formatted,
    ...(preferredLanguage && { preferredLanguage }),
    ...(timeZone && { timezone: timeZone }),
    active: isActive(person),
    emails: [{ value: email, type: 'work', primary: true }],
    groups: groups.map((group) => ({ value: group.id, display: group.name, $ref: `${base}/Groups/${group.id}` })),
    ...(department && { [enterpriseSchema]: { department } }),
    ...(awayFrom && { [absenceSchema]: { awayFrom, awayUntil } }),
    meta: metaOf(base, 'User', person),
  };
}

/** `members` are left out of a group when the request does not select them. */
export function toGroup(group: ManagedGroup, members: readonly Member[] | undefined, base: string): Resource {
  const { id, externalId, name } = group;
  return {
    schemas: [groupSchema],
    id,
    ...(externalId && { externalId }),
    displayName: name,
    ...(members && {
      members: members.map(({ userId, display }) => ({ value: userId, display, $ref: `${base}/Users/${userId}` })),
    }),
    meta: metaOf(base, 'Group', group),
  };
}

export const toList = (Resources: readonly Resource[], totalResults: number, startIndex = 1) => ({
  schemas: [listMessage],
  totalResults,
  startIndex,
  itemsPerPage: Resources.length,
  Resources,
});

/** The attributes that a request of a directory selects, in lower case; a part of one counts for the whole. */
export interface Selection {
  only: readonly string[];
  without: readonly string[];
}

const always = ['id', 'schemas', 'meta'];
const covers = (names: readonly string[], key: string) =>
  names.some((name) => name === key || name.startsWith(`${key}.`) || name.startsWith(`${key}:`) || key.endsWith(`:${name}`));

export function selects({ only, without }: Selection, attribute: string): boolean {
  const key = attribute.toLowerCase();
  if (always.includes(key)) return true;
  return only.length > 0 ? covers(only, key) : !without.includes(key);
}

export const pick = (resource: Resource, selection: Selection): Resource =>
  Object.fromEntries(Object.entries(resource).filter(([attribute]) => selects(selection, attribute)));
