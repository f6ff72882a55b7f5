import { sql } from 'drizzle-orm';
import type { DeliveryFailure } from '#contract/company/mail';
import { consentVersion } from '#contract/simulation/consent';
import type { SimulationStatus } from '#contract/simulation/states';
import { rows, run } from '../../db/rows.ts';
import {
  simulationCampaigns,
  simulationChoices,
  simulationDepartments,
  simulationEvents,
  simulationSettings,
} from '../../db/schema.ts';
import type { Tx } from '../../db/tx.ts';
import { addRound, plan as planRounds } from '../../modules/simulations/public.ts';
import { forgetEvents, judgeDue } from '../../modules/simulationTruth/public.ts';
import type { Services } from '../../services.ts';
import { insertRows } from '../insertRows.ts';
import { addDays, daysBetween } from '../moments.ts';
import { makeRandom, type Random } from '../random.ts';
import type { World } from '../world.ts';
import { makeClones } from './clones.ts';
import { eventsOf, type SentMessage } from './events.ts';
import { makeFollowUp } from './followUps.ts';
import { type CompanySimulations, type SimulationPlan, simulationPlans } from './plans.ts';

type Planner = Pick<Services, 'db'>;
interface Making {
  company: World['companies'][number] & { id: string };
  settings: CompanySimulations;
  random: Random;
  now: Date;
}

/** Plans of statements that were made while the tables were empty would read all of them for each row. */
const readAnew = sql`ANALYZE simulation_messages, simulation_events, simulation_queue, simulation_rounds, simulation_people,
  simulation_counts, simulation_days, simulation_totals`;

/**
 * Two years of phishing simulations. Their rounds are planned and their events judged by what does so later, as if it were the day on which
 * they began; only what people and programs did is made up.
 */
export async function makeSimulations(tx: Tx, services: Planner, world: World, now: Date): Promise<void> {
  // People were written in this transaction.
  await tx.execute(sql`ANALYZE users, user_departments`);
  for (const [slug, settings] of Object.entries(simulationPlans)) {
    const company = world.companies.find((one) => one.slug === slug);
    if (!company?.id) throw new Error(`the demo lacks ${slug}`);
    const making = { company: { ...company, id: company.id }, settings, random: makeRandom(`simulations of ${slug}`), now };
    await agree(tx, making);
    for (const plan of settings.campaigns) {
      await makeCampaign(tx, services, world, making, plan);
      await tx.execute(readAnew);
    }
    if (settings.followUp) await makeFollowUp(tx, { companyId: company.id, ...settings.followUp, id: making.random.uuid() }, now);
  }
  await makeClones(tx, world, now);
  await forgetEvents(now, (work) => work(tx));
  await debriefed(tx, now);
}

/** Who was phished has heard of it: a new demo does not begin with a hundred mails about what happened before it. A seeded company has its own. */
const debriefed = (tx: Tx, now: Date) =>
  run(
    tx,
    sql`INSERT INTO simulation_debriefs (message_id, company_id, queued_at)
      SELECT m.id, m.company_id, least(m.phished_at, ${now}::timestamptz) FROM simulation_messages m WHERE m.phished_at IS NOT NULL ON CONFLICT DO NOTHING`,
  );

/** An admin agreed before the first one, and again every year. */
async function agree(tx: Tx, { company, random, now }: Making): Promise<void> {
  const consentAt = addDays(now, -random.int(20, 200));
  await tx.insert(simulationSettings).values({
    companyId: company.id,
    xTestPhish: random.uuid().replaceAll('-', '').slice(0, 24),
    consentBy: company.creatorId,
    consentAt,
    consentVersion,
    updatedAt: consentAt,
  });
}

function statusOf({ archivedDaysAgo, isSuspended, startedDaysAgo }: SimulationPlan): SimulationStatus {
  if (archivedDaysAgo !== undefined) return 'archived';
  if (isSuspended) return 'suspended';
  return startedDaysAgo < 0 ? 'scheduled' : 'running';
}

