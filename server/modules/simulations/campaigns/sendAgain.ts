import { sql } from 'drizzle-orm';
import type { sendUncertainAgain as endpoint } from '#contract/simulation/campaigns';
import { audit } from '../../../audit.ts';
import { now } from '../../../clock.ts';
import { Refusal } from '../../../core/refusal.ts';
import { allowLongStatements } from '../../../db/longStatements.ts';
import { rows, run } from '../../../db/rows.ts';
import type { Handler } from '../../../http/handler.ts';
import { requireConsent } from '../settings/consent.ts';
import { requireNoStop } from '../settings/stops.ts';
import { lockSimulation } from './change.ts';

/**
 * Sends mails again of which nobody knows whether they arrived: only because an admin says so, under the Message-ID that they had, by which
 * mailboxes recognise a second copy. They leave in the next window of their round. Refuses with total_changed.
 */
export const sendUncertainAgain: Handler<typeof endpoint> = async ({ tx, actor, params, body }) => {
  const { companyId } = actor;
  await allowLongStatements(tx);
  const { id, name, status } = await lockSimulation(tx, companyId, params.campaignId);
  if (status !== 'running') throw new Refusal('campaign_not_editable');
  await requireNoStop(tx, companyId);
  await requireConsent(tx, companyId);
  const uncertain = await rows<{ id: string }>(
    tx,
    sql`SELECT id FROM simulation_messages WHERE company_id = ${companyId} AND campaign_id = ${id} AND status = 'sent' AND is_uncertain
      ORDER BY id FOR UPDATE`,
  );
  if (uncertain.length !== body.expectedTotal) throw new Refusal('total_changed');
  const again = sql`${sql.param(uncertain.map((message) => message.id))}::uuid[]`;
  await run(
    tx,
    sql`UPDATE simulation_messages SET status = 'queued', is_uncertain = false, sent_at = NULL, sent_on = NULL, sent_to = NULL
      WHERE company_id = ${companyId} AND id = ANY(${again})`,
  );
  // As if they had missed a window: the clock gives them the next one.
  const at = now();
  await run(
    tx,
    sql`INSERT INTO simulation_queue (message_id, company_id, due_at, not_after)
      SELECT id, company_id, due_at, ${at}::timestamptz - interval '1 second' FROM simulation_messages WHERE company_id = ${companyId} AND id = ANY(${again})`,
  );
  await run(
    tx,
    sql`UPDATE simulation_rounds r SET status = 'sending', sent_at = NULL WHERE company_id = ${companyId} AND campaign_id = ${id} AND status = 'sent'
      AND EXISTS (SELECT FROM simulation_messages m WHERE m.round_id = r.id AND m.status = 'queued')`,
  );
  const subject = { type: 'simulation', id, label: name } as const;
  await audit(tx, actor, { action: 'simulations.sentAgain', subject, after: { mails: uncertain.length } });
  return { data: { sent: uncertain.length }, message: 'Mails will be sent again!' };
};
