import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { simulationLimits } from '#contract/simulation/limits';
import type { listReview, listReviewEvents } from '#contract/simulation/review';
import type { HandlerReply } from '#contract/kit/endpoint';
import { nameOrEmailSql } from '../../../db/personName.ts';
import { readPage } from '../../../db/page.ts';
import { oneRow } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';
import { agentOfEvent, ruledClass, sourceOfEvent } from './covers.ts';

type Group = HandlerReply<typeof listReview>['data']['items'][number];
type Event = HandlerReply<typeof listReviewEvents>['data']['items'][number];
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
  JOIN simulation_events e ON e.message_id = m.id AND e.class = ${found} AND NOT e.is_late
  WHERE m.company_id = ${companyId} AND m.campaign_id = ${campaignId}${found === 'unknown' ? sql` AND m.unknown_n > 0` : sql``}`;

export async function readGroups(tx: Tx, companyId: string, campaignId: string, query: ReviewQuery) {
  const { number, size, offset, limit } = pageIn(query);
  const from = sql`(SELECT ${sourceOfEvent} AS source, ${agentOfEvent} AS agent, date_trunc('minute', e.at) AS minute, e.class,
      ${ruledClass} AS "onlyClass", array_agg(DISTINCT e.rule) AS rules, array_agg(DISTINCT e.kind) AS kinds, count(*)::int AS events,
      count(DISTINCT m.user_id)::int AS people, count(DISTINCT m.id)::int AS messages, min(e.at) AS "firstAt", max(e.at) AS "lastAt"
    FROM ${eventsOfClass(companyId, campaignId, query.class)} GROUP BY 1, 2, 3, 4, 5) g`;
  const { items, totalCount } = await readPage<Group>(tx, {
    columns: sql`g.*`,
    from,
    by: sql`g.minute`,
    id: sql`(g.source, g.agent, g."onlyClass")`,
    page: { order: 'DESC', offset, limit },
    isComputed: true,
  });
  const { events } = await oneRow<{ events: number }>(
    tx,
    sql`SELECT count(*)::int AS events FROM ${eventsOfClass(companyId, campaignId, query.class)}`,
  );
  return { items, pageInfo: { number, size, totalCount }, events };
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