async function makeCampaign(tx: Tx, services: Planner, world: World, making: Making, plan: SimulationPlan): Promise<void> {
  const { company, settings, random, now } = making;
  const id = random.uuid();
  const { timeZone } = settings;
  // A younger company began later.
  const age = Math.floor(daysBetween(company.createdAt, now)) - 7;
  const begin = addDays(now, -Math.min(plan.startedDaysAgo, age));
  const startsOn = begin.toLocaleDateString('sv-SE', { timeZone });
  const key = { companyId: company.id, campaignId: id };
  await tx.insert(simulationCampaigns).values({
    id,
    companyId: company.id,
    name: plan.name,
    // Its rounds are only planned while it runs.
    status: 'running',
    audience: plan.isForDepartment ? 'departments' : 'all',
    type: plan.type,
    schedule: plan.schedule,
    difficulty: plan.difficulty,
    templateTypes: [...(plan.templateTypes ?? [])],
    emailPlatform: settings.emailPlatform,
    startsOn,
    startsAt: begin,
    timeZone,
    startHour: 9,
    endHour: 17,
    sendingDays: plan.sendingDays,
    createdBy: company.creatorId ?? null,
    createdAt: addDays(plan.startedDaysAgo < 0 ? now : begin, -2),
  });
  const department = plan.isForDepartment && world.departments.find((one) => one.companyId === company.id);
  if (department?.id) await tx.insert(simulationDepartments).values({ ...key, departmentId: department.id });
  if (plan.templates) await chooseTemplates(tx, key, plan);
  const campaign = { id, companyId: company.id, schedule: plan.schedule, startsOn, timeZone, startHour: 9 };
  await addRound(tx, campaign, 1, addDays(begin, -1));
  await tx.execute(
    sql`UPDATE simulation_campaigns SET starts_at = (SELECT plans_at FROM simulation_rounds WHERE campaign_id = ${id}) WHERE id = ${id}`,
  );
  const until = addDays(now, -(plan.archivedDaysAgo ?? plan.pausedDaysAgo ?? (plan.isSuspended ? 12.6 : 0)));
  await makeRounds(tx, services, making, id, until);
  await endCampaign(tx, making, id, plan);
}

/** Templates of the library in English, of this difficulty if one is chosen; others for each campaign. */
async function chooseTemplates(tx: Tx, key: { companyId: string; campaignId: string }, plan: SimulationPlan): Promise<void> {
  const found = await rows<{ id: string }>(
    tx,
    sql`SELECT t.id FROM simulation_templates t JOIN simulation_template_versions v ON v.id = t.version_id
      WHERE t.company_id IS NULL AND t.language = 'en' AND (${plan.difficulty}::int IS NULL OR v.difficulty = ${plan.difficulty}::int)
      ORDER BY md5(${plan.name} || v.name) LIMIT ${plan.templates}`,
  );
  await insertRows(
    tx,
    simulationChoices,
    found.map(({ id }) => ({ ...key, templateId: id })),
  );
}

/** The rounds that have begun until then, one after the other: what people did in one decides what they get in the next. */
async function makeRounds(tx: Tx, services: Planner, making: Making, campaignId: string, until: Date): Promise<void> {
  for (;;) {
    const [round] = await rows<{ id: string; plansAt: Date }>(
      tx,
      sql`SELECT id, plans_at AS "plansAt" FROM simulation_rounds WHERE campaign_id = ${campaignId} AND status = 'planned' AND plans_at <= ${until}`,
    );
    if (!round) return;
    await planRounds(services, [{ companyId: making.company.id }], (work) => work(tx), { at: round.plansAt });
    // Who came later was not there.
    await run(
      tx,
      sql`DELETE FROM simulation_messages m USING users u WHERE m.round_id = ${round.id} AND u.id = m.user_id AND u.created_at > m.due_at`,
    );
    await send(tx, round.id, until);
    await happen(tx, services, making, round.id);
  }
}

