import { type LearnerVisit, learnPaths } from '../learnerPages/public.ts';
import { BackIcon } from './icons.tsx';

export function ToTasks({ visit }: { visit: LearnerVisit }) {
  return (
    <p>
      <a className="course-back" href={visit.to(learnPaths.tasks)}>
        <BackIcon />
        {visit.t('learn.tasks.title')}
      </a>
    </p>
  );
}
