import { type SQL, sql } from 'drizzle-orm';
import type { MonthlyTopic } from '#contract/monthly/states';
import { clips } from '../../catalogue/clips.ts';
import { topicName } from '../../catalogue/monthly/index.ts';
import { topicOfMonth } from '../../catalogue/monthly/topics.ts';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';

/** What people get in a month: a topic of the library, or another video. */
export interface VideoOfMonth {
  companyId: string;
  name: string;
  seconds: number;
  topic: MonthlyTopic | null;
  videoId: string | null;
}

interface Row {
  companyId: string;
  lang: string;
  monthNumber: number;
  topic: MonthlyTopic | null;
  videoId: string | null;
  videoName: string | null;
  videoSeconds: number | null;
}

/**
 * The videos of companies for a month (`month`, an expression over companies `o`), by their choices. A video that was deleted since gives way to the topic
 * of the plan. Companies that skip the month are left out.
 */
export async function findVideos(tx: Tx, companyIds: readonly string[], month: SQL): Promise<VideoOfMonth[]> {
  const found = await rows<Row>(
    tx,
    sql`SELECT o.id AS "companyId", o.lang, extract(month FROM m.month)::int AS "monthNumber", x.topic, v.id AS "videoId", v.name AS "videoName",
        v.seconds AS "videoSeconds"
      FROM companies o CROSS JOIN LATERAL (SELECT ${month} AS month) m
      LEFT JOIN monthly_choices x ON x.company_id = o.id AND x.month = m.month
      LEFT JOIN videos v ON v.id = x.video_id AND v.deleted_at IS NULL AND (v.company_id IS NULL OR v.company_id = o.id)
      WHERE o.id = ANY(${sql.param([...companyIds])}::uuid[]) AND x.is_skipped IS NOT TRUE`,
  );
  return found.map(({ companyId, lang, monthNumber, topic, videoId, videoName, videoSeconds }) => {
    if (videoId !== null && videoName !== null)
      return { companyId, name: videoName, seconds: videoSeconds ?? 1, topic: null, videoId };
    const of = topic ?? topicOfMonth[monthNumber - 1] ?? 'phishing';
    return { companyId, name: topicName(of, lang), seconds: clips[of].seconds, topic: of, videoId: null };
  });
}
