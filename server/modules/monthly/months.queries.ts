import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { month, monthlyEvent, monthlyEventOrderFields } from '#contract/monthly/videos';
import { monthlyLimits } from '#contract/monthly/limits';
import type { MonthlyTopic, MonthState } from '#contract/monthly/states';
import type { CampaignStatus } from '#contract/campaigns/campaignStates';
import { clipFile, clips, posterFile } from '../../catalogue/clips.ts';
import { monthlyText, topicName } from '../../catalogue/monthly/index.ts';
import { topicOfMonth } from '../../catalogue/monthly/topics.ts';
import { now } from '../../clock.ts';
import { isUnlocked } from '../../db/plans.ts';
import { type Page, readPage } from '../../db/page.ts';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { mediaAddress, mediaAddressOr } from '../../files/mediaAddress.ts';
import { isPassed, monthOf, programmes, startIn } from './programme.queries.ts';

type Month = z.output<typeof month>;
type Event = z.output<typeof monthlyEvent>;

/** Figures `f` of events `e`, from what triggers count. Tasks are overdue only where they can still be done. */
const figures = sql`LATERAL (SELECT coalesce(sum(w.n), 0)::int AS assignments, coalesce(sum(w.done), 0)::int AS completed,
    coalesce(sum(w.n) FILTER (WHERE w.status = 'overdue' AND e.status = 'running'), 0)::int AS overdue,
    (CASE WHEN e.status = 'ended' THEN coalesce(sum(w.n - w.done), 0) ELSE 0 END)::int AS "notCompleted"
  FROM work_facts w WHERE w.company_id = e.company_id AND w.kind = 'monthly' AND w.set_id = e.company_id AND w.campaign_id = e.id) f`;

interface Row {
  id: string;
  state: MonthState;
  startsAt: Date | null;
  topic: MonthlyTopic | null;
  videoId: string | null;
  videoName: string | null;
  videoFile: string | null;
  poster: string | null;
  seconds: number | null;
  isPlayable: boolean;
  isChanged: boolean;
  canChange: boolean;
  eventId: string | null;
  endedAt: Date | null;
  assignments: number;
  completed: number;
  overdue: number;
  notCompleted: number;
}

/** A topic as its clip. Premium clips are shown only to companies that may use them. */
export const clipOf = (topic: MonthlyTopic, language: string, isPlayable: boolean) => ({
  name: topicName(topic, language),
  seconds: clips[topic].seconds,
  url: isPlayable ? mediaAddress(clipFile(topic)) : null,
  poster: mediaAddress(posterFile(topic)),
});

function toMonth(row: Row, language: string): Month {
  const { id, state, startsAt, topic, videoId, isChanged, canChange, eventId, isPlayable } = row;
  const clip = topic
    ? clipOf(topic, language, isPlayable)
    : {
        name: row.videoName ?? '',
        seconds: row.seconds ?? 0,
        url: isPlayable && row.videoFile ? mediaAddress(row.videoFile) : null,
        poster: mediaAddressOr(row.poster),
      };
  const advice = topic ? monthlyText(topic, language) : null;
  const { endedAt, assignments, completed, overdue, notCompleted } = row;
  return {
    ...clip,
    id,
    state,
    startsAt,
    topic,
    videoId,
    advice: advice && { sentences: [...advice.sentences], tips: [...advice.tips] },
    isChanged,
    canChange,
    event: eventId === null ? null : { id: eventId, endedAt, assignments, completed, overdue, notCompleted },
  };
}

