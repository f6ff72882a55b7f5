import { sql } from 'drizzle-orm';
import type { AssignmentStatus, CampaignStatus } from '#contract/campaigns/campaignStates';
import { monthlyLimits } from '#contract/monthly/limits';
import { clips } from '../catalogue/clips.ts';
import { topicName } from '../catalogue/monthly/index.ts';
import { topicOfMonth } from '../catalogue/monthly/topics.ts';
import { rows } from '../db/rows.ts';
import { monthlyAssignments, monthlyChoices, monthlyEvents, monthlyProgrammes } from '../db/schema.ts';
import type { Tx } from '../db/tx.ts';
import { insertRows } from './insertRows.ts';
import { addDays, lastReminder, officeMoment } from './moments.ts';
import { makeRandom, type Random } from './random.ts';
import type { World } from './world.ts';

interface ProgrammePlan {
  dayOfMonth: number;
  /** How many months back it began; 0 is a first video that was started by hand so many days ago. */
  months: number;
  startedDaysAgo?: number;
  status?: CampaignStatus;
  /** Months that are skipped or have another topic, counted from this one. */
  skipped?: readonly number[];
  changed?: Readonly<Record<number, keyof typeof clips>>;
}

/** Almost two years of videos at Acme, the first one in a trial, and one that is paused since a trial ended. */
const plans: Record<string, ProgrammePlan> = {
  acme: { dayOfMonth: 1, months: 23, skipped: [-15, -3, 4], changed: { 2: 'report-it' } },
  globex: { dayOfMonth: 15, months: 0, startedDaysAgo: 3 },
  initech: { dayOfMonth: 10, months: 0, startedDaysAgo: 22, status: 'suspended' },
};

interface Rows {
  programmes: (typeof monthlyProgrammes.$inferInsert)[];
  choices: (typeof monthlyChoices.$inferInsert)[];
  events: (typeof monthlyEvents.$inferInsert)[];
  assignments: (typeof monthlyAssignments.$inferInsert)[];
}

const { startTime, daysToComplete } = monthlyLimits;

/** Monthly videos of the demo companies with what their people have watched. Deterministic, like the rest of the demo. */
export async function makeMonthlyVideos(tx: Tx, world: World, now: Date): Promise<void> {
  const made: Rows = { programmes: [], choices: [], events: [], assignments: [] };
  for (const [slug, plan] of Object.entries(plans)) {
    const random = makeRandom(`monthly videos of ${slug}`);
    const company = world.companies.find((one) => one.slug === slug);
    if (!company?.id) throw new Error(`the demo lacks ${slug}`);
    const making = { world, companyId: company.id, plan, random, now };
    await addVideos(made, making, tx);
  }
  await insertRows(tx, monthlyProgrammes, made.programmes);
  await insertRows(tx, monthlyChoices, made.choices);
  await insertRows(tx, monthlyEvents, made.events);
  await insertRows(tx, monthlyAssignments, made.assignments);
}

interface Making {
  world: World;
  companyId: string;
  plan: ProgrammePlan;
  random: Random;
  now: Date;
}

interface Start {
  /** As `2027-01-01`. */
  month: string;
  /** From this month on. */
  away: number;
  startsAt: Date;
}

/** The months of a programme with their starts in the company’s time zone, the oldest first. */
const startsOf = (tx: Tx, { companyId, plan, now }: Making): Promise<Start[]> =>
  rows<Start>(
    tx,
    sql`SELECT to_char(g.month, 'YYYY-MM-DD') AS month, g.away, (g.month::date + (${plan.dayOfMonth}::int - 1) + ${startTime.default}::time) AT TIME ZONE o.time_zone AS "startsAt"
      FROM companies o CROSS JOIN LATERAL (SELECT date_trunc('month', ${now}::timestamptz AT TIME ZONE o.time_zone) + make_interval(months => n) AS month, n AS away
        FROM generate_series(${-plan.months}::int, 6) n) g
      WHERE o.id = ${companyId} ORDER BY g.month`,
  );

