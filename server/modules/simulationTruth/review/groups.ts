import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { simulationLimits } from '#contract/simulation/limits';
import type { listReview, listReviewEvents } from '#contract/simulation/review';
import type { HandlerReply } from '#contract/kit/endpoint';
import { nameOrEmailSql } from '../../../db/personName.ts';
import { readPage } from '../../../db/page.ts';
import { oneRow, rows } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';
import { agentOfEvent, ruledClass, sourceOfEvent } from './covers.ts';

type Group = HandlerReply<typeof listReview>['data']['items'][number];
type Event = HandlerReply<typeof listReviewEvents>['data']['items'][number];
interface Totals {
  totalCount: number;
  allEvents: number;
}
type ReviewQuery = z.output<typeof listReview.query & object>;
type EventsQuery = z.output<typeof listReviewEvents.query & object>;

/** Where in a list a page begins and ends. */
export function pageIn({
  pageNumber: number = 1,
  pageSize: size = simulationLimits.reviewPageSize,
}: Pick<ReviewQuery, 'pageNumber' | 'pageSize'>) {
  return { number, size, offset: (number - 1) * size, limit: size };
}

/** Events of a class that count, in one campaign; those to review by an index, because few messages have any. */
const eventsOfClass = (companyId: string, campaignId: string, found: ReviewQuery['class']) => sql`simulation_messages m
  JOIN simulation_events e ON e.company_id = ${companyId} AND e.message_id = m.id AND e.class = ${found} AND NOT e.is_late
  WHERE m.company_id = ${companyId} AND m.campaign_id = ${campaignId}${found === 'unknown' ? sql` AND m.unknown_n > 0` : sql``}`;

const keys = sql`source, agent, minute, class, "onlyClass"`;
const isSame = sql`f.minute = p.minute AND f.class = p.class AND f."onlyClass" = p."onlyClass" AND f.source IS NOT DISTINCT FROM p.source
  AND f.agent IS NOT DISTINCT FROM p.agent`;

/** Groups are counted without being sorted, and only those of the page are looked at more closely. */
export async function readGroups(tx: Tx, companyId: string, campaignId: string, query: ReviewQuery) {
  const { number, size, offset, limit } = pageIn(query);
  const grouped = sql`found AS MATERIALIZED (SELECT ${sourceOfEvent} AS source, ${agentOfEvent} AS agent, date_trunc('minute', e.at) AS minute, e.class,
      ${ruledClass} AS "onlyClass", e.rule, e.kind, e.at, m.id AS message_id, m.user_id FROM ${eventsOfClass(companyId, campaignId, query.class)}),
    grouped AS (SELECT ${keys}, count(*)::int AS events FROM found GROUP BY ${keys})`;
  const order = sql`minute DESC, source DESC, agent DESC, "onlyClass" DESC`;
  const items = await rows<Group & Totals>(
    tx,
    sql`WITH ${grouped}, page AS MATERIALIZED (SELECT g.*, count(*) OVER ()::int AS "totalCount", sum(g.events) OVER ()::int AS "allEvents"
        FROM grouped g ORDER BY ${order} LIMIT ${limit} OFFSET ${offset})
      SELECT p.*, array_agg(DISTINCT f.rule) AS rules, array_agg(DISTINCT f.kind) AS kinds, count(DISTINCT f.user_id)::int AS people,
        count(DISTINCT f.message_id)::int AS messages, min(f.at) AS "firstAt", max(f.at) AS "lastAt"
      FROM page p JOIN found f ON ${isSame} GROUP BY p.source, p.agent, p.minute, p.class, p."onlyClass", p.events, p."totalCount", p."allEvents" ORDER BY ${order}`,
  );
  // A page after the last one has no row that knows them.
  const { totalCount, allEvents } =
    items[0] ??
    (await oneRow<Totals>(
      tx,
      sql`WITH ${grouped} SELECT count(*)::int AS "totalCount", coalesce(sum(events), 0)::int AS "allEvents" FROM grouped`,
    ));
  return {
    items: items.map(({ totalCount: _, allEvents: __, ...group }) => group),
    pageInfo: { number, size, totalCount },
    events: allEvents,
  };
}

/** The events of a group; `withNames` unless the plan hides what single people did. */
export async function readEvents(tx: Tx, companyId: string, campaignId: string, query: EventsQuery, withNames: boolean) {
  const { number, size, offset, limit } = pageIn(query);
  const { minute, source = null, agent = null, onlyClass } = query;
  const { items, totalCount } = await readPage<Event>(tx, {
    columns: sql`g.*`,
    from: sql`(SELECT e.id::text, m.id AS "messageId", CASE WHEN ${withNames}::boolean THEN
        (SELECT ${nameOrEmailSql('u')} FROM users u WHERE u.company_id = m.company_id AND u.id = m.user_id) END AS "fullName",
        e.kind, e.method, e.at, extract(epoch FROM e.at - coalesce(m.sent_at, m.due_at))::float8 AS "afterSeconds", e.class, e.rule, e.network, e.source, e.agent
      FROM ${eventsOfClass(companyId, campaignId, query.class)} AND date_trunc('minute', e.at) = date_trunc('minute', ${minute}::timestamptz)
        AND e.at >= date_trunc('minute', ${minute}::timestamptz) AND ${sourceOfEvent} IS NOT DISTINCT FROM ${source}
        AND ${agentOfEvent} IS NOT DISTINCT FROM ${agent} AND ${ruledClass} = ${onlyClass}) g`,
    by: sql`g.at`,
    id: sql`g.id::bigint`,
    page: { order: 'ASC', offset, limit },
  });
  return { items, pageInfo: { number, size, totalCount } };
}
