import { type SQL, sql } from 'drizzle-orm';
import { memberships, type SetKind } from '../../db/memberships.ts';
import { allOf, isOneOf } from '../../db/where.ts';
import type { About } from './about.ts';
import { alikeFigures, keptFigures, messageFigures } from './figures.ts';
import { eventBits, figureOf, type Filters, isMember, messagesOutside, sentMessages } from './filters.ts';

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

type Counter = 'totals' | 'counts' | 'days' | 'facts';
type Source = Counter | 'people' | 'messages';

/** Counters are about the company or a department or group; those of several are added up where nobody is in two of them. */
function sourceOf(key: Key, { departments, groups, events, rounds, from, isApart }: Filters): Source {
  const isWhole = rounds.length === 0 && !from;
  const isCounted = isSet(key) ? departments.length + groups.length === 0 : isApart;
  if (events.length > 0) return isCounted && !from && key !== 'people' && key !== 'templates' ? 'facts' : 'messages';
  if (key === 'people') return isWhole ? 'people' : 'messages';
  if (!isCounted) return isWhole && (key === null || isSet(key)) ? 'people' : 'messages';
  if (key === 'templates') return from ? 'messages' : 'counts';
  if (from) return 'days';
  return isWhole && key !== 'rounds' ? 'totals' : 'counts';
}

/** Rows of one of the tables by set, for everybody or some departments or groups; for `key` departments or groups, each of them. */
function counted(table: Counter, about: About, filters: Filters, key: Key): SQL {
  const { companyId, campaignId } = about;
  const { departments, groups, rounds, from, to } = filters;
  const some = [...departments, ...groups];
  const set = isSet(key)
    ? sql`k.set_id IN (SELECT s.id FROM ${memberships[key].sets} s WHERE s.company_id = ${companyId})`
    : isOneOf(sql`k.set_id`, { among: some.length > 0 ? some : [companyId] }, 'uuid');
  const conditions = [
    sql`k.company_id = ${companyId} AND ${set}`,
    ...(campaignId ? [sql`k.campaign_id = ${campaignId}`] : []),
    ...(table === 'totals' ? [] : [isOneOf(sql`k.round_id`, { chosen: rounds }, 'uuid')]),
    ...(table === 'facts' ? [sql`k.facts & ${eventBits(filters)}::int <> 0`] : []),
    ...(from && to ? [sql`k.sent_on BETWEEN ${from}::date AND ${to}::date`] : []),
  ];
  return sql`SELECT k.* FROM ${sql.identifier(`simulation_${table}`)} k WHERE ${allOf(conditions)}`;
}

/** Condition over people `a`: any of the events happened to one of their messages. */
const everHad = ({ events, figures = 'clean' }: Filters): SQL =>
  events.length === 0
    ? sql`true`
    : sql`(${sql.join(
        events.map((event) => sql`a.${sql.identifier(figureOf(figures, event))} > 0`),
        sql` OR `,
      )})`;

/** People `a` of the report to whom something was sent, with any of the events, without regard to rounds and days. */
export const keptPeople = (about: About, filters: Filters): SQL =>
  sql`simulation_people a WHERE a.company_id = ${about.companyId} AND a.scope_id = ${about.campaignId ?? about.companyId} AND a.sent > 0
    AND ${everHad(filters)} AND ${isMember(about, filters)}`;

/** Rows by person, each once for every department or group that the person is in, if that is the key. */
function inEachSet(people: SQL, { companyId }: About, key: Key): SQL {
  if (!isSet(key)) return people;
  const { members, setId } = memberships[key];
  return sql`SELECT m.${setId} AS set_id, k.* FROM (${people}) k JOIN ${members} m ON m.company_id = ${companyId} AND m.user_id = k.user_id`;
}

