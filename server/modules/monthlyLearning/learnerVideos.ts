import { type SQL, sql } from 'drizzle-orm';
import type { CampaignStatus } from '#contract/campaigns/campaignStates';
import type { AssignedVideo } from '#contract/monthly/learning';
import type { MonthlyTopic } from '#contract/monthly/states';
import { clipFile, posterFile } from '../../catalogue/clips.ts';
import { monthlyText, topicName } from '../../catalogue/monthly/index.ts';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { mediaAddress, mediaAddressOr } from '../../files/mediaAddress.ts';

export interface Learner {
  companyId: string;
  userId: string;
}

/** A monthly video as one person sees it, with the state of its campaign. */
export type VideoOfLearner = AssignedVideo & { campaignStatus: CampaignStatus };

interface Row extends Omit<VideoOfLearner, 'sentences' | 'tips' | 'url' | 'poster'> {
  topic: MonthlyTopic | null;
  file: string | null;
  posterPath: string | null;
  lang: string;
}

const columns = sql`e.id AS "eventId", to_char(e.month, 'YYYY-MM') AS month, e.name, e.topic, e.seconds, e.status AS "campaignStatus", v.file, v.poster AS "posterPath"`;
const ofPerson = sql`a.watched_seconds AS "watchedSeconds", a.status, a.assigned_at AS "assignedAt", a.due_at AS "dueAt", a.completed_at AS "completedAt"`;
const language = sql`coalesce(u.language, o.lang) AS lang`;

/** `spoken` is the language that the reader has chosen; without it that of the person. */
function toVideo({ topic, file, posterPath, lang, ...row }: Row, spoken: string | undefined): VideoOfLearner {
  if (!topic) return { ...row, sentences: [], tips: [], url: mediaAddress(file ?? ''), poster: mediaAddressOr(posterPath) };
  const { sentences, tips } = monthlyText(topic, spoken ?? lang);
  return {
    ...row,
    name: topicName(topic, spoken ?? lang),
    sentences: [...sentences],
    tips: [...tips],
    url: mediaAddress(clipFile(topic)),
    poster: mediaAddress(posterFile(topic)),
  };
}

const findAll = async (tx: Tx, { companyId, userId }: Learner, where: SQL, spoken: string | undefined): Promise<VideoOfLearner[]> =>
  (
    await rows<Row>(
      tx,
      sql`SELECT ${columns}, ${ofPerson}, ${language} FROM monthly_assignments a JOIN monthly_events e ON e.id = a.campaign_id
          JOIN users u ON u.company_id = a.company_id AND u.id = a.user_id JOIN companies o ON o.id = a.company_id LEFT JOIN videos v ON v.id = e.video_id
        WHERE a.company_id = ${companyId} AND a.user_id = ${userId} AND ${where}`,
    )
  ).map((row) => toVideo(row, spoken));

/** The video that a person has, if it can be watched now. */
export const findLearnerVideos = (tx: Tx, learner: Learner, spoken?: string): Promise<VideoOfLearner[]> =>
  findAll(tx, learner, sql`e.status = 'running'`, spoken);

/** One that a person got, in whatever state; undefined without one. */
export const findOwnVideo = async (
  tx: Tx,
  learner: Learner,
  eventId: string,
  spoken?: string,
): Promise<VideoOfLearner | undefined> => (await findAll(tx, learner, sql`e.id = ${eventId}`, spoken))[0];

/** An open one that they do not have, as an admin sees it who looks at it from the panel. */
export async function findUnassignedVideo(
  tx: Tx,
  { companyId }: Learner,
  eventId: string,
  { at, spoken }: { at: Date; spoken: string },
): Promise<VideoOfLearner | undefined> {
  const [row] = await rows<Row>(
    tx,
    sql`SELECT ${columns}, 0 AS "watchedSeconds", 'not_started' AS status, ${at}::timestamptz AS "assignedAt", ${at}::timestamptz AS "dueAt",
        NULL::timestamptz AS "completedAt", '' AS lang
      FROM monthly_events e LEFT JOIN videos v ON v.id = e.video_id
      WHERE e.company_id = ${companyId} AND e.id = ${eventId} AND e.status = 'running'`,
  );
  return row && toVideo(row, spoken);
}
