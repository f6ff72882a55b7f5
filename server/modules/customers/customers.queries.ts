import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { listLimits } from '#contract/kit/limits';
import type { customer, CustomerFilters, CustomerOrderField } from '#contract/partners/customers';
import { partnerLimits } from '#contract/partners/limits';
import { dayMs } from '#contract/kit/durations';
import { now } from '../../clock.ts';
import type { Actor } from '../../core/actor.ts';
import { oneRow, rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import type { Page } from '../../reports/pages.ts';
import { accessEndOf, accessOf, customersWhere, isFiltered, kindOf, ordered } from './conditions.ts';
import { countAffected } from './findings/findings.queries.ts';

export type CustomerOut = z.output<typeof customer>;

/** The columns of a row, which `toCustomer` puts in the order of the contract. */
type CustomerRow = Omit<CustomerOut, 'owner' | 'subscription' | 'trial' | 'distribution'> & {
  ownerEmail: string | null;
  ownerName: string | null;
  trialStatus: CustomerOut['trial']['status'];
  trialEndsAt: Date | null;
  periodStart: Date | null;
  periodEnd: Date | null;
  isPartner: boolean;
  companyType: CustomerOut['distribution']['companyType'];
  parentId: string | null;
};

const columnsFor = (
  actor: Actor,
): SQL => sql`v.id, v.name, v.parent_name AS "parentCompanyName", v.status, v.state, ${kindOf} AS type, v.depth = 1 AS "isDirect",
  ${accessOf(actor)} AS access, v.login_status AS "loginAsCompanyStatus",
  ${accessEndOf(actor)} AS "accessUntil", v.owner_email AS "ownerEmail", v.owner_name AS "ownerName",
  v.is_registered AS "isRegistered", v.seats, v.licences, v.overage, v.expires_at AS "expiresAt",
  v.is_downgrade_planned AS "isDowngradePlanned", v.created_at AS "createdAt",
  v.disabled_at AS "disabledAt", v.is_suspended_above AS "isSuspendedAbove", v.customers, v.is_boosted AS "isBoosted",
  v.trial_status AS "trialStatus", v.trial_ends_at AS "trialEndsAt", v.period_start AS "periodStart", v.period_end AS "periodEnd",
  v.is_partner AS "isPartner", v.company_type AS "companyType", v.parent_id AS "parentId",
  v.is_partner_invite_allowed AS "isPartnerInviteAllowed", v.is_child_login_allowed AS "isChildLoginAllowed"`;

function toCustomer(row: CustomerRow, at: Date): CustomerOut {
  const { ownerEmail, ownerName, trialStatus, trialEndsAt, periodStart, periodEnd, isPartner, companyType, parentId, ...rest } =
    row;
  const daysLeft = trialStatus === 'active' && trialEndsAt ? Math.ceil((trialEndsAt.getTime() - at.getTime()) / dayMs) : 0;
  return {
    ...rest,
    owner: ownerEmail === null ? null : { email: ownerEmail, fullName: ownerName ?? ownerEmail },
    subscription: { status: row.state, currentPeriodStart: periodStart, currentPeriodEnd: periodEnd, paidSeats: row.licences },
    trial: { status: trialStatus, days: Math.max(0, daysLeft), endDate: trialEndsAt },
    distribution: { isPartner, companyType, parentCompanyId: parentId },
  };
}

type CustomerPage = Page<CustomerOrderField>;

/**
 * One page of the companies below the one in scope. The ids are selected first, so that columns which only the page shows are not read
 * for the rows before it. If `total` is known, a page is read from the nearer end of the list.
 */
export async function findCustomers(
  tx: Tx,
  actor: Actor,
  filters: CustomerFilters,
  { orderBy: field, order, offset, limit }: CustomerPage,
  total?: number,
): Promise<CustomerOut[]> {
  const rest = total === undefined ? Number.POSITIVE_INFINITY : total - offset;
  if (rest <= 0) return [];
  const isFromEnd = rest < offset;
  const size = Math.min(limit, rest);
  const skipped = isFromEnd ? rest - size : offset;
  const by = ordered(field, isFromEnd ? opposite[order] : order);
  const isFar = skipped > farRows && !isFiltered(filters);
  const from = isFar ? sql`customers_in_order v` : sql`customers v WHERE ${customersWhere(actor, filters)}`;
  const found = await rows<CustomerRow>(
    tx,
    sql`WITH page AS (SELECT id, row_number() OVER () AS place FROM (SELECT v.id FROM ${from}
        ORDER BY ${by} LIMIT ${sql.raw(String(size))} OFFSET ${sql.raw(String(skipped))}) ids)
      SELECT ${columnsFor(actor)} FROM page JOIN customers v ON v.id = page.id AND v.ancestor_id = ${actor.companyId} ORDER BY page.place`,
  );
  const customers = found.map((row) => toCustomer(row, now()));
  return isFromEnd ? customers.reverse() : customers;
}

/** From so many rows on, a page is read through `customers_in_order`. */
const farRows = 5000;
const opposite = { ASC: 'DESC', DESC: 'ASC' } as const;

/** Companies after `after`, by id, for files. */
export async function nextCustomers(
  tx: Tx,
  actor: Actor,
  filters: CustomerFilters,
  after: Pick<CustomerOut, 'id'> | undefined,
  limit: number,
): Promise<CustomerOut[]> {
  const found = await rows<CustomerRow>(
    tx,
    sql`SELECT ${columnsFor(actor)} FROM customers v WHERE ${customersWhere(actor, filters)} AND ${after ? sql`v.id > ${after.id}` : sql`true`}
      ORDER BY v.id LIMIT ${limit}`,
  );
  return found.map((row) => toCustomer(row, now()));
}

/** Number of companies below the one in scope. */
const countBelow = async (tx: Tx, { companyId }: Actor): Promise<number> =>
  (await oneRow<{ n: number }>(tx, sql`SELECT count(*)::int AS n FROM company_parentage WHERE ancestor_id = ${companyId}`)).n;

/** Exact number of companies that match. */
export async function countCustomers(tx: Tx, actor: Actor, filters: CustomerFilters): Promise<number> {
  if (!isFiltered(filters)) return countBelow(tx, actor);
  const { findings, ...others } = filters;
  if (findings?.length && !isFiltered(others)) return countAffected(tx, actor, findings);
  return (await oneRow<{ n: number }>(tx, sql`SELECT count(*)::int AS n FROM customers v WHERE ${customersWhere(actor, filters)}`))
    .n;
}

/** The total that a list shows: all companies exactly, those of filters up to listLimits.searchCountCap. */
export async function totalOf(tx: Tx, actor: Actor, filters: CustomerFilters): Promise<{ total: number; isCapped: boolean }> {
  if (!isFiltered(filters)) return { total: await countBelow(tx, actor), isCapped: false };
  const cap = listLimits.searchCountCap;
  const some = sql`SELECT 1 FROM customers v WHERE ${customersWhere(actor, filters)} LIMIT ${sql.raw(String(cap + 1))}`;
  const { n } = await oneRow<{ n: number }>(tx, sql`SELECT count(*)::int AS n FROM (${some}) matches`);
  return { total: Math.min(n, cap), isCapped: n > cap };
}

/** Names of the partners directly below, for filters. */
export const findSubResellers = (tx: Tx, { companyId }: Actor) =>
  rows<{ id: string; name: string }>(
    tx,
    sql`SELECT v.id, v.name FROM customers v WHERE v.ancestor_id = ${companyId} AND v.depth = 1 AND v.is_partner
      ORDER BY v.sort_name, v.id LIMIT ${partnerLimits.lookupSize}`,
  );