/** What messages `a` are counted by, as columns; of departments and groups with their memberships `m`. */
const countedBy = {
  campaigns: [sql`a.campaign_id`],
  rounds: [sql`a.round_id`],
  templates: [sql`a.template_id`, sql`a.round_id`],
  days: [sql`a.sent_on`],
  departments: [sql`m.department_id`],
  groups: [sql`m.group_id`],
} as const;

/** Figures of messages, which are counted by their facts before they are added up. */
function ofMessages(about: About, filters: Filters, key: Exclude<Key, 'people'> | 'days'): SQL {
  const by = sql.join([...(key ? countedBy[key] : []), sql`a.facts`], sql`, `);
  const counted = sql`count(*)::int AS n, sum(a.unknown_n)::int AS unknown_n`;
  if (key !== 'departments' && key !== 'groups')
    return sql`SELECT a.*, ${alikeFigures} FROM (SELECT ${by}, ${counted} FROM ${sentMessages(about, filters)} GROUP BY ${by}) a`;
  const { members, setId } = memberships[key];
  return sql`SELECT a.${setId} AS set_id, ${alikeFigures} FROM (SELECT ${by}, ${counted} FROM (SELECT a.* FROM ${sentMessages(about, filters)}) a
    JOIN ${members} m ON m.company_id = ${about.companyId} AND m.user_id = a.user_id GROUP BY ${by}) a`;
}

/** Rows `k` with the column of the key and figures, to be summed. */
export function figureRows(about: About, filters: Filters, key: Key): SQL {
  const some = restricting(filters, key);
  const source = sourceOf(key, some);
  if (source === 'people') return inEachSet(sql`SELECT a.* FROM ${keptPeople(about, some)}`, about, key);
  if (source === 'messages')
    return key === 'people'
      ? sql`SELECT a.user_id, ${messageFigures} FROM ${sentMessages(about, some)}`
      : ofMessages(about, some, key);
  return counted(source, about, some, key);
}

/** The same with the figures only, and the day on which they were sent, for a trend. */
export const figuresByDay = (about: About, filters: Filters): SQL =>
  filters.events.length > 0 || !filters.isApart
    ? ofMessages(about, filters, 'days')
    : sql`SELECT k.sent_on, ${keptFigures} FROM (${counted('days', about, filters, null)}) k`;

/**
 * How many people (n) the largest round was sent to, by key, from counters. There are at least so many, which is all that is known of a round
 * whose messages are erased.
 */
export function largestRounds(about: About, filters: Filters, key: Exclude<Key, 'rounds' | 'people' | 'templates'>): SQL {
  const some = restricting(filters, key);
  const column = key ? sql`k.${sql.identifier(keys[key])}` : sql`NULL`;
  const source = sourceOf(key, some);
  if (source === 'people' || source === 'messages')
    return sql`SELECT ${column} AS key, 0 AS n FROM (SELECT NULL::uuid AS campaign_id, NULL::uuid AS set_id) k WHERE false`;
  return sql`SELECT r.key, max(r.n) AS n FROM (SELECT ${column}::uuid AS key, k.round_id, sum(k.sent)::int AS n
    FROM (${counted(source === 'totals' ? 'counts' : source, about, some, key)}) k GROUP BY 1, 2) r GROUP BY 1`;
}

/** Numbers of rows by key, or of all of them. */
const numbersBy = (key: Key, from: SQL, n: SQL): SQL =>
  key ? sql`SELECT k.${sql.identifier(keys[key])}, ${n} AS n FROM (${from}) k GROUP BY 1` : sql`SELECT ${n} AS n FROM (${from}) k`;

/** People with messages in the rounds and days of the filters: who got more than what is outside of them. */
const peopleInside = (about: About, filters: Filters): SQL =>
  sql`SELECT a.user_id FROM (SELECT a.user_id, a.sent FROM ${keptPeople(about, filters)}) a
    LEFT JOIN (SELECT a.user_id, count(*) AS n FROM ${messagesOutside(about, filters)} GROUP BY 1) o ON o.user_id = a.user_id
    WHERE a.sent > coalesce(o.n, 0)`;