const refusal: DeliveryFailure = { kind: 'noSuchAddress', detail: '550 5.1.1 User unknown' };

/** What was due has left; one of a hundred addresses does not exist any more. */
async function send(tx: Tx, roundId: string, until: Date): Promise<void> {
  await run(
    tx,
    sql`WITH gone AS (DELETE FROM simulation_queue q USING simulation_messages m WHERE m.id = q.message_id AND m.round_id = ${roundId}
        AND m.due_at <= ${until} RETURNING m.id)
      UPDATE simulation_messages m SET status = CASE WHEN b.is_refused THEN 'bounced' ELSE 'sent' END,
          sent_at = CASE WHEN NOT b.is_refused THEN m.due_at END, sent_on = CASE WHEN NOT b.is_refused THEN (m.due_at AT TIME ZONE o.time_zone)::date END,
          sent_to = u.email, failure = CASE WHEN b.is_refused THEN ${JSON.stringify(refusal)}::jsonb END
        FROM gone g, users u, companies o, LATERAL (SELECT md5(u.email || ${roundId}) < '02' AS is_refused) b
        WHERE m.id = g.id AND u.id = m.user_id AND o.id = m.company_id`,
  );
}

async function happen(tx: Tx, services: Planner, { settings, now }: Making, roundId: string): Promise<void> {
  const sent = await rows<SentMessage>(
    tx,
    sql`SELECT m.id, m.company_id AS "companyId", c.name || ' ' || r.number || ' ' || u.email AS name, m.sent_at AS "sentAt",
        r.counts_until AS "countsUntil", coalesce(v.difficulty, 2) AS difficulty, v.landing_kind AS "landingKind"
      FROM simulation_messages m JOIN simulation_rounds r ON r.id = m.round_id JOIN simulation_campaigns c ON c.id = m.campaign_id
        JOIN users u ON u.id = m.user_id JOIN simulation_template_versions v ON v.id = m.version_id
      WHERE m.round_id = ${roundId} AND m.status = 'sent' ORDER BY m.due_at, u.email`,
  );
  const yearsAgo = (at: Date) => daysBetween(at, now) / 365;
  const events = sent.flatMap((message) =>
    eventsOf(message, { protection: settings.protection, progress: Math.max(0, 1 - yearsAgo(message.sentAt) / 2), now }),
  );
  await insertRows(
    tx,
    simulationEvents,
    events.toSorted((one, other) => one.at.getTime() - other.at.getTime()),
  );
  await judgeDue(services, (work) => work(tx));
}

/** How the campaign stands now. Rounds whose time is over are closed. */
async function endCampaign(tx: Tx, { now }: Making, id: string, plan: SimulationPlan): Promise<void> {
  const dayOf = (daysAgo: number | undefined) => (daysAgo === undefined ? null : addDays(now, -daysAgo));
  const archivedAt = dayOf(plan.archivedDaysAgo);
  await run(
    tx,
    sql`UPDATE simulation_rounds r SET sent_at = l.at, status = CASE WHEN r.counts_until <= ${now} THEN 'closed' ELSE 'sent' END
      FROM (SELECT round_id, max(sent_at) AS at FROM simulation_messages WHERE campaign_id = ${id} GROUP BY 1 HAVING bool_and(status <> 'queued')) l
      WHERE r.id = l.round_id AND r.status = 'sending'`,
  );
  await run(
    tx,
    sql`UPDATE simulation_campaigns SET status = ${statusOf(plan)}, archived_at = ${archivedAt}, paused_at = ${dayOf(plan.pausedDaysAgo)}
      WHERE id = ${id}`,
  );
  if (archivedAt)
    await run(tx, sql`UPDATE simulation_rounds SET status = 'cancelled' WHERE campaign_id = ${id} AND status = 'planned'`);
}
