import { sql } from 'drizzle-orm';
import type { updateSimulation as endpoint } from '#contract/simulation/campaigns';
import { audit } from '../../../audit.ts';
import { now } from '../../../clock.ts';
import type { Actor } from '../../../core/actor.ts';
import { Refusal } from '../../../core/refusal.ts';
import { addedTo, findChosen, linkAudience, reachedBy } from '../../../db/audience.ts';
import { allowLongStatements } from '../../../db/longStatements.ts';
import { rows, run } from '../../../db/rows.ts';
import { scopeOf, tenantTx, type Tx } from '../../../db/tx.ts';
import type { Handler } from '../../../http/handler.ts';
import { sendJob } from '../../../jobs/send.ts';
import { assignWork } from '../../work/public.ts';
import { links } from '../links.ts';
import { planRounds } from '../planning/planRounds.ts';
import { countsUntil, daysOfRound, plansAt, startOf } from '../planning/rounds.ts';
import type { Way } from '../sending/way.ts';
import { findSimulation } from './campaigns.queries.ts';
import { lockSimulation } from './change.ts';
import { chooseTemplates, columnsOf, requireWay } from './launch.ts';
import { recipientsIn } from './recipients.ts';
import { type Body, requireRoomFor, requireStartDay, requireTemplates, requireZone } from './requirements.ts';

type Before = Awaited<ReturnType<typeof findSimulation>>;

/** Changes a simulation. Of one that has begun, its next rounds take what changed; its type and start stay, and nobody is removed. */
export const updateSimulation: Handler<typeof endpoint> = async ({ services, actor, params, body }) => {
  const { companyId } = actor;
  const way = await requireWay(services, companyId, body.fromDomain);
  return tenantTx(services.db, scopeOf(actor), 'write', async (tx) => {
    await allowLongStatements(tx);
    const { id, status } = await lockSimulation(tx, companyId, params.campaignId);
    if (status === 'archived') throw new Refusal('campaign_not_editable');
    const before = await findSimulation(tx, companyId, id);
    await requireTemplates(tx, companyId, body);
    const hasBegun = status === 'running' || status === 'suspended';
    await (hasBegun ? changeNextRounds(tx, actor, before, body) : changeBeforeStart(tx, actor, before, body, way));
    await chooseTemplates(tx, companyId, id, body.templateIds);
    const after = await findSimulation(tx, companyId, id);
    await noteChange(tx, actor, before, after);
    return { data: after, message: 'Phishing campaign updated!' };
  });
};

/** Writes columns of a campaign, named as the database names them. */
async function write(tx: Tx, { companyId }: Actor, id: string, columns: Record<string, unknown>): Promise<void> {
  const set = Object.entries(columns).map(([column, value]) => sql`${sql.identifier(column)} = ${value}`);
  await run(tx, sql`UPDATE simulation_campaigns SET ${sql.join(set, sql`, `)} WHERE company_id = ${companyId} AND id = ${id}`);
}

/** Nobody has got anything yet: all may change, also who gets it. */
async function changeBeforeStart(tx: Tx, actor: Actor, { id, stage }: Before, body: Body, way: Way): Promise<void> {
  const { companyId } = actor;
  await requireStartDay(tx, body);
  const [audience, field] = recipientsIn(body);
  const chosen = await findChosen(tx, companyId, audience, field);
  await requireRoomFor(tx, companyId, body, { reached: reachedBy(companyId, audience), field, way });
  const { schedule, startDate: startsOn, timezone: timeZone, startHour } = body;
  const startsAt = await startOf(tx, { companyId, schedule, startsOn, timeZone, startHour });
  const columns = { ...columnsOf(body), name: body.name, type: body.campaignType, audience: audience.kind };
  // One that waits for approval still does: the day is the one that is suggested from now on.
  const isDraft = stage === 'draft';
  const start = isDraft ? { suggested_on: body.startDate } : { starts_on: body.startDate, starts_at: startsAt };
  await write(tx, actor, id, { ...columns, ...start });
  for (const table of Object.values(links))
    await run(tx, sql`DELETE FROM ${sql.raw(table)} WHERE company_id = ${companyId} AND campaign_id = ${id}`);
  const ids = chosen.map((one) => one.id);
  await linkAudience(tx, links, companyId, { id, audience: audience.kind }, ids);
  await moveRounds(tx, actor, id, { ...body, startsAt });
  if (!isDraft && startsAt <= now()) await sendJob(tx, assignWork, { companyId });
}

