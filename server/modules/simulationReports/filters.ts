import { type SQL, sql } from 'drizzle-orm';
import type { FigureKind, MessageEvent } from '#contract/simulation/truth';
import type { Actor } from '../../core/actor.ts';
import { inSets, type SetKind } from '../../db/memberships.ts';
import { allOf, isOneOf } from '../../db/where.ts';
import { isLocked } from '../../reports/lock.ts';
import type { About } from './about.ts';
import { bits, type FigureName } from './figures.ts';

/** Messages to people in any of the departments and in any of the groups, with any of the events, of these rounds or days. */
export interface FilterQuery {
  departments: readonly string[];
  groups: readonly string[];
  events: readonly MessageEvent[];
  rounds: readonly string[];
  from?: string | undefined;
  to?: string | undefined;
  figures?: FigureKind | undefined;
}
/** What is looked up once for all statements of a call, see `prepare.ts`. */
export interface Filters extends FilterQuery {
  /** The rounds that have such messages. */
  within: readonly string[];
  /** Rounds with messages that rounds and days leave out, if more are chosen than left out; else empty. */
  outside: readonly string[];
  /** Nobody is in two of the departments, or of the groups, so that counters of each can be added up. */
  isApart: boolean;
}
export interface RowFilters extends Filters {
  searchText?: string | undefined;
}
export type RowQuery = Omit<RowFilters, 'within' | 'outside' | 'isApart'>;

const nothing = { departments: [], groups: [], events: [], rounds: [], from: undefined, to: undefined };
const first = { searchText: undefined, orderBy: undefined, order: undefined };

/** A locked report has the same few rows for every query: searches and filters would lead to everybody, one by one. */
export const unlessLocked = <Query extends RowQuery>(actor: Actor, query: Query): Query =>
  isLocked(actor) ? { ...query, ...nothing, ...first } : query;

/** The figure of an event, as a program or a person did it, or a person. */
export const figureOf = (kind: FigureKind, event: MessageEvent): keyof typeof bits =>
  event === 'reported' || kind === 'clean' ? event : `${event}_raw`;
/** What an index of its own has: clicked, phished or reported by a person. */
const followed = bits.clicked | bits.phished | bits.reported;
export const isFollowed = (name: FigureName): boolean => name in bits && (bits[name as keyof typeof bits] & ~followed) === 0;

/** Condition over `a`: at least one of these bits, by the index if it has them; that the second half follows the planner does not know. */
const hasAny = (any: number): SQL =>
  (any & ~followed) === 0
    ? sql`a.facts & ${any}::int <> 0 AND a.facts & ${sql.raw(String(followed))} <> 0`
    : sql`a.facts & ${any}::int <> 0`;
/** Condition over `a`: people did more than open it. */
export const wasFollowed: SQL = hasAny(followed);
export const didIt = (name: FigureName): SQL => (name in bits ? hasAny(bits[name as keyof typeof bits]) : sql`true`);

/** The bits of the events. */
export const eventBits = ({ events, figures = 'clean' }: Pick<FilterQuery, 'events' | 'figures'>): number =>
  events.reduce((all, event) => all | bits[figureOf(figures, event)], 0);
/** Condition over `a`: any of the events happened to the message. */
const withEvents = (filters: Pick<FilterQuery, 'events' | 'figures'>): SQL =>
  filters.events.length === 0 ? sql`true` : hasAny(eventBits(filters));

/** Condition over `a`: the person is in the filtered departments and groups. */
export const isMember = ({ companyId }: About, filters: Pick<Filters, SetKind>): SQL =>
  sql`${inSets(companyId, 'departments', filters.departments)} AND ${inSets(companyId, 'groups', filters.groups)}`;

/**
 * Condition over messages `a`: sent in the report, and chosen by the filters, but for departments and groups. Names only columns that the
 * indexes of sent messages have.
 */
export const isChosen = ({ companyId }: About, filters: Filters): SQL => {
  const { from, to, within } = filters;
  return allOf([
    sql`a.company_id = ${companyId} AND a.status = 'sent' AND ${isOneOf(sql`a.round_id`, { among: within }, 'uuid')}`,
    ...(from && to ? [sql`a.sent_on BETWEEN ${from}::date AND ${to}::date`] : []),
    withEvents(filters),
  ]);
};

/** The messages `a` that were sent, after the filters, by an index of them. */
export const sentMessages = (about: About, filters: Filters): SQL =>
  sql`simulation_messages a WHERE ${isChosen(about, filters)} AND ${isMember(about, filters)}`;

/** The messages `a` that were sent and are not in the rounds and days of the filters, but otherwise chosen. */
export const messagesOutside = (about: About, { within, outside, from, to, ...filters }: Filters): SQL => {
  const isInside = allOf([
    isOneOf(sql`a.round_id`, { among: within }, 'uuid'),
    ...(from && to ? [sql`a.sent_on BETWEEN ${from}::date AND ${to}::date`] : []),
  ]);
  const all = { ...filters, within: outside, outside: [], from: undefined, to: undefined };
  return sql`${sentMessages(about, all)} AND NOT (${isInside})`;
};
