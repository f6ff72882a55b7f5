/** A learner's progress, stored by the platform as one short text, because SCORM 1.2 limits it to 4,096 characters. */
import type { Chapter, Course } from './course.ts';
import type { Facts, Lms } from './lms.ts';

const version = '1';

interface State {
  done: boolean[];
  /** Most right answers of a quiz, by the index of its chapter. */
  best: Record<number, number>;
  /** A quiz that was left unfinished. */
  draft: { chapter: number; answers: number[] } | null;
}

/** `1|key|done chapters as 0 and 1|best results as chapter:right|answers of an unfinished quiz` */
function decode(text: string, course: Course): State {
  const [written, key, done = '', best = '', draft = ''] = text.split('|');
  if (written !== version || key !== course.key) return { done: [], best: {}, draft: null };
  const pairs = best
    .split(',')
    .filter(Boolean)
    .map((pair) => pair.split(':').map(Number));
  const [chapter, answers = ''] = draft.split(':');
  return {
    done: [...done].map((sign) => sign === '1'),
    best: Object.fromEntries(pairs) as Record<number, number>,
    draft: answers ? { chapter: Number(chapter), answers: [...answers].map(Number) } : null,
  };
}

export const isQuiz = (chapter: Chapter): boolean => chapter.video === null;

/** Progress through a course, starting from the stored state. */
export function openProgress(course: Course, kept: Pick<Lms, 'state' | 'location' | 'finished'>) {
  const { chapters } = course;
  const state = decode(kept.state, course);
  const begun = Date.now();
  const quizzes = chapters.flatMap((chapter, index) => (isQuiz(chapter) ? [index] : []));
  const questions = chapters.filter(isQuiz).reduce((sum, chapter) => sum + chapter.questions.length, 0);
  let position = Math.min(Math.max(Number.parseInt(kept.location, 10) || 0, 0), chapters.length);

  const isDone = (index: number) => state.done[index] === true;
  const doneCount = () => chapters.filter((_, index) => isDone(index)).length;
  const isComplete = () => doneCount() === chapters.length;
  const bestOf = (index: number) => state.best[index] || 0;
  const score = () => (questions === 0 ? null : quizzes.reduce((sum, index) => sum + bestOf(index), 0) / questions);
  const isPassed = () => {
    const share = score();
    return share === null || Math.round(share * 100) >= course.passPercent;
  };

  const encode = () =>
    [
      version,
      course.key,
      chapters.map((_, index) => (isDone(index) ? '1' : '0')).join(''),
      quizzes
        .filter(bestOf)
        .map((index) => `${index}:${bestOf(index)}`)
        .join(','),
      state.draft ? `${state.draft.chapter}:${state.draft.answers.join('')}` : '',
    ].join('|');

  return {
    get position() {
      return position;
    },
    isDone,
    doneCount,
    isComplete,
    isPassed,
    score,
    bestOf,
    go(index: number): void {
      position = index;
    },
    /** Repeating a quiz keeps the better result. */
    finish(index: number, right = 0): void {
      state.done[index] = true;
      state.best[index] = Math.max(bestOf(index), right);
      if (state.draft?.chapter === index) state.draft = null;
    },
    answersOf: (index: number): readonly number[] => (state.draft?.chapter === index ? state.draft.answers : []),
    keepAnswers(index: number, answers: number[]): void {
      state.draft = answers.length > 0 ? { chapter: index, answers } : null;
    },
    facts: (): Facts => ({
      location: String(position),
      state: encode(),
      seconds: (Date.now() - begun) / 1000,
      progress: doneCount() / chapters.length,
      score: score(),
      isComplete: isComplete(),
      isPassed: isPassed(),
      keepsStatus: kept.finished && !isComplete(),
    }),
  };
}
