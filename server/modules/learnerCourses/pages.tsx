import { definePage } from '../../landing/page.ts';
import { type Learner, learner, learnPaths } from '../learnerPages/public.ts';
import { chapterActions, courseActions } from './actions.ts';
import { ChapterPage } from './ChapterPage.tsx';
import { ownCertificate } from './certificate.ts';
import { type Chapter, forLearner, idIn, readTaken, type Taken } from './course.ts';
import { Overview } from './Overview.tsx';
import { chapterPath } from './places.ts';
import { Stopped } from './Stopped.tsx';

const missing = { title: 'learnerCourse.missing', text: 'learnerExercise.missing.text' };

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
  path: chapterPath,
  door: learner,
  async read(visit) {
    const taken = await forLearner(visit, 'read', (tx) => readTaken(tx, visit));
    const chapterId = idIn(visit, 'chapterId');
    const found = taken?.chapters.find(({ id }) => id === chapterId);
    return taken && found ? { ...taken, chapter: found } : null;
  },
  title: ({ chapter: { name }, course }) => `${name} · ${course.name}`,
  missing,
  Content: ({ data, visit }) =>
    isRunning(data) ? <ChapterPage data={data} visit={visit} chapter={data.chapter} /> : <Stopped data={data} visit={visit} />,
  actions: chapterActions,
});

/** The pages on which a learner takes a course. */
export const learnerCoursePages = [overview, chapter];
