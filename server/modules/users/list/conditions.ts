import { type SQL, sql } from 'drizzle-orm';
import { type UserFilters, type UserStatus, userStatuses } from '#contract/people/selection';
import { memberships, type SetKind } from '../../../db/memberships.ts';
import { searchWords } from '../../../db/searchText.ts';
import { allOf, isOneOf } from '../../../db/where.ts';
import { matchesWord } from './matchWord.ts';

interface SetRef {
  kind: SetKind;
  id: string;
}

export interface PeopleFilters extends UserFilters {
  /** Excludes the members of this department or group. */
  notIn?: SetRef;
}

/** Departments or groups; people must be in at least one of them. */
export interface SetsRef {
  kind: SetKind;
  ids: readonly string[];
}

/** The department and group whose members the list shows. */
export function listOf({ departmentId, groupId }: PeopleFilters): SetRef[] {
  const department = departmentId === undefined ? [] : [{ kind: 'departments' as const, id: departmentId }];
  return groupId === undefined ? department : [...department, { kind: 'groups' as const, id: groupId }];
}

/** All sets that people must be in: of the list itself, and of the filters. */
export function setsOf(filters: PeopleFilters): SetsRef[] {
  const chosen: SetsRef[] = [
    { kind: 'departments', ids: [...new Set(filters.departmentIds)] },
    { kind: 'groups', ids: [...new Set(filters.groupIds)] },
  ];
  return [...listOf(filters).map(({ kind, id }) => ({ kind, ids: [id] })), ...chosen.filter(({ ids }) => ids.length > 0)];
}

/**
 * How memberships are checked. `person after person` probes each row, for queries that stop after a few matches, where the
 * planner would read all members of the sets; `in memory` reads the members first, for queries that visit many rows in order; `at once`
 * lets the planner choose.
 */
export type LookUp = 'at once' | 'person after person' | 'in memory';

const isMember = ({ kind, ids }: SetsRef, how: LookUp): SQL => {
  const { members, setId } = memberships[kind];
  const isOne = ids.length === 1 ? sql`= ${ids[0]}` : sql`= ANY(${sql.param([...ids])}::uuid[])`;
  // IS TRUE keeps the planner from making a join of it, which would not keep the order.
  if (how === 'in memory')
    return sql`(u.id IN (SELECT m.user_id FROM ${members} m WHERE m.company_id = heed_company() AND m.${setId} ${isOne})) IS TRUE`;
  return sql`EXISTS (SELECT 1 FROM ${members} m WHERE m.company_id = u.company_id AND m.${setId} ${isOne} AND m.user_id = u.id ${how === 'at once' ? sql`` : sql`OFFSET 0`})`;
};

/** Statuses that the filters show. Disabled people are hidden unless the switch or the status filter includes them. */
export function statusesShown({ userStatuses: chosen, includeDisabled }: PeopleFilters): readonly UserStatus[] {
  if (chosen?.length) return userStatuses.filter((status) => chosen.includes(status));
  return includeDisabled ? userStatuses : enabledStatuses;
}

const enabledStatuses = userStatuses.filter((status) => status !== 'disabled');

/** Whether active or invited people are hidden, so that few people may match. */
export const narrowsStatus = (filters: PeopleFilters): boolean => {
  const shown = statusesShown(filters);
  return !shown.includes('active') || !shown.includes('invited');
};

/** Whether the filters show some of the people who are not disabled, which neither order indexes nor member counters distinguish. */
export const splitsEnabled = (filters: PeopleFilters): boolean => {
  const shown = statusesShown(filters);
  return enabledStatuses.some((status) => shown.includes(status)) && !enabledStatuses.every((status) => shown.includes(status));
};

/** Conditions on columns of the order indexes, which need no access to the row. */
export function indexedWhere(companyId: string, filters: PeopleFilters): SQL {
  const conditions = [sql`u.company_id = ${companyId}`];
  const shown = statusesShown(filters);
  if (!shown.includes('disabled')) conditions.push(sql`NOT u.disabled`);
  else if (shown.length === 1) conditions.push(sql`u.disabled`);
  // Compared with one value, the index on accounts has the people in their order.
  const [account, ...others] = new Set(filters.filters);
  if (account && others.length === 0) conditions.push(sql`u.account = ${account}`);
  else if (account) conditions.push(isOneOf(sql`u.account`, { among: [account, ...others] }));
  return allOf(conditions);
}

/** All other conditions: memberships, statuses of people who are not disabled, undelivered invitations and the search. */
export const otherConditions = (filters: PeopleFilters, how: LookUp = 'at once'): SQL[] => [
  ...setsOf(filters).map((sets) => isMember(sets, how)),
  ...withoutSets(filters, how),
];

/** The other conditions without the memberships that people must have. */
export function withoutSets(filters: PeopleFilters, how: LookUp = 'at once'): SQL[] {
  const conditions: SQL[] = [];
  if (splitsEnabled(filters)) conditions.push(isOneOf(sql`u.status`, { among: statusesShown(filters) }));
  if (filters.notIn) conditions.push(sql`NOT ${isMember({ kind: filters.notIn.kind, ids: [filters.notIn.id] }, how)}`);
  if (filters.undelivered) conditions.push(sql`u.invitation_failure IS NOT NULL AND u.status = 'invited'`);
  return [...conditions, ...searchWords(filters.searchText).map(matchesWord)];
}

/** The condition over `people u` that list, count, bulk actions and export share. */
export const peopleWhere = (companyId: string, filters: PeopleFilters): SQL =>
  allOf([indexedWhere(companyId, filters), ...otherConditions(filters)]);
