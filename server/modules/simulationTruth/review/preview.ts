import { sql } from 'drizzle-orm';
import type { previewVerdict, VerdictAbout } from '#contract/simulation/review';
import type { HandlerReply } from '#contract/kit/endpoint';
import { oneRow } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';
import { clicks, messagesWithLanding, opens, phishes } from '../figures.ts';
import { coveredEvents } from './covers.ts';

type Preview = HandlerReply<typeof previewVerdict>['data'];
const figures = ['opened', 'clicked', 'phished', 'toReview'] as const;

/**
 * What a verdict would be about, and the figures of its campaign before and after it. The rules do not read classes, so no other event
 * changes, and what is counted here is what will be.
 */
export async function readPreview(tx: Tx, companyId: string, campaignId: string, about: VerdictAbout): Promise<Preview> {
  const found = await oneRow<Record<string, number> & Pick<Preview, 'events' | 'people' | 'messages'>>(
    tx,
    sql`WITH covered AS (${coveredEvents(companyId, campaignId, about)}),
      told AS (
        SELECT m.id, m.opened_at, m.clicked_at, m.phished_at, m.unknown_n, coalesce(bool_or(${opens} AND t.class = 'human'), false) AS opened,
          coalesce(bool_or(${clicks} AND t.class = 'human'), false) AS clicked, coalesce(bool_or(${phishes} AND t.class = 'human'), false) AS phished,
          count(*) FILTER (WHERE t.class = 'unknown') AS unknown
        FROM ${messagesWithLanding} JOIN simulation_events e ON e.message_id = m.id AND NOT e.is_late
          LEFT JOIN covered d ON d.id = e.id, LATERAL (SELECT CASE WHEN d.id IS NULL THEN e.class ELSE ${about.class} END AS class) t
        WHERE m.id IN (SELECT message_id FROM covered) AND m.company_id = ${companyId} AND m.status = 'sent' GROUP BY m.id),
      moved AS (SELECT coalesce(sum(opened::int - (opened_at IS NOT NULL)::int), 0)::int AS opened,
          coalesce(sum(clicked::int - (clicked_at IS NOT NULL)::int), 0)::int AS clicked,
          coalesce(sum(phished::int - (phished_at IS NOT NULL)::int), 0)::int AS phished, coalesce(sum(unknown - unknown_n), 0)::int AS "toReview" FROM told),
      kept AS (SELECT coalesce(sum(opened), 0)::int AS opened, coalesce(sum(clicked), 0)::int AS clicked, coalesce(sum(phished), 0)::int AS phished,
          coalesce(sum(to_review), 0)::int AS "toReview" FROM simulation_totals
        WHERE company_id = ${companyId} AND set_id = ${companyId} AND campaign_id = ${campaignId})
      SELECT (SELECT count(*)::int FROM covered) AS events, (SELECT count(DISTINCT user_id)::int FROM covered) AS people,
        (SELECT count(DISTINCT message_id)::int FROM covered) AS messages,
        ${sql.join(
          figures.map((name) => sql.raw(`k."${name}" AS "${name}Before", k."${name}" + m."${name}" AS "${name}After"`)),
          sql`, `,
        )}
      FROM kept k, moved m`,
  );
  const change = (name: (typeof figures)[number]) => ({ before: found[`${name}Before`] ?? 0, after: found[`${name}After`] ?? 0 });
  return {
    events: found.events,
    people: found.people,
    messages: found.messages,
    figures: { opened: change('opened'), clicked: change('clicked'), phished: change('phished'), toReview: change('toReview') },
  };
}
