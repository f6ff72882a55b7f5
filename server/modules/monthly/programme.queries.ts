import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { listMonthlyStarts, monthlyProgramme } from '#contract/monthly/programme';
import { monthlyLimits } from '#contract/monthly/limits';
import { now } from '../../clock.ts';
import { type AudienceLinks, namedBy, reachNow } from '../../db/audience.ts';
import { presentNameSql } from '../../db/personName.ts';
import { isUnlocked } from '../../db/plans.ts';
import { oneRow, rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';

type Programme = z.output<typeof monthlyProgramme>;
type Start = z.output<typeof listMonthlyStarts.reply>['items'][number];

/** Departments and groups that the programme names; `campaign_id` is the programme. */
export const programmeLinks = {
  departments: 'monthly_programme_departments',
  groups: 'monthly_programme_groups',
} as const satisfies AudienceLinks;

/** The month that it is in company `o`, as its first day. */
export const monthOf = (at: Date): SQL => sql`date_trunc('month', ${at}::timestamptz AT TIME ZONE o.time_zone)::date`;

/** When the video of a month (its first day) begins: a day and time of company `o`. */
export const startIn = (month: SQL, day: SQL, time: SQL): SQL =>
  sql`((${month} + (${day}::int - 1) + ${time}::time) AT TIME ZONE o.time_zone)`;

/** Settings `c` of a company `o`; a company that has never saved it has the default values. */
const { dayOfMonth, startTime, daysToComplete } = monthlyLimits;
export const programmes = sql`companies o LEFT JOIN monthly_programmes p ON p.company_id = o.id
  CROSS JOIN LATERAL (SELECT p.id, o.id AS company_id, coalesce(p.is_on, false) AS is_on, p.counts_from, coalesce(p.audience, 'all') AS audience,
    coalesce(p.day_of_month, ${dayOfMonth.default}) AS day_of_month, coalesce(p.start_time, ${startTime.default}::time) AS start_time,
    coalesce(p.days_to_complete, ${daysToComplete.default}) AS days_to_complete, coalesce(p.notifications_enabled, true) AS notifications_enabled,
    coalesce(p.notification_subject, '') AS subject, coalesce(p.notification_message, '') AS message,
    coalesce(p.edit, 0) AS edit, p.saved_at, p.saved_by) c`;

/** The video of a month is skipped. */
const isSkipped = (month: SQL): SQL =>
  sql`EXISTS (SELECT 1 FROM monthly_choices x WHERE x.company_id = o.id AND x.month = ${month} AND x.is_skipped)`;

/** Months from this one on, neither skipped nor begun, each with its start, as JSON in their order. */
const nextStarts = (
  at: Date,
  day: SQL,
  time: SQL,
): SQL => sql`(SELECT coalesce(jsonb_agg(jsonb_build_object('month', to_char(s.month, 'YYYY-MM'),
    'startsAt', s.starts_at) ORDER BY s.month), '[]')
  FROM (SELECT g.month::date AS month, ${startIn(sql`g.month::date`, day, time)} AS starts_at
    FROM generate_series(${monthOf(at)}, ${monthOf(at)} + make_interval(months => ${monthlyLimits.monthsAhead}), '1 month') AS g(month)
    WHERE ${startIn(sql`g.month::date`, day, time)} > ${at} AND NOT ${isSkipped(sql`g.month::date`)}
      AND NOT EXISTS (SELECT 1 FROM monthly_events e WHERE e.company_id = o.id AND e.month = g.month::date)
    ORDER BY g.month LIMIT ${monthlyLimits.nextStarts}) s)`;

/** The open video of company `o`: its month, and for how many people it is still to be watched. */
const open = sql`(SELECT jsonb_build_object('month', to_char(e.month, 'YYYY-MM'), 'people', coalesce(sum(w.n - w.done), 0)::int)
  FROM monthly_events e LEFT JOIN work_facts w ON w.company_id = e.company_id AND w.kind = 'monthly' AND w.set_id = e.company_id AND w.campaign_id = e.id
  WHERE e.company_id = o.id AND e.status IN ('running', 'suspended') GROUP BY e.id)`;

/** A start has passed, and the clock does not make up for it: the programme or the plan was off then, or its day moved. */
export const isPassed = (at: Date, start: SQL): SQL =>
  sql`(${start} <= ${at} AND NOT (c.is_on AND ${isUnlocked} AND ${start} >= c.counts_from))`;

/** This month has no video, and none begins by itself any more. */
const isMissed = (at: Date): SQL => sql`(${isPassed(at, startIn(monthOf(at), sql`c.day_of_month`, sql`c.start_time`))}
  AND NOT ${isSkipped(monthOf(at))} AND NOT EXISTS (SELECT 1 FROM monthly_events e WHERE e.company_id = o.id AND e.month >= ${monthOf(at)}))`;

interface Row extends Omit<Programme, 'notification' | 'nextStarts'> {
  subject: string;
  message: string;
  notified: boolean;
  nextStarts: { month: string; startsAt: string }[];
}

const toStart = ({ month, startsAt }: { month: string; startsAt: string }): Start => ({ month, startsAt: new Date(startsAt) });

/** The programme of a company. */
export async function findProgramme(tx: Tx, companyId: string): Promise<Programme> {
  const at = now();
  const {
    subject,
    message,
    notified,
    nextStarts: starts,
    ...row
  } = await oneRow<Row>(
    tx,
    sql`SELECT c.is_on AS "isOn", c.day_of_month::int AS "dayOfMonth", to_char(c.start_time, 'HH24:MI') AS "startTime", c.audience AS "assignmentType",
        c.days_to_complete AS "daysToComplete", c.notifications_enabled AS notified, c.subject, c.message,
        ${namedBy(programmeLinks, 'departments', sql`c.id`)} AS departments, ${namedBy(programmeLinks, 'groups', sql`c.id`)} AS groups,
        o.time_zone AS "timeZone", ${reachNow(programmeLinks)} AS people, ${nextStarts(at, sql`c.day_of_month`, sql`c.start_time`)} AS "nextStarts",
        c.is_on AND ${isUnlocked} AND ${isMissed(at)} AS "canStartNow", ${open} AS open,
        c.edit, c.saved_at AS "savedAt", ${presentNameSql(sql`c.saved_by`)} AS "savedByName"
      FROM ${programmes} WHERE o.id = ${companyId}`,
  );
  return { ...row, notification: { isEnabled: notified, subject, message }, nextStarts: starts.map(toStart) };
}

/** The next starts on another day or at another time. */
export async function findStarts(tx: Tx, companyId: string, day: number, time: string): Promise<Start[]> {
  const [row] = await rows<{ starts: { month: string; startsAt: string }[] }>(
    tx,
    sql`SELECT ${nextStarts(now(), sql`${day}`, sql`${time}`)} AS starts FROM companies o WHERE o.id = ${companyId}`,
  );
  return (row?.starts ?? []).map(toStart);
}
