import { type SQL, sql } from 'drizzle-orm';
import type { FigureKind, MessageEvent } from '#contract/simulation/truth';
import type { Actor } from '../../core/actor.ts';
import { inSets, type SetKind } from '../../db/memberships.ts';
import { allOf, isOneOf } from '../../db/where.ts';
import { isLocked } from '../../reports/lock.ts';
import type { About } from './about.ts';

/** Messages to people in any of the departments and in any of the groups, with any of the events, of these rounds or days. */
export interface Filters {
  departments: readonly string[];
  groups: readonly string[];
  events: readonly MessageEvent[];
  rounds: readonly string[];
  from?: string | undefined;
  to?: string | undefined;
  figures?: FigureKind | undefined;
}
export interface RowFilters extends Filters {
  searchText?: string | undefined;
}

const nothing = { departments: [], groups: [], events: [], rounds: [], from: undefined, to: undefined };
const first = { searchText: undefined, orderBy: undefined, order: undefined };

/** A locked report has the same few rows for every query: searches and filters would lead to everybody, one by one. */
export const unlessLocked = <Query extends RowFilters>(actor: Actor, query: Query): Query =>
  isLocked(actor) ? { ...query, ...nothing, ...first } : query;

/** The bits of `facts` that say what happened to a message, and what people did of it. */
const bits: Record<FigureKind, Record<MessageEvent, number>> = {
  clean: { opened: 2, clicked: 8, phished: 32, reported: 64 },
  raw: { opened: 1, clicked: 4, phished: 16, reported: 64 },
};
const bitsOf = (kind: FigureKind, events: readonly MessageEvent[]): number =>
  events.reduce((all, event) => all | bits[kind][event], 0);

/** Condition over `a`: the person is in the filtered departments and groups. */
export const isMember = ({ companyId }: About, filters: Pick<Filters, SetKind>): SQL =>
  sql`${inSets(companyId, 'departments', filters.departments)} AND ${inSets(companyId, 'groups', filters.groups)}`;

/** The messages `a` that were sent, after the filters, by an index of them. */
export function sentMessages(about: About, filters: Filters): SQL {
  const { companyId, campaignId } = about;
  const { events, rounds, from, to, figures = 'clean' } = filters;
  const ofCampaign = campaignId ? sql`c.id = ${campaignId}` : sql`true`;
  const conditions = [
    sql`a.company_id = ${companyId} AND a.status = 'sent'`,
    sql`a.round_id IN (SELECT r.id FROM simulation_rounds r JOIN simulation_campaigns c ON c.id = r.campaign_id
      WHERE r.company_id = ${companyId} AND c.deleted_at IS NULL AND ${ofCampaign} AND ${isOneOf(sql`r.id`, { chosen: rounds }, 'uuid')})`,
    isMember(about, filters),
    ...(from && to ? [sql`a.sent_on BETWEEN ${from}::date AND ${to}::date`] : []),
    ...(events.length > 0 ? [sql`a.facts & ${bitsOf(figures, events)}::int <> 0`] : []),
  ];
  return sql`simulation_messages a WHERE ${allOf(conditions)}`;
}