/** How many people (n) there are by key, where messages are erased at least so many. Rounds need none: they send one message to a person. */
export function recipientsBy(about: About, filters: Filters, key: Exclude<Key, 'rounds' | 'people' | 'templates'>): SQL {
  if (filters.within.length === 1) return numbersBy(key, figureRows(about, filters, key), sql`coalesce(sum(k.sent), 0)::int`);
  const known = recipientsKnown(about, filters, key);
  const largest = largestRounds(about, filters, key);
  if (!key) return sql`SELECT greatest((${known}), (SELECT l.n FROM (${largest}) l)) AS n`;
  const column = sql.identifier(keys[key]);
  return sql`SELECT p.${column}, max(p.n) AS n FROM (${known} UNION ALL ${largest}) p GROUP BY 1`;
}

/** The same without people whose messages are erased. */
export function recipientsKnown(about: About, filters: Filters, key: Exclude<Key, 'rounds' | 'people' | 'templates'>): SQL {
  const some = restricting(filters, key);
  const isWhole = some.rounds.length === 0 && !some.from;
  const of = (people: SQL) => numbersBy(key, people, sql`count(*)::int`);
  if (isWhole && key === 'campaigns')
    return of(
      sql`SELECT a.scope_id AS campaign_id, a.user_id FROM simulation_people a
        WHERE a.company_id = ${about.companyId} AND a.scope_id <> ${about.companyId} AND a.sent > 0 AND ${everHad(some)} AND ${isMember(about, some)}`,
    );
  if (isWhole) return of(inEachSet(sql`SELECT a.user_id FROM ${keptPeople(about, some)}`, about, key));
  if (key !== 'campaigns' && some.events.length === 0 && some.outside.length > 0)
    return of(inEachSet(peopleInside(about, some), about, key));
  // Each person once before they are counted: sorting them by key takes three times as long.
  const by = key === 'campaigns' ? sql`a.campaign_id, a.user_id` : sql`a.user_id`;
  return of(inEachSet(sql`SELECT DISTINCT ${by} FROM ${sentMessages(about, some)}`, about, key));
}

/**
 * How many people got each of these templates. Where nobody got one twice, they are the messages; only if somebody had it before (`repeat_in`)
 * do people have to be distinguished, which takes a second for a million messages.
 */
export const recipientsOfTemplates = (about: About, filters: Filters, ids: readonly string[]): SQL => {
  const { companyId, campaignId } = about;
  const before = campaignId ? sql`m.campaign_id = ${campaignId} AND m.repeat_in = 'campaign'` : sql`m.repeat_in IS NOT NULL`;
  return sql`WITH rounds AS MATERIALIZED (SELECT k.template_id, k.round_id, sum(k.sent)::int AS n FROM (${figureRows(about, filters, 'templates')}) k
      WHERE ${isOneOf(sql`k.template_id`, { among: ids }, 'uuid')} GROUP BY 1, 2),
    sent AS (SELECT template_id, sum(n)::int AS n, max(n) AS largest FROM rounds GROUP BY 1),
    repeated AS MATERIALIZED (SELECT s.template_id FROM sent s WHERE EXISTS (SELECT FROM simulation_messages m
      WHERE m.company_id = ${companyId} AND m.template_id = s.template_id AND ${before}))
    SELECT s.template_id AS id, s.n FROM sent s WHERE s.template_id NOT IN (SELECT template_id FROM repeated)
    UNION ALL
    SELECT s.template_id, greatest(s.largest, p.n) FROM sent s JOIN repeated r ON r.template_id = s.template_id
      LEFT JOIN (SELECT p.template_id, count(*)::int AS n FROM (SELECT DISTINCT a.template_id, a.user_id FROM ${sentMessages(about, filters)}
        AND a.template_id IN (SELECT template_id FROM repeated)) p GROUP BY 1) p ON p.template_id = s.template_id`;
};
