import type { Language } from '#locales/languages.ts';
import type { Tx } from '../../db/tx.ts';
import { contentLanguage } from '../../texts/contentLanguage.ts';
import { idIn, type LearnerVisit } from '../learnerPages/public.ts';
import {
  type AssignedCourse,
  findAssignedCourse,
  findChapters,
  findResults,
  findReview,
  findUnassignedCourse,
  type QuestionResult,
} from '../learning/public.ts';
import { chosenIn, questionIn } from './places.ts';

export type Chapter = AssignedCourse['sections'][number]['chapters'][number];
export type Question = Chapter['questions'][number];

/** A course while somebody takes it. */
export interface Taken extends AssignedCourse {
  /** The language of its own texts. */
  content: Language;
  chapters: readonly Chapter[];
  done: ReadonlySet<string>;
  isCompleted: boolean;
  /** Somebody looks at it from the panel without having it. */
  isPreview: boolean;
  /** The chapter to go on with; undefined if all are done. */
  next: Chapter | undefined;
  /** Of answered questions only. */
  results: ReadonlyMap<string, QuestionResult>;
  review: { rating: number; comment: string } | undefined;
}

export interface CourseProps {
  data: Taken;
  visit: LearnerVisit;
}

/** The course of a campaign as its learner takes it, or as an admin without it looks at it. Null if there is none for them. */
export async function readTaken(tx: Tx, visit: LearnerVisit): Promise<Taken | null> {
  const campaignId = idIn(visit, 'campaignId');
  if (!campaignId) return null;
  const found = await findAssignedCourse(tx, visit.visitor, campaignId);
  if (!found) return readPreview(tx, visit, campaignId);
  const results = await findResults(tx, visit.visitor, campaignId);
  const taken = takenOf(found, results);
  return taken.isCompleted ? { ...taken, review: await findReview(tx, visit.visitor, found.assignment.courseId) } : taken;
}

/** A course that somebody looks at from the panel without having it: nothing of it is stored. What they chose is in the address. */
async function readPreview(tx: Tx, visit: LearnerVisit, campaignId: string): Promise<Taken | null> {
  const found = visit.visitor.isPreview ? await findUnassignedCourse(tx, visit.visitor, campaignId) : undefined;
  if (!found) return null;
  const chosen = chosenIn(visit.query);
  const chapter = (await findChapters(tx, found.assignment.courseId)).find(
    ({ id: chapterId }) => chapterId === idIn(visit, 'chapterId'),
  );
  const answered = chapter?.questions[(questionIn(visit.query) ?? 0) - 1];
  const taken = { ...takenOf(found, []), isPreview: true };
  if (chosen === undefined || !answered) return taken;
  const { id: questionId, correctAnswer, explanation } = answered;
  for (const { questions } of taken.chapters)
    for (const question of questions) if (question.id === questionId) question.chosen = chosen;
  return {
    ...taken,
    results: new Map([[questionId, { questionId, correctAnswer, explanation, isCorrect: chosen === correctAnswer }]]),
  };
}

function takenOf(found: AssignedCourse, results: readonly QuestionResult[]): Taken {
  const chapters = found.sections.flatMap((section) => section.chapters);
  const done = new Set(found.assignment.doneChapters);
  const isCompleted = found.assignment.status === 'completed';
  return {
    ...found,
    content: contentLanguage(found.course.language),
    chapters,
    done,
    isCompleted,
    isPreview: false,
    next: isCompleted ? undefined : chapters.find((chapter) => !done.has(chapter.id)),
    results: new Map(results.map((result) => [result.questionId, result])),
    review: undefined,
  };
}

/** The chapter to go on with after this one: the next that is not done, else the first one; undefined if all are. */
export function chapterAfter(chapters: readonly Pick<Chapter, 'id'>[], done: ReadonlySet<string>, id: string): string | undefined {
  const at = chapters.findIndex((chapter) => chapter.id === id);
  const inTurn = [...chapters.slice(at + 1), ...chapters.slice(0, Math.max(at, 0))];
  return inTurn.find((chapter) => !done.has(chapter.id))?.id;
}

/** How many answers to the questions of a quiz are right. */
export const rightIn = ({ questions }: Chapter, { results }: Taken): number =>
  questions.filter(({ id: questionId }) => results.get(questionId)?.isCorrect).length;
