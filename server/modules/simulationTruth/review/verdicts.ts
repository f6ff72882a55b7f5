import { type SQL, sql } from 'drizzle-orm';
import { simulationLimits } from '#contract/simulation/limits';
import type { giveVerdict as giveEndpoint, listVerdicts, undoVerdict as undoEndpoint } from '#contract/simulation/review';
import type { HandlerReply } from '#contract/kit/endpoint';
import { audit } from '../../../audit.ts';
import { now } from '../../../clock.ts';
import { Refusal } from '../../../core/refusal.ts';
import { allowLongStatements } from '../../../db/longStatements.ts';
import { nameOrEmailSql } from '../../../db/personName.ts';
import { readPage } from '../../../db/page.ts';
import { oneRow, rows, run } from '../../../db/rows.ts';
import { ownerTx, type Tx } from '../../../db/tx.ts';
import type { Handler } from '../../../http/handler.ts';
import { judgeMessages } from '../judgeMessages.ts';
import { judgeAgain } from '../waiting.ts';
import { requireCampaign } from './campaign.ts';
import { coveredEvents, hasAllEvents } from './covers.ts';
import { letNothingBeJudged } from './verdictLock.ts';

type Verdict = HandlerReply<typeof listVerdicts>['data']['items'][number];

const verdictsIn = (
  companyId: string,
  campaignId: string,
): SQL => sql`(SELECT d.id, d.number, d.scope, d.value, d.agent, d.from_at AS "from",
    d.to_at AS "to", d.only_class AS "onlyClass", d.class, d.reason, d.reason_text AS text, d.n, d.settled_at AS "settledAt", d.undone_at AS "undoneAt",
    coalesce((SELECT ${nameOrEmailSql('u')} FROM users u WHERE u.id = d.settled_by), '') AS "settledBy",
    CASE WHEN d.undone_at IS NOT NULL THEN coalesce((SELECT ${nameOrEmailSql('u')} FROM users u WHERE u.id = d.undone_by), '') END AS "undoneBy"
  FROM simulation_verdicts d WHERE d.company_id = ${companyId} AND d.campaign_id = ${campaignId}) d`;

/** Verdicts of a campaign, newest first. */
export const readVerdicts = (tx: Tx, companyId: string, campaignId: string, page: { offset: number; limit: number }) =>
  readPage<Verdict>(tx, {
    columns: sql`d.*`,
    from: verdictsIn(companyId, campaignId),
    by: sql`d.number`,
    id: sql`d.id`,
    page: { order: 'DESC', ...page },
  });

/** One verdict of a campaign. Refuses with not_found. */
async function readVerdict(tx: Tx, companyId: string, campaignId: string, id: string): Promise<Verdict> {
  const [found] = await rows<Verdict>(tx, sql`SELECT d.* FROM ${verdictsIn(companyId, campaignId)} WHERE d.id = ${id}`);
  if (!found) throw new Refusal('not_found');
  return found;
}

/**
 * Has a verdict, or that it was undone, followed in these messages: at once, so that its admin sees the new figures, or by the job where they
 * are many. Returns how many wait for that. What is not judged yet will be by the job, which knows what else came.
 */
async function follow(tx: Tx, messageIds: readonly string[]): Promise<number> {
  if (messageIds.length > simulationLimits.judgedAtOnce) {
    await judgeAgain(tx, sql`e.message_id = ANY(${sql.param([...messageIds])}::uuid[])`);
    return messageIds.length;
  }
  await run(
    tx,
    sql`SELECT FROM simulation_messages WHERE id = ANY(${sql.param([...messageIds])}::uuid[]) ORDER BY id FOR NO KEY UPDATE`,
  );
  await judgeMessages(tx, messageIds, { isDue: (event) => event.class !== null, counts: () => true });
  return 0;
}

