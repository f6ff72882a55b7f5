import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { monthlyLimits } from '#contract/monthly/limits';
import { type chooseMonthBody, type month } from '#contract/monthly/videos';
import { audit } from '../../audit.ts';
import { now } from '../../clock.ts';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { findChosen, type Named } from '../../db/audience.ts';
import { allowLongStatements } from '../../db/longStatements.ts';
import { oneRow, rows, run } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { videoInReach } from '../videos/public.ts';
import { endWork, lockCampaign, startWork } from '../work/public.ts';
import { lockProgramme, type LockedProgramme, requirePlan } from './lockProgramme.ts';
import { findMonth } from './months.queries.ts';
import { monthOf, programmeLinks, startIn } from './programme.queries.ts';
import { findVideos } from './videoOfMonth.ts';
import { monthlyWork } from './work.ts';

type Month = z.output<typeof month>;
type Choice = z.output<typeof chooseMonthBody>;

interface Place {
  /** How far a month is from the present one: 0 is this month. */
  away: number;
  hasVideo: boolean;
  /** Its start has passed. */
  hasPassed: boolean;
}

const firstDay = (of: string) => sql`${`${of}-01`}::date`;

/** Where a month stands in the plan of a locked programme. Refuses with month_is_over a past one, with month_has_video one that has begun. */
async function requireAhead(tx: Tx, companyId: string, of: string): Promise<Place> {
  const at = now();
  const place = await oneRow<Place>(
    tx,
    sql`SELECT ((extract(year FROM ${firstDay(of)}) - extract(year FROM ${monthOf(at)})) * 12 + extract(month FROM ${firstDay(of)}) - extract(month FROM ${monthOf(at)}))::int AS away,
        EXISTS (SELECT 1 FROM monthly_events e WHERE e.company_id = o.id AND e.month >= ${firstDay(of)}) AS "hasVideo",
        ${startIn(firstDay(of), sql`p.day_of_month`, sql`p.start_time`)} <= ${at} AS "hasPassed"
      FROM companies o JOIN monthly_programmes p ON p.company_id = o.id WHERE o.id = ${companyId}`,
  );
  if (place.away < 0) throw new Refusal('month_is_over', { fields: ['month'] });
  if (place.hasVideo) throw new Refusal('month_has_video', { fields: ['month'] });
  return place;
}

/** What a choice says about the video: nothing if it only skips the month, or takes something back. */
async function contentOf(
  tx: Tx,
  companyId: string,
  choice: Choice,
): Promise<{ topic: string | null; videoId: string | null; label: string }> {
  if (choice.kind === 'topic') return { topic: choice.topic, videoId: null, label: choice.topic };
  if (choice.kind !== 'video') return { topic: null, videoId: null, label: '' };
  const [video] = await rows<{ name: string }>(
    tx,
    // Of an upload whose length nobody knows, nobody could tell whether it was watched.
    sql`SELECT v.name FROM videos v WHERE ${videoInReach(companyId)} AND v.id = ${choice.videoId} AND v.seconds > 0`,
  );
  if (!video) throw new Refusal('validation_failed', { fields: ['videoId'] });
  return { topic: null, videoId: choice.videoId, label: video.name };
}

interface Stored {
  kind: Choice['kind'];
  topic: string | null;
  videoId: string | null;
}

/** Skipping a month and taking that back leave the choice of its video as it is. */
async function store(tx: Tx, companyId: string, of: string, { kind, topic, videoId }: Stored): Promise<void> {
  const isOfMonth = sql`company_id = ${companyId} AND month = ${firstDay(of)}`;
  const isSkip = kind === 'skip';
  if (kind === 'plan') await run(tx, sql`DELETE FROM monthly_choices WHERE ${isOfMonth}`);
  else if (kind === 'unskip') {
    await run(tx, sql`DELETE FROM monthly_choices WHERE ${isOfMonth} AND topic IS NULL AND video_id IS NULL`);
    await run(tx, sql`UPDATE monthly_choices SET is_skipped = false WHERE ${isOfMonth}`);
  } else
    await run(
      tx,
      sql`INSERT INTO monthly_choices AS x (company_id, month, topic, video_id, is_skipped)
        VALUES (${companyId}, ${firstDay(of)}, ${topic}, ${videoId}, ${isSkip})
        ON CONFLICT (company_id, month) DO UPDATE SET is_skipped = excluded.is_skipped,
          topic = CASE WHEN ${isSkip} THEN x.topic ELSE excluded.topic END, video_id = CASE WHEN ${isSkip} THEN x.video_id ELSE excluded.video_id END`,
    );
}

