import { dayMs } from '#contract/kit/durations';
import type { assignments, quizAnswers } from '../../db/schema.ts';
import { addDays } from '../moments.ts';
import type { Person } from '../people.ts';
import type { Random } from '../random.ts';
import type { DemoCourse } from './courses.ts';

/** State of one person in one campaign. */
export interface Outcome {
  assignment: typeof assignments.$inferInsert;
  answers: (typeof quizAnswers.$inferInsert)[];
}

interface Frame {
  companyId: string;
  campaignId: string;
  course: DemoCourse;
  startsAt: Date;
  /** End of activity: the end, the suspension, or now. */
  until: Date;
  daysToComplete: number;
  isNotified: boolean;
}

const week = 7;
const daysFrom = (from: Date, to: Date) => (to.getTime() - from.getTime()) / dayMs;

/**
 * Simulates one person: diligent people (0 to 1) start early, nearly always finish and answer well. Nothing happens after `until`.
 * Assignments that were not completed by the deadline count as overdue, even if completed later.
 */
export function outcomeOf(person: Person, frame: Frame, diligence: number, random: Random): Outcome {
  const { companyId, campaignId, course, until, daysToComplete } = frame;
  const assignedAt = person.createdAt > frame.startsAt ? person.createdAt : frame.startsAt;
  const dueAt = addDays(assignedAt, daysToComplete);
  const willFinish = random.chance(0.5 + diligence * 0.47);
  const willBegin = willFinish || random.chance(0.45);
  const beginsAfter = random.next() ** 1.5 * daysToComplete * (1.1 - diligence * 0.6);
  const takes = 0.01 + random.next() ** 3 * daysToComplete * 0.5;
  const startedAt = addDays(assignedAt, beginsAfter);
  const hasBegun = willBegin && startedAt < until;
  const share = willFinish ? Math.min(1, daysFrom(startedAt, until) / takes) : random.next() * 0.8;
  const count = hasBegun ? Math.floor(course.chapters.length * share) : 0;
  const done = course.chapters.slice(0, count);
  const isComplete = hasBegun && count === course.chapters.length;
  const at = (i: number) => addDays(startedAt, (takes * (i + 1)) / course.chapters.length);
  const answers = done.flatMap(({ questions }, i) =>
    questions.map((question) => ({
      companyId,
      campaignId,
      userId: person.id,
      questionId: question.id,
      ...answered(question, 0.45 + diligence * 0.5, random),
      answeredAt: at(i) < until ? at(i) : until,
    })),
  );
  const right = answers.filter(({ isCorrect }) => isCorrect).length;
  const open = hasBegun ? ('in_progress' as const) : ('not_started' as const);
  const reminders = Math.floor(daysFrom(assignedAt, until) / week);
  return {
    assignment: {
      companyId,
      campaignId,
      userId: person.id,
      status: isComplete ? 'completed' : dueAt <= until ? 'overdue' : open,
      assignedAt,
      dueAt,
      startedAt: hasBegun ? startedAt : null,
      openedAt: hasBegun ? startedAt : null,
      completedAt: isComplete ? at(count - 1) : null,
      doneChapters: done.map(({ id }) => id),
      score: answers.length > 0 ? Math.round((100 * right) / answers.length) : null,
      remindedAt: frame.isNotified && !isComplete && reminders > 0 ? addDays(assignedAt, reminders * week) : null,
    },
    answers,
  };
}

/** The same person, who has not begun. */
export const notBegun = ({ assignment }: Outcome): Outcome => ({
  assignment: {
    ...assignment,
    status: 'not_started',
    startedAt: null,
    openedAt: null,
    completedAt: null,
    doneChapters: [],
    score: null,
  },
  answers: [],
});

function answered({ correct, answers }: { correct: number; answers: number }, chance: number, random: Random) {
  const isCorrect = random.chance(chance);
  const other = random.int(1, answers - 1);
  return { answer: isCorrect ? correct : other >= correct ? other + 1 : other, isCorrect };
}
