import { type SQL, sql } from 'drizzle-orm';
import type { AccessState, CustomerKind } from '#contract/partners/customerStates';
import type { CustomerSelection } from '#contract/partners/customerActions';
import type { CustomerFilters, CustomerOrderField } from '#contract/partners/customers';
import type { Actor } from '../../core/actor.ts';
import { allOf, escapeLike, isOneOf } from '../../db/where.ts';
import { withFindings } from './findings/conditions.ts';

/** One of several conditions, by the chosen values. */
const anyOf = <Value extends string>(values: readonly Value[] | undefined, conditionOf: Record<Value, SQL>): SQL[] =>
  values?.length
    ? [
        sql`(${sql.join(
          values.map((value) => conditionOf[value]),
          sql` OR `,
        )})`,
      ]
    : [];

const isAtHouse = ({ isHouseStaff, isActingElsewhere }: Actor): boolean => isHouseStaff && !isActingElsewhere;

/**
 * Access as the caller sees it: granted by each company on the way up. Staff may enter every company, so the house sees what the company
 * granted to its partner.
 */
const grantedTo = (actor: Actor): SQL =>
  isAtHouse(actor) ? sql`(v.login_status = 'access' AND (v.login_until IS NULL OR v.login_until > heed_now()))` : sql`v.is_granted`;

export const accessOf = (actor: Actor): SQL =>
  sql`CASE WHEN ${grantedTo(actor)} THEN 'available' WHEN v.login_status = 'pending' THEN 'requested' ELSE 'notAvailable' END`;

/** When the available access ends; null without an end, or without access. */
export const accessEndOf = (actor: Actor): SQL =>
  sql`CASE WHEN ${grantedTo(actor)} THEN ${isAtHouse(actor) ? sql`v.login_until` : sql`v.granted_until`} END`;

const accessIs = (actor: Actor): Record<AccessState, SQL> => ({
  available: grantedTo(actor),
  requested: sql`(v.login_status = 'pending')`,
  notAvailable: sql`(v.login_status <> 'pending' AND NOT ${grantedTo(actor)})`,
});

const kindIs: Record<CustomerKind, SQL> = {
  partner: sql`v.is_partner`,
  direct_customer: sql`(NOT v.is_partner AND v.depth = 1)`,
  partners_customer: sql`(NOT v.is_partner AND v.depth > 1)`,
};
export const kindOf: SQL = sql`CASE WHEN v.is_partner THEN 'partner' WHEN v.depth = 1 THEN 'direct_customer' ELSE 'partners_customer' END`;

/**
 * Condition over `customers v`: the companies below the one in scope that match. The view shows no others anyway; naming the
 * company lets the planner estimate their number.
 */
export function customersWhere(actor: Actor, filters: CustomerFilters): SQL {
  const words = filters.search?.toLowerCase();
  return allOf([
    sql`v.ancestor_id = ${actor.companyId}`,
    ...(words ? [sql`v.search_text LIKE ${`%${escapeLike(words)}%`}`] : []),
    isOneOf(sql`v.status`, { chosen: filters.status }),
    isOneOf(sql`v.state`, { chosen: filters.state }),
    ...anyOf(filters.accountAccess, accessIs(actor)),
    ...anyOf(filters.companyAffiliation, { direct: sql`v.depth = 1`, subReseller: sql`v.depth > 1` }),
    ...anyOf(filters.enablementStatus, { enabled: sql`v.disabled_at IS NULL`, suspended: sql`v.disabled_at IS NOT NULL` }),
    ...anyOf(filters.subcompanyType, kindIs),
    ...withFindings(actor, filters.findings),
    isOneOf(sql`v.parent_id`, { chosen: filters.subResellers }, 'uuid'),
  ]);
}

/** Whether the filters leave anything out. */
export const isFiltered = (filters: CustomerFilters): boolean =>
  Object.values(filters).some((value) => (Array.isArray(value) ? value.length > 0 : Boolean(value)));

export const uniqueIds = ({ customersIds }: Pick<CustomerSelection, 'customersIds'>): string[] => [...new Set(customersIds)];

/** Condition over `customers v` for a selection: these ids, or everything that matches. */
export const selectedWhere = (actor: Actor, selection: CustomerSelection): SQL =>
  selection.isAllSelected
    ? customersWhere(actor, selection)
    : allOf([sql`v.ancestor_id = ${actor.companyId}`, isOneOf(sql`v.id`, { among: uniqueIds(selection) }, 'uuid')]);

/** The column of an order; each has an index of `customer_list`. */
const orders: Record<CustomerOrderField, string> = {
  createdAt: 'v.created_at',
  name: 'v.sort_name',
  parentCompanyName: 'v.parent_sort_name',
  status: 'v.status',
  disabledAt: 'v.disabled_at',
  expiresAt: 'v.expires_at',
  licences: 'v.licences',
  seats: 'v.seats',
  overage: 'v.overage',
  access: 'v.login_status',
  email: 'v.owner_email',
  currentPeriodStart: 'v.period_start',
  currentPeriodEnd: 'v.period_end',
};

/** The order of a list. A missing value is the smallest, as in the indexes. */
export const ordered = (field: CustomerOrderField, order: 'ASC' | 'DESC'): SQL =>
  sql.raw(`${orders[field]} ${order} NULLS ${order === 'ASC' ? 'FIRST' : 'LAST'}, v.id ${order}`);
