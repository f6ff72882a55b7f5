import { z } from 'zod';
import { quizAnswer } from '#contract/campaigns/learning';
import { Refusal } from '../../core/refusal.ts';
import type { Outcome } from '../../landing/page.ts';
import type { LearnerVisit } from '../learnerPages/public.ts';
import { answerOnce, findChapters, reportChapter, reviewCourse } from '../learning/public.ts';
import { chapterAfter, forLearner, idIn, readTaken } from './course.ts';
import { chapterAt, courseAt, questionIn } from './places.ts';
import { problemIn, sentReview } from './review.ts';

type Action = (visit: LearnerVisit, form: URLSearchParams) => Promise<Outcome>;

/** The chapter that the address names. Refuses with not_found what names none. */
function placeOf(visit: LearnerVisit) {
  const [campaignId, chapterId] = [idIn(visit, 'campaignId'), idIn(visit, 'chapterId')];
  if (!campaignId || !chapterId) throw new Refusal('not_found');
  const { companyId, userId } = visit.visitor;
  return { companyId, userId, campaignId, chapterId };
}

/** The script says that a video plays; nobody looks at the answer. */
const begun: Action = async (visit) => {
  const place = placeOf(visit);
  await forLearner(visit, 'write', (tx) => reportChapter(tx, { ...place, event: 'begun', answers: [] }));
  return { to: chapterAt(place.campaignId, place.chapterId) };
};

/** The person says that they are done with a chapter; on to the next one. A quiz with open questions is refused. */
const finish: Action = async (visit) => {
  const place = placeOf(visit);
  const { campaignId, chapterId } = place;
  return forLearner(visit, 'write', async (tx) => {
    const { status, courseId, doneChapters } = await reportChapter(tx, { ...place, event: 'finished', answers: [] });
    const next =
      status === 'completed' ? undefined : chapterAfter(await findChapters(tx, courseId), new Set(doneChapters), chapterId);
    return { to: next ? chapterAt(campaignId, next) : courseAt(campaignId) };
  });
};

const sentAnswer = z.object({ questionId: z.string(), answer: z.coerce.number() }).pipe(quizAnswer);

/** The first answer to a question counts, because the page then says which one is right. */
const answer: Action = async (visit, form) => {
  const place = placeOf(visit);
  const { campaignId, chapterId } = place;
  const question = questionIn(visit.query);
  if (!form.has('answer')) return { to: chapterAt(campaignId, chapterId, question, 'choose') };
  const sent = sentAnswer.safeParse({ questionId: form.get('question'), answer: form.get('answer') });
  if (!sent.success) throw new Refusal('validation_failed', { fields: ['answer'] });
  const isFirst = await forLearner(visit, 'write', (tx) => answerOnce(tx, place, sent.data));
  return { to: chapterAt(campaignId, chapterId, question, isFirst ? undefined : 'final') };
};

export const chapterActions = { begun, finish, answer };

const review: Action = async (visit, form) => {
  const sent = sentReview(form);
  if (problemIn(sent)) throw new Refusal('validation_failed');
  return forLearner(visit, 'write', async (tx) => {
    const taken = await readTaken(tx, visit);
    if (!taken) throw new Refusal('not_found');
    const { campaignId, courseId } = taken.assignment;
    if (taken.campaignStatus !== 'running') throw new Refusal('campaign_not_running');
    const { companyId, userId } = visit.visitor;
    await reviewCourse(tx, { companyId, userId, courseId, rating: sent.rating, comment: sent.comment.trim() });
    return { to: courseAt(campaignId, 'reviewed') };
  });
};

export const courseActions = { review };
