import { type SQL, sql } from 'drizzle-orm';
import { type UserFilters, type UserStatus, userStatuses } from '#contract/selection';
import { memberships, type SetKind } from '../../../db/memberships.ts';
import { searchWords } from '../../../db/searchText.ts';
import { allOf } from '../../../db/where.ts';
import { matchesWord } from './matchWord.ts';

export interface SetRef {
  kind: SetKind;
  id: string;
}

export interface PeopleFilters extends UserFilters {
  /** Leaves out who is in it already. */
  notIn?: SetRef;
}

/** Some departments, or some groups; people must be in any of them. */
export interface SetsRef {
  kind: SetKind;
  ids: readonly string[];
}

/** The departments and groups whose list it is, one by one. */
export function listOf({ departmentId, groupId }: PeopleFilters): SetRef[] {
  const department = departmentId === undefined ? [] : [{ kind: 'departments' as const, id: departmentId }];
  return groupId === undefined ? department : [...department, { kind: 'groups' as const, id: groupId }];
}

/** The departments and groups that people must be in: those of the list, and those that were chosen. */
export function setsOf(filters: PeopleFilters): SetsRef[] {
  const chosen: SetsRef[] = [
    { kind: 'departments', ids: [...new Set(filters.departmentIds)] },
    { kind: 'groups', ids: [...new Set(filters.groupIds)] },
  ];
  return [...listOf(filters).map(({ kind, id }) => ({ kind, ids: [id] })), ...chosen.filter(({ ids }) => ids.length > 0)];
}

/**
 * How memberships are looked up: `person after person` for the first few who match, where the planner would otherwise read every
 * member of the sets; `at once` leaves it to choose.
 */
type LookUp = 'at once' | 'person after person';

const isMember = ({ kind, ids }: SetsRef, how: LookUp): SQL => {
  const { members, setId } = memberships[kind];
  const isOne = ids.length === 1 ? sql`= ${ids[0]}` : sql`= ANY(${sql.param([...ids])}::uuid[])`;
  return sql`EXISTS (SELECT 1 FROM ${members} m WHERE m.company_id = u.company_id AND m.${setId} ${isOne} AND m.user_id = u.id ${how === 'at once' ? sql`` : sql`OFFSET 0`})`;
};

/** The statuses of whoever is shown. Disabled people are left out until they are asked for, by switch or by status. */
export function statusesShown({ userStatuses: chosen, includeDisabled }: PeopleFilters): readonly UserStatus[] {
  if (chosen?.length) return userStatuses.filter((status) => chosen.includes(status));
  return includeDisabled ? userStatuses : userStatuses.filter((status) => status !== 'disabled');
}

/** Whether only some of those are shown who can sign in or begin, so that few may match. */
export const choosesStatus = (filters: PeopleFilters): boolean => {
  const shown = statusesShown(filters);
  return !shown.includes('active') || !shown.includes('invited');
};

/** Whether people are told apart by having come or not, which neither order indexes nor counters of members know. */
export const asksWhoCame = (filters: PeopleFilters): boolean => {
  const shown = statusesShown(filters);
  return shown.includes('active') !== shown.includes('invited');
};

/** What the order indexes of users can tell by themselves, without reading the person. */
export function indexedWhere(companyId: string, filters: PeopleFilters): SQL {
  const conditions = [sql`u.company_id = ${companyId}`];
  const shown = statusesShown(filters);
  if (!shown.includes('disabled')) conditions.push(sql`NOT u.disabled`);
  else if (shown.length === 1) conditions.push(sql`u.disabled`);
  if (filters.filters?.length) conditions.push(sql`u.account = ANY(${sql.param([...new Set(filters.filters)])}::text[])`);
  return allOf(conditions);
}

/** Everything else: who came, memberships, lost invitations and the search. */
export function otherConditions(filters: PeopleFilters, how: LookUp = 'at once'): SQL[] {
  const conditions = setsOf(filters).map((sets) => isMember(sets, how));
  if (asksWhoCame(filters)) conditions.push(sql`u.status = ANY(${sql.param([...statusesShown(filters)])}::text[])`);
  if (filters.notIn) conditions.push(sql`NOT ${isMember({ kind: filters.notIn.kind, ids: [filters.notIn.id] }, how)}`);
  if (filters.undelivered) conditions.push(sql`u.invitation_failure IS NOT NULL AND u.status = 'invited'`);
  return [...conditions, ...searchWords(filters.searchText).map(matchesWord)];
}

/** The one condition, over `people u`, that list, count, bulk action and export share. */
export const peopleWhere = (companyId: string, filters: PeopleFilters): SQL =>
  allOf([indexedWhere(companyId, filters), ...otherConditions(filters)]);
