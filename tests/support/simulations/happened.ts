import { setClock } from '#server/clock';
import { signals } from '#server/modules/simulationTruth/signals';
import { aSimulationTemplate, simulationOf, type startSimulationLife } from './simulations.ts';

type Life = Awaited<ReturnType<typeof startSimulationLife>>;

export interface SentMail {
  id: string;
  companyId: string;
  campaignId: string;
  sentAt: Date;
}

/** Messages that have been sent to so many people, in the order of their people. */
export async function mailsSent(life: Life, people: number, landingKind: 'teach' | 'continue' = 'teach') {
  const { server } = life;
  setClock(new Date('2031-03-03T07:00:00Z'));
  const template = await aSimulationTemplate(server, { landingKind });
  const { companyId, admin, call } = await life.aCustomer();
  const group = await server.aGroup({ companyId }, [admin]);
  await life.query('UPDATE simulation_settings SET exempt_group_id = $2 WHERE company_id = $1', [companyId, group.id]);
  await server.manyUsers(companyId, people);
  const campaign = await life.launch(call, simulationOf([template], '2031-03-03'));
  await life.plan(companyId);
  await life.allSent(campaign.id);
  const mails = await life.query<SentMail>(
    `SELECT m.id, m.company_id AS "companyId", m.campaign_id AS "campaignId", m.sent_at AS "sentAt" FROM simulation_messages m WHERE m.campaign_id = $1 ORDER BY m.due_at, m.id`,
    [campaign.id],
  );
  return { mails, call, companyId, campaignId: campaign.id };
}

export const aBrowser =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15';

export interface GivenEvent {
  after: number;
  kind: string;
  method?: string;
  agent?: string | null;
  source?: string;
  network?: string | null;
  signals?: number;
  seconds?: number | null;
  isLate?: boolean;
}

/** Writes events as the intake does, without a class. */
export async function eventsHappened(
  life: Life,
  { id, companyId, sentAt }: Pick<SentMail, 'id' | 'companyId' | 'sentAt'>,
  events: readonly GivenEvent[],
) {
  for (const event of events) {
    const {
      after,
      kind,
      method = 'GET',
      agent = aBrowser,
      source = 'home',
      network = null,
      seconds = null,
      isLate = false,
    } = event;
    await life.query(
      `INSERT INTO simulation_events (company_id, message_id, kind, method, at, network, source, source_hash, agent, signals, seconds, is_late)
        VALUES ($1, $2, $3, $4, $5, $6, $7, convert_to($7, 'UTF8'), $8, $9, $10, $11)`,
      [
        companyId,
        id,
        kind,
        method,
        new Date(sentAt.getTime() + after * 1000),
        network,
        source,
        agent,
        event.signals ?? signals.https,
        seconds,
        isLate,
      ],
    );
  }
}
