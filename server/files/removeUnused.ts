import { sql } from 'drizzle-orm';
import { courseLimits } from '#contract/courses/limits';
import { hourMs } from '#contract/kit/durations';
import type { Database } from '../db/database.ts';
import { allowLongStatements } from '../db/longStatements.ts';
import { rows, run } from '../db/rows.ts';
import type { Tx } from '../db/tx.ts';
import type { RunTx } from '../jobs/job.ts';

/** Condition over `videos v`: a course shows the video, it is pinned to the learners' dashboard, or it is the video of a month. */
const isShown = sql`(EXISTS (SELECT 1 FROM chapters c JOIN courses k ON k.id = c.course_id WHERE c.video_id = v.id AND k.deleted_at IS NULL)
  OR EXISTS (SELECT 1 FROM pinned_videos p WHERE p.video_id = v.id)
  OR EXISTS (SELECT 1 FROM monthly_choices m WHERE m.company_id = v.company_id AND m.video_id = v.id)
  OR EXISTS (SELECT 1 FROM monthly_events e WHERE e.video_id = v.id))`;

/** Ids of files that a policy, a notification, a template of exercises or a course uses, unless the template or course is deleted. */
const inUse = sql`
  SELECT thumbnail_file_id AS id FROM courses WHERE thumbnail_file_id IS NOT NULL AND deleted_at IS NULL
  UNION SELECT s.file_id FROM cheat_sheets s JOIN courses k ON k.cheat_sheet_id = s.id WHERE s.file_id IS NOT NULL AND k.deleted_at IS NULL
  UNION SELECT v.file_id FROM videos v WHERE v.file_id IS NOT NULL AND ${isShown}
  UNION SELECT v.poster_file_id FROM videos v WHERE v.poster_file_id IS NOT NULL AND ${isShown}
  UNION SELECT logo_file_id FROM companies WHERE logo_file_id IS NOT NULL
  UNION SELECT logo_file_id FROM brands WHERE logo_file_id IS NOT NULL
  UNION SELECT file_id FROM policy_drafts WHERE file_id IS NOT NULL
  UNION SELECT file_id FROM policy_revisions WHERE file_id IS NOT NULL
  UNION SELECT image_file_id FROM notifications WHERE image_file_id IS NOT NULL
  UNION SELECT v.thumbnail_file_id FROM exercise_template_versions v JOIN exercise_templates t ON t.version_id = v.id
    WHERE v.thumbnail_file_id IS NOT NULL AND t.deleted_at IS NULL
  UNION SELECT v.thumbnail_file_id FROM exercise_template_versions v JOIN exercise_messages m ON m.version_id = v.id
    WHERE v.thumbnail_file_id IS NOT NULL`;

/**
 * Deletes files of all companies that nothing has used for a day. Rows that still refer to such a file belong to deleted courses;
 * they are kept for past figures and only lose the file. Returns the number of deleted files.
 */
async function deleteUnused(tx: Tx, at: Date): Promise<number> {
  await allowLongStatements(tx);
  await run(
    tx,
    sql`WITH used AS (${inUse})
      UPDATE files f SET unused_since = CASE WHEN f.unused_since IS NULL THEN ${at}::timestamptz END
      WHERE (f.unused_since IS NULL) <> EXISTS (SELECT 1 FROM used u WHERE u.id = f.id)`,
  );
  const before = new Date(at.getTime() - courseLimits.unusedFileHours * hourMs);
  const expired = await rows<{ id: string }>(tx, sql`SELECT id FROM files WHERE unused_since <= ${before} FOR UPDATE`);
  if (expired.length === 0) return 0;
  const ids = sql`${sql.param(expired.map(({ id }) => id))}::uuid[]`;
  await run(tx, sql`UPDATE exercise_template_versions SET thumbnail = NULL WHERE thumbnail_file_id = ANY(${ids})`);
  await run(tx, sql`UPDATE courses SET thumbnail = NULL WHERE thumbnail_file_id = ANY(${ids})`);
  await run(
    tx,
    sql`UPDATE courses k SET cheat_sheet_id = NULL FROM cheat_sheets s WHERE s.id = k.cheat_sheet_id AND s.file_id = ANY(${ids})`,
  );
  await run(tx, sql`DELETE FROM cheat_sheets WHERE file_id = ANY(${ids})`);
  await run(
    tx,
    sql`UPDATE videos SET file = 'removed', poster = NULL, deleted_at = coalesce(deleted_at, ${at}::timestamptz) WHERE file_id = ANY(${ids})`,
  );
  await run(tx, sql`UPDATE videos SET poster = NULL WHERE poster_file_id = ANY(${ids})`);
  return run(tx, sql`DELETE FROM files WHERE id = ANY(${ids})`);
}

/**
 * Deletes unused files. Part of the clock job. The embedded database has no autovacuum, so space is only freed by an explicit
 * VACUUM.
 */
export async function deleteUnusedFiles(db: Database, at: Date, run: RunTx): Promise<void> {
  const deleted = await run((tx) => deleteUnused(tx, at));
  if (deleted > 0 && db.kind === 'pglite') await db.pool.query('VACUUM files, file_pieces');
}
