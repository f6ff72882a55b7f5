import type { Pool } from 'pg';
import { Refusal } from '../core/refusal.ts';
import { companyTx } from '../db/tx.ts';
import { simulateAnswers } from './answerExercises.ts';
import { simulateReading } from './readPolicies.ts';
import { simulateWatching } from './watchVideos.ts';
import { commentsFor } from '../demo/training/reviews.ts';
import { findChapters, reportChapter, reviewCourse } from '../modules/learning/public.ts';
import type { Services } from '../services.ts';

/** A learner with an open assignment. */
interface Busy {
  companyId: string;
  userId: string;
  campaignId: string;
  courseId: string;
  hasBegun: boolean;
  doneChapters: string[];
}

interface Chance {
  /** A number from 0 to 1, like Math.random. */
  next(): number;
}

const rightAnswers = 0.78;
const reviews = 0.3;
const commented = 0.5;

/** Random learners of these companies with open assignments. */
async function someLearners(db: Pick<Pool, 'query'>, companyIds: readonly string[], count: number): Promise<Busy[]> {
  const { rows } = await db.query<Busy>(
    `SELECT a.company_id AS "companyId", a.user_id AS "userId", a.campaign_id AS "campaignId", c.course_id AS "courseId",
        a.started_at IS NOT NULL AS "hasBegun", a.done_chapters AS "doneChapters"
      FROM campaigns c JOIN assignments a ON a.campaign_id = c.id JOIN users u ON u.id = a.user_id JOIN companies o ON o.id = c.company_id
      WHERE c.company_id = ANY($1::uuid[]) AND c.status = 'running' AND a.status <> 'completed' AND NOT u.disabled
        AND u.deleted_at IS NULL AND NOT o.disabled
      ORDER BY random() LIMIT $2`,
    [companyIds, count],
  );
  return rows;
}

/** Makes one step of a learner, with the functions behind the learner app's endpoints. */
async function makeStep({ db }: Pick<Services, 'db'>, busy: Busy, chance: Chance): Promise<void> {
  const { companyId, courseId, doneChapters, hasBegun } = busy;
  await companyTx(db, companyId, 'write', async (tx) => {
    const chapters = await findChapters(tx, courseId);
    const chapter = chapters.find(({ id }) => !doneChapters.includes(id));
    if (!chapter) return;
    const answers = chapter.questions.map(({ id, answers: count, correctAnswer }) => ({
      questionId: id,
      answer: chance.next() < rightAnswers ? correctAnswer : (correctAnswer % count) + 1,
    }));
    const report = { ...busy, chapterId: chapter.id };
    const { status } = hasBegun
      ? await reportChapter(tx, { ...report, event: 'finished', answers })
      : await reportChapter(tx, { ...report, event: 'begun', answers: [] });
    if (status === 'completed' && chance.next() < reviews) {
      const rating = 3 + Math.floor(chance.next() * 3);
      const comments = chance.next() < commented ? commentsFor(rating) : [];
      const comment = comments[Math.floor(chance.next() * comments.length)];
      await reviewCourse(tx, { ...busy, rating, comment });
    }
  });
}

/** Lets a few learners of these companies do one step each: of a training, a phishing exercise, a policy or a monthly video. Returns how many did. */
export async function simulateStep(
  services: Pick<Services, 'db'>,
  companyIds: readonly string[],
  count: number,
  chance: Chance,
): Promise<number> {
  const learners = await someLearners(services.db.pool, companyIds, count);
  let done = 0;
  for (const busy of learners) {
    try {
      await makeStep(services, busy, chance);
      done += 1;
    } catch (error) {
      // The campaign ended, or the person was disabled or deleted, in between.
      if (!(error instanceof Refusal)) throw error;
    }
  }
  const answered = await simulateAnswers(services, companyIds, count, chance);
  const read = await simulateReading(services, companyIds, count, chance);
  return done + answered + read + (await simulateWatching(services, companyIds, count));
}
