import { definePage } from '../../landing/page.ts';
import { forLearner, idIn, type Learner, learner, learnPaths, type LearnerVisit } from '../learnerPages/public.ts';
import { chapterActions, courseActions } from './actions.ts';
import { ChapterPage } from './ChapterPage.tsx';
import { ownCertificate } from './certificate.ts';
import { type Chapter, readTaken, type Taken } from './course.ts';
import { Overview } from './Overview.tsx';
import { placeOf, shownQuestion } from './shownQuestion.ts';
import { Stopped } from './Stopped.tsx';

const missing = { title: 'learnerCourse.missing.title', text: 'learnerCourse.missing.text' };

const isRunning = ({ campaignStatus }: Taken) => campaignStatus === 'running';

const overview = definePage<Learner, Taken>({
  path: learnPaths.training,
  door: learner,
  read: (visit) => forLearner(visit, 'read', (tx) => readTaken(tx, visit)),
  title: ({ course }) => course.name,
  missing,
  Content: (props) => (isRunning(props.data) ? <Overview {...props} /> : <Stopped {...props} />),
  actions: courseActions,
  files: { certificate: ownCertificate },
});

/** The chapter is undefined where the campaign does not run. */
type Shown = Taken & { chapter: Chapter };

const chapter = definePage<Learner, Shown>({
  path: learnPaths.chapter,
  door: learner,
  async read(visit) {
    const taken = await forLearner(visit, 'read', (tx) => readTaken(tx, visit));
    const chapterId = idIn(visit, 'chapterId');
    const found = taken?.chapters.find(({ id }) => id === chapterId);
    return taken && found ? { ...taken, chapter: found } : null;
  },
  title: titleOf,
  missing,
  Content: ({ data, visit }) =>
    isRunning(data) ? <ChapterPage data={data} visit={visit} chapter={data.chapter} /> : <Stopped data={data} visit={visit} />,
  actions: chapterActions,
});

/** What a screen reader says first: of an answered question whether the answer was right, of an open one which it is. */
function titleOf({ chapter, ...taken }: Shown, visit: LearnerVisit): string {
  const shown = isRunning(taken) ? shownQuestion(taken, chapter, visit) : undefined;
  const result = shown?.result;
  return [
    ...(result ? [visit.t(result.isCorrect ? 'exercise.answerStatuses.CORRECT' : 'learnerCourse.wrong')] : []),
    ...(shown ? [placeOf(shown.number, taken, chapter, visit)] : []),
    chapter.name,
    taken.course.name,
  ].join(' · ');
}

/** The pages on which a learner takes a course. */
export const learnerCoursePages = [overview, chapter];