/** Facts of an entry in the audit log. The id of an event or message says nothing to anybody. */
const inWords = ({ scope, value, class: verdict }: Pick<Verdict, 'scope' | 'value' | 'class'>) => ({
  verdict,
  scope,
  ...((scope === 'source' || scope === 'agent') && { source: value }),
});

/** As the owner, because events are judged by what is known of all companies. Refuses with not_found, total_changed, and with the field of an unknown event. */
export const giveVerdict: Handler<typeof giveEndpoint> = ({ services, actor, params, body }) =>
  ownerTx(services.db, async (tx) => {
    const { companyId } = actor;
    const { campaignId } = params;
    await allowLongStatements(tx);
    await letNothingBeJudged(tx, companyId);
    const campaign = await requireCampaign(tx, companyId, campaignId);
    const { scope, value, agent = null, from = null, to = null, onlyClass = null, reason, text, expectedTotal } = body;
    const covered = await rows<{ messageId: string; n: number }>(
      tx,
      sql`SELECT c.message_id AS "messageId", count(*)::int AS n FROM (${coveredEvents(companyId, campaignId, body)}) c GROUP BY 1`,
    );
    const n = covered.reduce((sum, message) => sum + message.n, 0);
    if (n === 0 && (scope === 'event' || scope === 'message')) throw new Refusal('validation_failed', { fields: ['value'] });
    if (n !== expectedTotal) throw new Refusal('total_changed');
    const { id } = await oneRow<{ id: string }>(
      tx,
      sql`INSERT INTO simulation_verdicts (company_id, campaign_id, scope, value, agent, from_at, to_at, only_class, class, reason, reason_text, n, settled_by, settled_at)
        VALUES (${companyId}, ${campaignId}, ${scope}, ${value}, ${agent}, ${from}, ${to}, ${onlyClass}, ${body.class}, ${reason}, ${text}, ${n}, ${actor.userId}, ${now()})
        RETURNING id`,
    );
    const waiting = await follow(
      tx,
      covered.map(({ messageId }) => messageId),
    );
    const subject = { type: 'simulation', id: campaignId, label: campaign.name } as const;
    const after = { ...inWords(body), reason, ...(text && { message: text }), events: n };
    await audit(tx, actor, { action: 'simulations.verdictGiven', subject, after });
    return { data: { verdict: await readVerdict(tx, companyId, campaignId, id), waiting } };
  });

/** What is undone already stays so. Refuses with not_found. */
export const undoVerdict: Handler<typeof undoEndpoint> = ({ services, actor, params }) =>
  ownerTx(services.db, async (tx) => {
    const { companyId } = actor;
    const { campaignId, verdictId } = params;
    await allowLongStatements(tx);
    await letNothingBeJudged(tx, companyId);
    const campaign = await requireCampaign(tx, companyId, campaignId);
    const verdict = await readVerdict(tx, companyId, campaignId, verdictId);
    const undone = await run(
      tx,
      sql`UPDATE simulation_verdicts SET undone_by = ${actor.userId}, undone_at = ${now()}
        WHERE company_id = ${companyId} AND campaign_id = ${campaignId} AND id = ${verdictId} AND undone_at IS NULL`,
    );
    let waiting = 0;
    if (undone > 0) {
      const messages = await rows<{ id: string }>(
        tx,
        sql`SELECT DISTINCT m.id FROM simulation_events e JOIN simulation_messages m ON m.id = e.message_id
          WHERE e.company_id = ${companyId} AND e.verdict_id = ${verdictId} AND ${hasAllEvents()}`,
      );
      waiting = await follow(
        tx,
        messages.map(({ id }) => id),
      );
      const subject = { type: 'simulation', id: campaignId, label: campaign.name } as const;
      await audit(tx, actor, { action: 'simulations.verdictUndone', subject, before: { ...inWords(verdict), events: verdict.n } });
    }
    return { data: { verdict: await readVerdict(tx, companyId, campaignId, verdictId), waiting } };
  });
