import { type SQL, sql } from 'drizzle-orm';
import type { HandlerReply } from '#contract/kit/endpoint';
import type { CloneOrderField, listCloneCandidates, listCloneReceivers } from '#contract/simulation/sharing';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { oneRow, rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import type { Page } from '../../reports/pages.ts';
import { matching } from '../sharing/public.ts';

type Receivers = HandlerReply<typeof listCloneReceivers>['data'];
type Candidates = HandlerReply<typeof listCloneCandidates>['data'];

/** Every company below the one in scope as `v`, with its clone of a campaign, `r`; of null, which does not exist yet, nobody has one. */
export const customersOf = (campaignId: string | null): SQL =>
  sql`customers v LEFT JOIN simulation_clones r ON r.customer_id = v.id AND r.ancestor_id = v.ancestor_id AND r.parent_campaign_id = ${campaignId}`;

export const having = { clone: sql`r.campaign_id IS NOT NULL`, noClone: sql`r.campaign_id IS NULL` } as const;
/** Customers that can receive a simulation. */
const isEligible = sql`(v.is_boosted AND v.is_registered)`;

const orders: Record<CloneOrderField, string> = {
  name: 'v.sort_name',
  sentPercent: 'r.sent_percent',
  startDate: 'r.starts_on',
  createdDate: 'r.created_at',
};

interface Listed<Field extends CloneOrderField, Id = string> {
  campaignId: Id;
  searchText: string | undefined;
  page: Page<Field>;
}

/** A missing value is the smallest. */
const pageOf = ({ orderBy, order, offset, limit }: Page<CloneOrderField>): SQL =>
  sql`ORDER BY ${sql.raw(`${orders[orderBy]} ${order} NULLS ${order === 'ASC' ? 'FIRST' : 'LAST'}, v.id ${order}`)} LIMIT ${limit} OFFSET ${offset}`;

const infoOf = ({ limit, offset }: Page<CloneOrderField>, totalCount: number) => ({
  number: offset / limit + 1,
  size: limit,
  totalCount,
});

/** The name of a campaign of the partner, in whatever state. Refuses with not_found. */
export async function nameOfCampaign(tx: Tx, { companyId }: Actor, id: string): Promise<string> {
  const [found] = await rows<{ name: string }>(
    tx,
    sql`SELECT name FROM simulation_campaigns WHERE company_id = ${companyId} AND id = ${id} AND deleted_at IS NULL`,
  );
  if (!found) throw new Refusal('not_found');
  return found.name;
}

/** Customers that have a clone. */
export async function findReceivers(
  tx: Tx,
  actor: Actor,
  { campaignId, searchText, page }: Listed<CloneOrderField>,
): Promise<Omit<Receivers, 'parentCampaignName'>> {
  const where = sql`${matching(actor, searchText)} AND ${having.clone}`;
  const { n } = await oneRow<{ n: number }>(tx, sql`SELECT count(*)::int AS n FROM ${customersOf(campaignId)} WHERE ${where}`);
  const companies = await rows<Receivers['companies'][number]>(
    tx,
    sql`SELECT v.id AS "companyId", v.name AS "companyName", r.campaign_id AS "campaignId", r.is_waiting AS "isWaiting",
        r.sent_percent AS "sentPercent", r.starts_on::text AS "startDate", r.created_at AS "createdDate"
      FROM ${customersOf(campaignId)} WHERE ${where} ${pageOf(page)}`,
  );
  return { companies, pageInfo: infoOf(page, n) };
}

/** Customers that have none. */
export async function findCandidates(
  tx: Tx,
  actor: Actor,
  { campaignId, searchText, page }: Listed<'name', string | null>,
): Promise<Candidates> {
  const others = sql`${customersOf(campaignId)} WHERE ${having.noClone}`;
  const { matches, available } = await oneRow<{ matches: number; available: number }>(
    tx,
    sql`SELECT count(*) FILTER (WHERE ${matching(actor, searchText)})::int AS matches,
      count(*) FILTER (WHERE ${matching(actor, undefined)} AND ${isEligible})::int AS available FROM ${others}`,
  );
  const companies = await rows<Candidates['companies'][number]>(
    tx,
    sql`SELECT v.id AS "companyId", v.name AS "companyName", v.is_boosted AS "isBoosted", v.is_registered AS "isWithRegisteredUsers"
      FROM ${others} AND ${matching(actor, searchText)} ${pageOf(page)}`,
  );
  return { companies, totalAvailableCount: available, pageInfo: infoOf(page, matches) };
}