/** So many months from one on (its first day; this month by default) in the language of a reader. */
export async function findMonths(
  tx: Tx,
  companyId: string,
  { from, count, language }: { from?: string | undefined; count: number; language: string },
): Promise<Month[]> {
  const at = now();
  const start = startIn(sql`g.month`, sql`c.day_of_month`, sql`c.start_time`);
  const first = from ? sql`${`${from}-01`}::date` : sql`t.month`;
  const found = await rows<Row>(
    tx,
    sql`SELECT to_char(g.month, 'YYYY-MM') AS id,
        CASE WHEN e.status IN ('running', 'suspended', 'ended') THEN e.status WHEN e.id IS NOT NULL THEN 'planned'
          WHEN h.is_skipped THEN 'skipped' WHEN h.is_missed THEN 'missed' ELSE 'planned' END AS state,
        CASE WHEN e.id IS NOT NULL THEN coalesce(e.begun_at, e.starts_at) WHEN NOT h.is_skipped AND NOT h.is_missed THEN ${start} END AS "startsAt",
        CASE WHEN v.id IS NULL THEN coalesce(e.topic, x.topic, h.topic) END AS topic,
        v.id AS "videoId", v.name AS "videoName", v.file AS "videoFile", v.poster, coalesce(e.seconds, v.seconds) AS seconds, ${isUnlocked} AS "isPlayable",
        e.id IS NULL AND (h.is_skipped OR v.id IS NOT NULL OR x.topic <> h.topic) IS TRUE AS "isChanged",
        e.id IS NULL AND NOT h.is_over AS "canChange",
        e.id AS "eventId", e.ended_at AS "endedAt", f.assignments, f.completed, f.overdue, f."notCompleted"
      FROM ${programmes} CROSS JOIN LATERAL (SELECT ${monthOf(at)} AS month) t
      CROSS JOIN LATERAL (SELECT s::date AS month FROM generate_series(${first}, ${first} + make_interval(months => ${count - 1}), '1 month') s) g
      CROSS JOIN LATERAL (SELECT max(month) AS month FROM monthly_events WHERE company_id = o.id) l
      LEFT JOIN monthly_choices x ON x.company_id = o.id AND x.month = g.month
      LEFT JOIN monthly_events e ON e.company_id = o.id AND e.month = g.month
      LEFT JOIN videos v ON v.id = CASE WHEN e.id IS NULL THEN x.video_id ELSE e.video_id END AND (e.id IS NOT NULL OR v.deleted_at IS NULL)
      LEFT JOIN ${figures} ON e.id IS NOT NULL
      CROSS JOIN LATERAL (SELECT g.month < t.month OR (g.month <= l.month) IS TRUE AS is_over,
        coalesce(x.is_skipped, false) AS is_skipped,
        (${sql.param([...topicOfMonth])}::text[])[extract(month FROM g.month)::int] AS topic) d
      CROSS JOIN LATERAL (SELECT d.*, d.is_over OR ${isPassed(at, start)} AS is_missed) h
      WHERE o.id = ${companyId} ORDER BY g.month`,
  );
  return found.map((row) => toMonth(row, language));
}

/** Twelve months of the plan. */
export const findPlan = (tx: Tx, companyId: string, from: string | undefined, language: string): Promise<Month[]> =>
  findMonths(tx, companyId, { from, count: monthlyLimits.monthsShown, language });

/** One month as the plan shows it. */
export async function findMonth(tx: Tx, companyId: string, of: string, language: string): Promise<Month> {
  const [found] = await findMonths(tx, companyId, { from: of, count: 1, language });
  if (!found) throw new Error(`The plan lacks ${of}`);
  return found;
}

const orders = {
  month: sql`e.month`,
  name: sql`lower(e.name)`,
  assignments: sql`f.assignments`,
  completed: sql`f.completed`,
  overdue: sql`f.overdue`,
  notCompleted: sql`f."notCompleted"`,
  progress: sql`f.completed::float8 / nullif(f.assignments, 0)`,
} as const satisfies Record<(typeof monthlyEventOrderFields)[number], SQL>;

/** One page of the videos that have begun. */
export const findEvents = (tx: Tx, companyId: string, page: Page<(typeof monthlyEventOrderFields)[number]>) =>
  readPage<Event & { status: CampaignStatus }>(tx, {
    columns: sql`e.id, to_char(e.month, 'YYYY-MM') AS month, e.name, e.status, e.begun_at AS "startsAt", e.ended_at AS "endedAt", f.assignments, f.completed,
      f.overdue, f."notCompleted", round(100.0 * f.completed / greatest(f.assignments, 1), 2)::float8 AS progress`,
    from: sql`monthly_events e JOIN ${figures} ON true`,
    where: sql`e.company_id = ${companyId} AND e.begun_at IS NOT NULL`,
    by: orders[page.orderBy],
    id: sql`e.id`,
    page,
    counted: sql`monthly_events e WHERE e.company_id = ${companyId} AND e.begun_at IS NOT NULL`,
  });
