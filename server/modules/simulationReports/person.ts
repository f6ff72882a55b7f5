import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { simulationLimits } from '#contract/simulation/limits';
import type { personMessage } from '#contract/simulation/reportRows';
import { Refusal } from '../../core/refusal.ts';
import { nameOrEmailSql } from '../../db/personName.ts';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';

type Message = z.output<typeof personMessage>;
type Event = Message['events'][number];

/** The messages of a campaign to one person, first round first, each with its events in order. Refuses with not_found. */
export async function readPerson(tx: Tx, companyId: string, { campaignId, userId }: { campaignId: string; userId: string }) {
  const [person] = await rows<{ fullName: string }>(
    tx,
    sql`SELECT ${nameOrEmailSql('u')} AS "fullName" FROM users u WHERE u.company_id = ${companyId} AND u.id = ${userId}`,
  );
  if (!person) throw new Refusal('not_found');
  const messages = await rows<Omit<Message, 'events' | 'eventCount'>>(
    tx,
    sql`SELECT m.id, r.number AS "roundNumber", v.name AS "templateName", m.status, m.sent_at AS "sentAt", m.is_uncertain AS "isUncertain",
        m.opened_at IS NOT NULL AS "isOpened", m.clicked_at IS NOT NULL AS "isClicked", m.phished_at IS NOT NULL AS "isPhished",
        m.reported_at IS NOT NULL AS "isReported",
        EXISTS (SELECT FROM simulation_report_reads o WHERE o.message_id = m.id AND o.outcome = 'colleague') AS "isReportedByOther"
      FROM simulation_messages m JOIN simulation_rounds r ON r.id = m.round_id JOIN simulation_template_versions v ON v.id = m.version_id
      WHERE m.company_id = ${companyId} AND m.campaign_id = ${campaignId} AND m.user_id = ${userId} ORDER BY r.number`,
  );
  const found = await rows<Event & { messageId: string; of: number }>(
    tx,
    sql`SELECT e.* FROM (SELECT e.message_id AS "messageId", e.id::text, e.kind, e.at, e.n, e.class, e.rule, e.is_late AS "isLate",
          row_number() OVER w AS place, count(*) OVER (PARTITION BY e.message_id)::int AS of
        FROM simulation_events e WHERE e.company_id = ${companyId} AND e.message_id = ANY(${sql.param(messages.map(({ id }) => id))}::uuid[])
        WINDOW w AS (PARTITION BY e.message_id ORDER BY e.at, e.id)) e
      WHERE e.place <= ${simulationLimits.shownEvents} ORDER BY e."messageId", e.place`,
  );
  const eventsOf = (id: string) => found.filter(({ messageId }) => messageId === id);
  return {
    ...person,
    messages: messages.map((message) => {
      const events = eventsOf(message.id);
      return { ...message, events, eventCount: events[0]?.of ?? 0 };
    }),
  };
}