/** The first day of the month of a moment, which is far enough from its ends in every time zone. */
const firstOf = (moment: Date): string => `${moment.toISOString().slice(0, 7)}-01`;

async function addVideos(made: Rows, making: Making, tx: Tx): Promise<void> {
  const { companyId, plan, random, now } = making;
  const { skipped = [], changed = {}, startedDaysAgo, status = 'running' } = plan;
  const starts = await startsOf(tx, making);
  const byHand = startedDaysAgo === undefined ? null : officeMoment(now, startedDaysAgo, random.next());
  made.programmes.push({
    companyId,
    isOn: true,
    countsFrom: byHand ?? addDays(now, -31 * (plan.months + 1)),
    audience: 'all',
    dayOfMonth: plan.dayOfMonth,
    startTime: startTime.default,
    daysToComplete: daysToComplete.default,
    notificationsEnabled: true,
  });
  for (const { away, month } of starts) {
    const topic = changed[away];
    if (topic || skipped.includes(away)) made.choices.push({ companyId, month, topic: topic ?? null, isSkipped: !topic });
  }
  const begun = byHand
    ? [{ month: firstOf(byHand), startsAt: byHand }]
    : starts.filter(({ away, startsAt }) => startsAt <= now && !skipped.includes(away));
  for (const [index, { month, startsAt }] of begun.entries()) {
    const endedAt = begun[index + 1]?.startsAt ?? null;
    const topic = topicOfMonth[Number(month.slice(5, 7)) - 1] ?? 'phishing';
    const { seconds } = clips[topic];
    const campaignId = random.uuid();
    made.events.push({
      id: campaignId,
      companyId,
      name: topicName(topic, 'en'),
      status: endedAt ? 'ended' : status,
      audience: 'all',
      startsAt,
      begunAt: startsAt,
      endedAt,
      createdAt: startsAt,
      daysToComplete: daysToComplete.default,
      notificationsEnabled: true,
      topic,
      month,
      seconds,
    });
    const until = endedAt ?? (status === 'suspended' ? addDays(startsAt, 4) : now);
    addPeople(made, making, { campaignId, startsAt, until, seconds, share: 0.78 + random.next() * 0.18 });
  }
}

interface Frame {
  campaignId: string;
  startsAt: Date;
  until: Date;
  seconds: number;
  share: number;
}

/** Who was there gets it; most watch it within days, some half of it, a few never. */
function addPeople(made: Rows, { world, companyId, random }: Making, { campaignId, startsAt, until, seconds, share }: Frame): void {
  for (const { id: userId, companyId: of, disabled, createdAt } of world.users) {
    if (of !== companyId || !userId || disabled || createdAt >= until) continue;
    const assignedAt = createdAt > startsAt ? createdAt : startsAt;
    const zeal = random.next();
    const opened = addDays(assignedAt, 0.05 + random.next() ** 2 * daysToComplete.default * 1.2);
    const at = new Date(opened.getTime() + random.int(1, 4) * 60_000);
    const isDone = zeal < share && at < until;
    const isOpened = isDone || (zeal < share + (1 - share) / 2 && opened < until);
    const dueAt = addDays(assignedAt, daysToComplete.default);
    const status: AssignmentStatus = isDone ? 'completed' : dueAt <= until ? 'overdue' : isOpened ? 'in_progress' : 'not_started';
    made.assignments.push({
      companyId,
      campaignId,
      userId,
      status,
      assignedAt,
      dueAt,
      startedAt: isOpened ? opened : null,
      openedAt: isOpened ? opened : null,
      completedAt: isDone ? at : null,
      watchedSeconds: isDone ? seconds : isOpened ? Math.floor(seconds / 2) : 0,
      remindedAt: isDone ? null : lastReminder(assignedAt, until),
    });
  }
}
