import { sql } from 'drizzle-orm';
import { run } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';

/**
 * Which events say what. Each is part of the one before it, so nobody clicks a mail that was not opened; what is by people is part of what is
 * by anything. Where the landing teaches at once there is no button, so following the link is all that can be done.
 */
export const opens = sql`e.kind IN ('pixel', 'link', 'trap', 'continue', 'report')`;
export const clicks = sql`e.kind IN ('link', 'trap', 'continue')`;
const isTaughtAtOnce = sql`coalesce(l.kind, v.landing_kind) = 'teach'`;
export const phishes = sql`(e.kind = 'continue' OR (e.kind = 'link' AND ${isTaughtAtOnce}))`;
/** Messages `m` with what `phishes` asks about. */
export const messagesWithLanding = sql`simulation_messages m JOIN simulation_template_versions v ON v.id = m.version_id
  JOIN simulation_campaigns c ON c.id = m.campaign_id LEFT JOIN simulation_landings l ON l.id = c.landing_id`;
const byPeople = sql`e.class = 'human'`;

const columns = [
  'opened_raw_at',
  'opened_at',
  'clicked_raw_at',
  'clicked_at',
  'phished_raw_at',
  'phished_at',
  'unknown_n',
  'reported_at',
];
const each = (write: (column: string) => string) => sql.raw(columns.map(write).join(', '));

/**
 * Writes what happened to these messages, from their events, in one statement, because the counters of campaigns follow it. Late events count
 * nowhere, open ones only as open. A message that anything touched has arrived.
 */
export async function countEvents(tx: Tx, messageIds: readonly string[]): Promise<void> {
  await run(
    tx,
    sql`WITH found AS (
        SELECT m.id, min(e.at) FILTER (WHERE ${opens}) AS opened_raw_at, min(e.at) FILTER (WHERE ${opens} AND ${byPeople}) AS opened_at,
          min(e.at) FILTER (WHERE ${clicks}) AS clicked_raw_at, min(e.at) FILTER (WHERE ${clicks} AND ${byPeople}) AS clicked_at,
          min(e.at) FILTER (WHERE ${phishes}) AS phished_raw_at, min(e.at) FILTER (WHERE ${phishes} AND ${byPeople}) AS phished_at,
          least(count(*) FILTER (WHERE e.class = 'unknown'), 32767)::smallint AS unknown_n,
          least(m.reported_at, min(e.at) FILTER (WHERE e.kind = 'report')) AS reported_at
        FROM ${messagesWithLanding}
          LEFT JOIN simulation_events e ON e.message_id = m.id AND NOT e.is_late
        WHERE m.id = ANY(${sql.param([...messageIds])}::uuid[]) GROUP BY m.id)
      UPDATE simulation_messages m SET ${each((column) => `${column} = f.${column}`)}, is_uncertain = false
      FROM found f WHERE f.id = m.id
        AND (m.is_uncertain OR (${each((column) => `m.${column}`)}) IS DISTINCT FROM (${each((column) => `f.${column}`)}))`,
  );
}
