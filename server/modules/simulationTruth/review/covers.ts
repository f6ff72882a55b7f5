import { type SQL, sql } from 'drizzle-orm';
import type { VerdictAbout } from '#contract/simulation/review';
import { truthLimits } from '#contract/simulation/truth';
import { now } from '../../../clock.ts';

/** The network or the address without its last part, and the program, of an event `e` whose source is still known. */
export const sourceOfEvent = sql`coalesce(e.network, e.source)`;
export const agentOfEvent = sql`CASE WHEN e.source_hash IS NOT NULL THEN coalesce(e.agent, '') END`;
/** What the rules say of it, whatever a verdict says. */
export const ruledClass = sql`coalesce(e.ruled_class, e.class)`;

/**
 * Whether a verdict `d` is about an event `e`, apart from what the rules say of it. Late events count nowhere, so only a verdict on one itself
 * is about it; and those whose source was erased belong to no source or agent any more.
 */
export const covers = sql`CASE d.scope
  WHEN 'event' THEN e.id::text = d.value
  WHEN 'message' THEN e.message_id::text = lower(d.value) AND NOT e.is_late
  ELSE NOT e.is_late AND e.source_hash IS NOT NULL AND e.at >= d.from_at AND e.at < d.to_at AND CASE d.scope
    WHEN 'source' THEN ${sourceOfEvent} = d.value AND (d.agent IS NULL OR coalesce(e.agent, '') = d.agent)
    ELSE coalesce(e.agent, '') = d.value END
  END`;

/** What finds the events by an index. */
function narrowed({ scope, value, from, to }: VerdictAbout): SQL {
  if (scope === 'event') return sql`e.id = ${value}::bigint`;
  if (scope === 'message') return sql`e.message_id = ${value}::uuid`;
  return sql`e.source_hash IS NOT NULL AND e.at >= ${from ?? null}::timestamptz AND e.at < ${to ?? null}::timestamptz`;
}

/** Of a message `m`: none of its events is deleted yet (`forgetEvents.ts`). Counted again without some, its figures would be lost. */
export const hasAllEvents = (): SQL =>
  sql`coalesce(m.sent_at, m.due_at) > ${now()}::timestamptz - make_interval(months => ${truthLimits.keep.eventMonths}::int)`;

/** The events that a verdict is or would be about, as a query of `id`, `message_id` and `user_id`. */
export function coveredEvents(companyId: string, campaignId: string, about: VerdictAbout): SQL {
  const { scope, value, agent = null, from = null, to = null, onlyClass } = about;
  return sql`SELECT e.id, e.message_id, m.user_id FROM simulation_events e JOIN simulation_messages m ON m.id = e.message_id,
      (VALUES (${scope}::text, ${value}::text, ${agent}::text,
        ${from}::timestamptz, ${to}::timestamptz)) AS d(scope, value, agent, from_at, to_at)
    WHERE e.company_id = ${companyId} AND m.company_id = ${companyId} AND m.campaign_id = ${campaignId} AND ${narrowed(about)} AND ${covers}
      AND ${onlyClass ? sql`${ruledClass} = ${onlyClass}` : sql`true`}
      AND ${hasAllEvents()}`;
}