/** Rounds that are not planned yet begin as the changed campaign says. */
async function moveRounds(
  tx: Tx,
  { companyId }: Actor,
  campaignId: string,
  { schedule, startDate, timezone, startHour, startsAt }: Body & { startsAt?: Date },
): Promise<void> {
  const planned = await rows<{ id: string; number: number }>(
    tx,
    sql`SELECT id, number FROM simulation_rounds WHERE company_id = ${companyId} AND campaign_id = ${campaignId} AND status = 'planned' FOR UPDATE`,
  );
  for (const { id, number } of planned) {
    const { startsOn, endsOn } = await daysOfRound(tx, { companyId, schedule, startsOn: startDate }, number);
    const due = startsAt ?? (await plansAt(tx, { companyId, timeZone: timezone, startHour }, startsOn));
    await run(
      tx,
      sql`UPDATE simulation_rounds SET starts_on = ${startsOn}, ends_on = ${endsOn}, plans_at = ${due},
        counts_until = ${countsUntil(endsOn, timezone)} WHERE company_id = ${companyId} AND id = ${id}`,
    );
  }
}

/** Only the next rounds change; refuses with campaign_has_begun what cannot change any more, and with assignment_not_removable what is missing. */
async function changeNextRounds(tx: Tx, actor: Actor, before: Before, body: Body): Promise<void> {
  const { companyId } = actor;
  const fixed = (['campaignType', 'startDate', 'usersType'] as const).filter((field) => before[field] !== body[field]);
  // A campaign that is sent once has no next round, and one that has rounds is not over after one of them.
  const isOnce = (schedule: string) => schedule === 'once';
  const refused = isOnce(before.schedule) === isOnce(body.schedule) ? fixed : [...fixed, 'schedule'];
  if (refused.length > 0) throw new Refusal('campaign_has_begun', { fields: refused });
  await requireZone(tx, body.timezone);
  const [audience, field] = recipientsIn(body);
  const added = await addedTo(tx, links, { id: before.id, audience: audience.kind }, audience.ids);
  await findChosen(tx, companyId, { kind: audience.kind, ids: added }, field);
  await write(tx, actor, before.id, { ...columnsOf(body), name: body.name });
  await moveRounds(tx, actor, before.id, body);
  if (added.length === 0) return;
  await linkAudience(tx, links, companyId, { id: before.id, audience: audience.kind }, added);
  await sendJob(tx, assignWork, { companyId });
  await sendJob(tx, planRounds, { companyId });
}

/** What the audit log says of a change, field by field. */
async function noteChange(tx: Tx, actor: Actor, before: Before, after: Before): Promise<void> {
  const fields = [
    'name',
    'campaignType',
    'schedule',
    'difficulty',
    'startDate',
    'suggestedOn',
    'timezone',
    'sendingDays',
    'startHour',
    'endHour',
    'templateTypes',
    'templateIds',
    'loginPageId',
    'fromDomain',
    'notification',
    'usersType',
    'selectedDepartments',
    'selectedGroups',
    'selectedUsersCount',
  ] as const;
  const changed = fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
  if (changed.length === 0) return;
  const factsOf = (of: Before) =>
    Object.fromEntries(changed.map((field) => [field, Array.isArray(of[field]) ? namesIn(of[field]) : of[field]]));
  await audit(tx, actor, {
    action: 'simulations.updated',
    subject: { type: 'simulation', id: after.id, label: after.name },
    before: factsOf(before),
    after: factsOf(after),
  });
}

/** Departments and groups by name; of templates their number. */
const namesIn = (list: readonly unknown[]): unknown =>
  list.every((one) => typeof one === 'string') ? list.length : list.map((one) => (one as { name: string }).name);