/**
 * Chooses the video of a month that has not begun. A month whose start has passed does not begin by itself after that: it can be started by
 * hand.
 */
export async function chooseMonth(tx: Tx, actor: Actor, of: string, choice: Choice, language: string): Promise<Month> {
  const { companyId } = actor;
  await requirePlan(tx, actor);
  const programme = await lockProgramme(tx, companyId);
  const { away, hasPassed } = await requireAhead(tx, companyId, of);
  if (away > monthlyLimits.monthsAhead) throw new Refusal('validation_failed', { fields: ['month'] });
  const { topic, videoId, label } = await contentOf(tx, companyId, choice);
  await store(tx, companyId, of, { kind: choice.kind, topic, videoId });
  if (hasPassed) await run(tx, sql`UPDATE monthly_programmes SET counts_from = ${now()} WHERE company_id = ${companyId}`);
  await audit(tx, actor, {
    action: 'monthly.monthChosen',
    subject: { type: 'monthlyVideo', id: programme.id, label: of },
    after: { month: of, choice: choice.kind, ...(label && { video: label }) },
  });
  return findMonth(tx, companyId, of, language);
}

/** The departments or groups that the programme names. */
async function audienceOf(tx: Tx, companyId: string, { id, audience }: LockedProgramme): Promise<readonly Named[]> {
  if (audience === 'all') return [];
  const column = sql.raw(audience === 'departments' ? 'department_id' : 'group_id');
  const linked = await rows<{ id: string }>(
    tx,
    sql`SELECT ${column} AS id FROM ${sql.raw(programmeLinks[audience])} WHERE company_id = ${companyId} AND campaign_id = ${id}`,
  );
  return findChosen(tx, companyId, { kind: audience, ids: linked.map((one) => one.id) }, audience);
}

/** Starts this month’s video now. The one that is open ends in the same transaction. */
export async function startVideo(tx: Tx, actor: Actor, of: string): Promise<void> {
  const { companyId } = actor;
  await requirePlan(tx, actor);
  await allowLongStatements(tx);
  const programme = await lockProgramme(tx, companyId);
  if (!programme.isOn) throw new Refusal('programme_is_off');
  const { away } = await requireAhead(tx, companyId, of);
  if (away > 0) throw new Refusal('validation_failed', { fields: ['month'] });
  const [video] = await findVideos(tx, [companyId], firstDay(of));
  if (!video) throw new Refusal('month_is_skipped');
  const open = await rows<{ id: string }>(
    tx,
    sql`SELECT id FROM monthly_events WHERE company_id = ${companyId} AND status IN ('running', 'suspended') ORDER BY id FOR UPDATE`,
  );
  for (const { id } of open) await endWork(tx, monthlyWork, companyId, id);
  const { daysToComplete, notified, subject, message, audience } = programme;
  await startWork(tx, actor, monthlyWork, {
    name: video.name,
    startsAt: now(),
    startField: 'month',
    audience,
    chosen: await audienceOf(tx, companyId, programme),
    task: { daysToComplete, notification: { isEnabled: notified, subject, message } },
    columns: {
      topic: video.topic,
      video_id: video.videoId,
      month: `${of}-01`,
      seconds: video.seconds,
    },
    audited: { action: 'monthly.started', subject: 'monthlyVideo', after: { month: of } },
  });
}

/** Ends a video that is open. Refuses with not_found, and with month_video_ended where it has ended. */
export async function endVideo(tx: Tx, actor: Actor, eventId: string): Promise<void> {
  const { companyId } = actor;
  const { name } = await lockCampaign(tx, monthlyWork, companyId, eventId);
  if (!(await endWork(tx, monthlyWork, companyId, eventId))) throw new Refusal('month_video_ended');
  await audit(tx, actor, { action: 'monthly.ended', subject: { type: 'monthlyVideo', id: eventId, label: name } });
}
