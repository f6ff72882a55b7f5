import { sql } from 'drizzle-orm';
import type { importReporters as endpoint, ReporterOutcome } from '#contract/simulation/reporters';
import { audit } from '../../audit.ts';
import { now } from '../../clock.ts';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { rows } from '../../db/rows.ts';
import { ownerTx, type Tx } from '../../db/tx.ts';
import type { Handler } from '../../http/handler.ts';
import { recordReports } from '../simulationTruth/public.ts';

/** Notes who reported the mail of a round, for companies whose reports arrive elsewhere. */
export const importReporters: Handler<typeof endpoint> = async ({ services, actor, params, body }) => ({
  data: await ownerTx(services.db, (tx) => record(tx, actor, { ...body, campaignId: params.campaignId })),
});

interface Reporters {
  campaignId: string;
  roundNumber: number;
  addresses: readonly string[];
}

async function record(tx: Tx, actor: Actor, { campaignId, roundNumber, addresses }: Reporters) {
  const { companyId } = actor;
  const round = await findRound(tx, { companyId, campaignId, roundNumber });
  const unique = [...new Set(addresses)];
  const messages = await rows<{ id: string; address: string }>(
    tx,
    sql`SELECT DISTINCT ON (a.address) a.address, m.id FROM unnest(${sql.param(unique)}::text[]) AS a(address)
        JOIN simulation_messages m ON m.company_id = ${companyId} AND m.round_id = ${round.id}
        JOIN users u ON u.id = m.user_id AND a.address IN (u.email, lower(m.sent_to))
      ORDER BY a.address, u.email <> a.address`,
  );
  const at = now();
  const ids = [...new Set(messages.map(({ id }) => id))];
  const outcomes = await recordReports(
    tx,
    ids.map((messageId) => ({ messageId, at })),
    'FILE',
  );
  const messageOf = new Map(messages.map(({ address, id }) => [address, id]));
  const data = unique.map((address): { address: string; outcome: ReporterOutcome } => {
    const id = messageOf.get(address);
    return { address, outcome: (id !== undefined && outcomes.get(id)) || 'notRecipient' };
  });
  const counted = data.filter(({ outcome }) => outcome === 'counted').length;
  await audit(tx, actor, {
    action: 'simulations.reportersImported',
    subject: { type: 'simulation', id: campaignId, label: round.name },
    after: { round: roundNumber, reported: counted, rows: unique.length },
  });
  return data;
}

/** Refuses with not_found without the campaign, with simulation_not_started before its first round, and names a round that does not exist. */
async function findRound(tx: Tx, { companyId, campaignId, roundNumber }: Omit<Reporters, 'addresses'> & { companyId: string }) {
  const [found] = await rows<{ name: string; id: string | null; hasRounds: boolean }>(
    tx,
    sql`SELECT c.name, r.id, EXISTS (SELECT FROM simulation_rounds o WHERE o.campaign_id = c.id AND o.status <> 'planned') AS "hasRounds"
      FROM simulation_campaigns c LEFT JOIN simulation_rounds r ON r.campaign_id = c.id AND r.number = ${roundNumber}
      WHERE c.company_id = ${companyId} AND c.id = ${campaignId} AND c.deleted_at IS NULL`,
  );
  if (!found) throw new Refusal('not_found');
  if (!found.hasRounds) throw new Refusal('simulation_not_started');
  if (found.id === null) throw new Refusal('validation_failed', { fields: ['roundNumber'] });
  return { id: found.id, name: found.name };
}
