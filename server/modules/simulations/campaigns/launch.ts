import { sql } from 'drizzle-orm';
import type { createSimulation as endpoint } from '#contract/simulation/campaigns';
import { now } from '../../../clock.ts';
import type { Actor } from '../../../core/actor.ts';
import { findChosen, reachedBy } from '../../../db/audience.ts';
import { allowLongStatements } from '../../../db/longStatements.ts';
import { rows, run } from '../../../db/rows.ts';
import { ownerTx, scopeOf, tenantTx, type Tx } from '../../../db/tx.ts';
import type { Handler } from '../../../http/handler.ts';
import { sendJob } from '../../../jobs/send.ts';
import type { Env } from '../../../env.ts';
import type { Services } from '../../../services.ts';
import type { Links } from '../../simulationHosts/public.ts';
import { startWork } from '../../work/public.ts';
import { planRounds } from '../planning/planRounds.ts';
import { addRound, startOf } from '../planning/rounds.ts';
import { findWay, linksOf, requireLinks, requireSender, type Way } from '../sending/way.ts';
import { requireConsent } from '../settings/consent.ts';
import { requireNoStop } from '../settings/stops.ts';
import { simulations } from '../work.ts';
import { findSimulation } from './campaigns.queries.ts';
import { recipientsIn } from './recipients.ts';
import { type Body, difficultyOf, hoursOf, requireRoomFor, requireStartDay, requireTemplates } from './requirements.ts';

/** Launches a simulation. Nothing of it is planned yet: a job does that, when its first round is due. */
export const launchSimulation: Handler<typeof endpoint> = async ({ services, actor, body }) => {
  const way = await requireWay(services, actor.companyId, body.fromDomain);
  return tenantTx(services.db, scopeOf(actor), 'write', async (tx) => {
    const id = await launch(tx, actor, body, way);
    return { data: await findSimulation(tx, actor.companyId, id), message: 'Phishing campaign created!' };
  });
};

/** Refuses with sender_domain_needed or simulation_host_needed. */
export async function requireWay(
  { db, env }: Pick<Services, 'db' | 'env'>,
  companyId: string,
  domain: string | null,
): Promise<Way> {
  return ownerTx(db, async (tx) => (await findWayWithLinks(tx, env, companyId, domain)).way);
}

/** The same with the links, in a transaction of the owner. */
export async function findWayWithLinks(
  tx: Tx,
  env: Env,
  companyId: string,
  domain: string | null,
): Promise<{ way: Way; links: Links }> {
  const way = requireSender(await findWay(tx, env, companyId, domain));
  return { way, links: requireLinks((await linksOf(tx, env, companyId, way)).links) };
}

async function launch(tx: Tx, actor: Actor, body: Body, way: Way): Promise<string> {
  const { companyId } = actor;
  await allowLongStatements(tx);
  await requireNoStop(tx, companyId);
  await requireConsent(tx, companyId);
  await requireStartDay(tx, body);
  const [audience, field] = recipientsIn(body);
  const chosen = await findChosen(tx, companyId, audience, field);
  await requireTemplates(tx, companyId, body);
  await requireRoomFor(tx, companyId, body, { reached: reachedBy(companyId, audience), field, way });
  const { startHour, endHour } = hoursOf(body);
  const planned = { companyId, schedule: body.schedule, startsOn: body.startDate, timeZone: body.timezone, startHour };
  const startsAt = await startOf(tx, planned);
  const id = await startWork(tx, actor, simulations, {
    name: body.name,
    startsAt,
    startField: 'startDate',
    audience: audience.kind,
    chosen,
    columns: { ...columnsOf(body), type: body.campaignType, starts_on: body.startDate, end_hour: endHour },
    audited: {
      action: 'simulations.launched',
      subject: 'simulation',
      after: { campaignType: body.campaignType, schedule: body.schedule, timeZone: body.timezone },
    },
  });
  await chooseTemplates(tx, companyId, id, body.templateIds);
  await addRound(tx, { ...planned, id }, 1);
  if (startsAt <= now()) await sendJob(tx, planRounds, { companyId });
  return id;
}

/** What a campaign stores of a body, and may change before each round. */
export const columnsOf = (body: Body) => ({
  schedule: body.schedule,
  difficulty: difficultyOf(body),
  template_types: sql.param([...body.templateTypes]),
  email_platform: body.emailPlatform,
  time_zone: body.timezone,
  start_hour: body.startHour,
  end_hour: hoursOf(body).endHour,
  sending_days: body.sendingDays === 'entire_round' ? null : body.sendingDays,
  landing_id: body.loginPageId,
  from_domain: body.fromDomain,
  notification_subject: body.notification.subject || null,
  notification_message: body.notification.message || null,
});

/** The templates of a campaign; those of the rounds that have begun stay as they are. */
export async function chooseTemplates(
  tx: Tx,
  companyId: string,
  campaignId: string,
  templateIds: readonly string[],
): Promise<void> {
  await run(tx, sql`DELETE FROM simulation_choices WHERE company_id = ${companyId} AND campaign_id = ${campaignId}`);
  // Locked, so that nobody deletes or changes one at this moment. Those of the library cannot be locked by a request.
  const chosen = sql`${sql.param([...templateIds])}::uuid[]`;
  await rows(
    tx,
    sql`SELECT 1 FROM simulation_templates WHERE company_id = ${companyId} AND id = ANY(${chosen}) ORDER BY id FOR SHARE`,
  );
  await run(
    tx,
    sql`INSERT INTO simulation_choices (company_id, campaign_id, template_id)
      SELECT ${companyId}, ${campaignId}, t.id FROM simulation_templates t WHERE t.id = ANY(${chosen}) AND t.deleted_at IS NULL`,
  );
}
