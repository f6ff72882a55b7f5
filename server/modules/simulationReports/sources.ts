import { type SQL, sql } from 'drizzle-orm';
import { memberships, type SetKind } from '../../db/memberships.ts';
import { allOf, isOneOf } from '../../db/where.ts';
import type { About } from './about.ts';
import { keptFigures, messageFigures } from './figures.ts';
import { type Filters, isMember, sentMessages } from './filters.ts';

/*
 * Where figures come from: the smallest of the tables that triggers keep that has what the filters need, else the messages.
 */

/** What figures are grouped by: a column of the rows. */
export const keys = {
  campaigns: 'campaign_id',
  rounds: 'round_id',
  templates: 'template_id',
  people: 'user_id',
  departments: 'set_id',
  groups: 'set_id',
} as const;
/** Null for all together. */
export type Key = keyof typeof keys | null;

const isSet = (key: Key): key is SetKind => key === 'departments' || key === 'groups';
/** A filter on departments only restricts which of them are listed, each with all of its people. */
const restricting = (filters: Filters, key: Key): Filters => (isSet(key) ? { ...filters, [key]: [] } : filters);

type Source = 'totals' | 'counts' | 'days' | 'people' | 'messages';

/** Counters are about the company or one department or group, so several of them lead to their people. */
function sourceOf(key: Key, { departments, groups, events, rounds, from }: Filters): Source {
  if (events.length > 0) return 'messages';
  const isWhole = rounds.length === 0 && !from;
  const sets = departments.length + groups.length;
  if (key === 'people') return isWhole ? 'people' : 'messages';
  if (sets > (isSet(key) ? 0 : 1)) return isWhole && (key === null || isSet(key)) ? 'people' : 'messages';
  if (key === 'templates') return from ? 'messages' : 'counts';
  if (from) return 'days';
  return isWhole && key !== 'rounds' ? 'totals' : 'counts';
}

/** Rows of one of the tables by set, for everybody or one department or group; for `key` departments or groups, each of them. */
function counted(table: 'totals' | 'counts' | 'days', about: About, filters: Filters, key: Key): SQL {
  const { companyId, campaignId } = about;
  const { departments, groups, rounds, from, to } = filters;
  const set = isSet(key)
    ? sql`k.set_id IN (SELECT s.id FROM ${memberships[key].sets} s WHERE s.company_id = ${companyId})`
    : sql`k.set_id = ${departments[0] ?? groups[0] ?? companyId}`;
  const conditions = [
    sql`k.company_id = ${companyId} AND ${set}`,
    ...(campaignId ? [sql`k.campaign_id = ${campaignId}`] : []),
    ...(table === 'totals' ? [] : [isOneOf(sql`k.round_id`, { chosen: rounds }, 'uuid')]),
    ...(from && to ? [sql`k.sent_on BETWEEN ${from}::date AND ${to}::date`] : []),
  ];
  return sql`SELECT k.* FROM ${sql.identifier(`simulation_${table}`)} k WHERE ${allOf(conditions)}`;
}

/** People `a` of the report to whom something was sent, without regard to rounds and days. */
export const keptPeople = (about: About, filters: Filters): SQL =>
  sql`simulation_people a WHERE a.company_id = ${about.companyId} AND a.scope_id = ${about.campaignId ?? about.companyId} AND a.sent > 0
    AND ${isMember(about, filters)}`;

/** Rows by person, each once for every department or group that the person is in, if that is the key. */
function inEachSet(people: SQL, { companyId }: About, key: Key): SQL {
  if (!isSet(key)) return people;
  const { members, setId } = memberships[key];
  return sql`SELECT m.${setId} AS set_id, k.* FROM (${people}) k JOIN ${members} m ON m.company_id = ${companyId} AND m.user_id = k.user_id`;
}

const ofMessages = (about: About, filters: Filters): SQL =>
  sql`SELECT a.campaign_id, a.round_id, a.template_id, a.user_id, ${messageFigures} FROM ${sentMessages(about, filters)}`;

/** Rows `k` with the column of the key and figures, to be summed. */
export function figureRows(about: About, filters: Filters, key: Key): SQL {
  const some = restricting(filters, key);
  const source = sourceOf(key, some);
  if (source === 'people') return inEachSet(sql`SELECT a.* FROM ${keptPeople(about, some)}`, about, key);
  if (source === 'messages') return inEachSet(ofMessages(about, some), about, key);
  return counted(source, about, some, key);
}

/** The same with the figures only, and the day on which they were sent, for a trend. */
export const figuresByDay = (about: About, filters: Filters): SQL => {
  const { departments, groups, events } = filters;
  return events.length > 0 || departments.length + groups.length > 1
    ? sql`SELECT a.sent_on, ${messageFigures} FROM ${sentMessages(about, filters)}`
    : sql`SELECT k.sent_on, ${keptFigures} FROM (${counted('days', about, filters, null)}) k`;
};

/** How many people (n) there are by key. Rounds need none: they send one message to a person. */
export function recipientsBy(about: About, filters: Filters, key: Exclude<Key, 'rounds' | 'people'>): SQL {
  const some = restricting(filters, key);
  const isWhole = some.rounds.length === 0 && !some.from && some.events.length === 0;
  const column = key && sql.identifier(keys[key]);
  const of = (people: SQL, n: SQL) =>
    column ? sql`SELECT k.${column}, ${n} AS n FROM (${people}) k GROUP BY 1` : sql`SELECT ${n} AS n FROM (${people}) k`;
  if (isWhole && key === 'campaigns')
    return of(
      sql`SELECT a.scope_id AS campaign_id, a.user_id FROM simulation_people a
        WHERE a.company_id = ${about.companyId} AND a.scope_id <> ${about.companyId} AND a.sent > 0 AND ${isMember(about, some)}`,
      sql`count(*)::int`,
    );
  if (isWhole && key !== 'templates')
    return of(inEachSet(sql`SELECT a.user_id FROM ${keptPeople(about, some)}`, about, key), sql`count(*)::int`);
  const messages = sql`SELECT a.campaign_id, a.template_id, a.user_id FROM ${sentMessages(about, some)}`;
  return of(inEachSet(messages, about, key), sql`count(DISTINCT k.user_id)::int`);
}
