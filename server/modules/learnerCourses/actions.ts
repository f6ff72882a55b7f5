import { z } from 'zod';
import { quizAnswer } from '#contract/campaigns/learning';
import { Refusal } from '../../core/refusal.ts';
import type { Outcome } from '../../landing/page.ts';
import { forLearner, idIn, type LearnerVisit } from '../learnerPages/public.ts';
import { answerOnce, findAssignment, findChapters, reportChapter, reviewCourse } from '../learning/public.ts';
import { chapterAfter, readTaken } from './course.ts';
import { chapterAt, chosenIn, courseAt, questionIn } from './places.ts';
import { problemIn, sentReview } from './review.ts';

type Action = (visit: LearnerVisit, form: URLSearchParams) => Promise<Outcome | null>;

/** The chapter that the address names. Refuses with not_found what names none. */
function placeOf(visit: LearnerVisit) {
  const [campaignId, chapterId] = [idIn(visit, 'campaignId'), idIn(visit, 'chapterId')];
  if (!campaignId || !chapterId) throw new Refusal('not_found');
  const { companyId, userId } = visit.visitor;
  return { companyId, userId, campaignId, chapterId };
}

/** The script says that a video plays. */
const begun: Action = async (visit) => {
  const place = placeOf(visit);
  await forLearner(visit, 'write', (tx) => reportChapter(tx, { ...place, event: 'begun', answers: [] }));
  return null;
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
  if (!form.has('answer')) return { to: chapterAt(campaignId, chapterId, question, { notice: 'choose' }) };
  const sent = sentAnswer.safeParse({ questionId: form.get('question'), answer: form.get('answer') });
  if (!sent.success) throw new Refusal('validation_failed', { fields: ['answer'] });
  const isFirst = await forLearner(visit, 'write', (tx) => answerOnce(tx, place, sent.data));
  return { to: chapterAt(campaignId, chapterId, question, isFirst ? {} : { notice: 'final' }) };
};

/** Of somebody who only looks: on to the next chapter in the order, or back to the course. */
const skip: Action = async (visit) => {
  const { campaignId, chapterId } = placeOf(visit);
  const chapters = (await forLearner(visit, 'read', (tx) => readTaken(tx, visit)))?.chapters ?? [];
  const next = chapters[chapters.findIndex(({ id }) => id === chapterId) + 1];
  return { to: next ? chapterAt(campaignId, next.id) : courseAt(campaignId) };
};

/** Of somebody who only looks: the answer is shown, and not stored. */
const tryAnswer: Action = async (visit, form) => {
  const { campaignId, chapterId } = placeOf(visit);
  const chosen = chosenIn(new URLSearchParams({ chosen: form.get('answer') ?? '' }));
  const said = chosen === undefined ? ({ notice: 'choose' } as const) : { chosen };
  return { to: chapterAt(campaignId, chapterId, questionIn(visit.query), said) };
};

/** An admin who looks at a course from the panel without having it reports nothing. */
const unlessPreview =
  (act: Action, shown: Action): Action =>
  async (visit, form) => {
    const { campaignId } = placeOf(visit);
    const isOwn =
      !visit.visitor.isPreview || (await forLearner(visit, 'read', (tx) => findAssignment(tx, visit.visitor, campaignId)));
    return (isOwn ? act : shown)(visit, form);
  };

export const chapterActions = {
  begun: unlessPreview(begun, async () => null),
  finish: unlessPreview(finish, skip),
  answer: unlessPreview(answer, tryAnswer),
};

const review: Action = async (visit, form) => {
  const sent = sentReview(form);
  if (problemIn(sent)) throw new Refusal('validation_failed');
  return forLearner(visit, 'write', async (tx) => {
    const taken = await readTaken(tx, visit);
    if (!taken || taken.isPreview) throw new Refusal('not_found');
    const { campaignId, courseId } = taken.assignment;
    if (taken.campaignStatus !== 'running') throw new Refusal('campaign_not_running');
    const { companyId, userId } = visit.visitor;
    await reviewCourse(tx, { companyId, userId, courseId, rating: sent.rating, comment: sent.comment.trim() });
    return { to: courseAt(campaignId, 'reviewed') };
  });
};

export const courseActions = { review };
