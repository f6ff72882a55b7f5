import { learnPaths } from './paths.ts';
import type { LearnerVisit } from './visitor.ts';

/** The way back to what else there is to do. */
export const ToTasks = ({ visit }: { visit: LearnerVisit }) => (
  <p>
    <a className="landing-back" href={visit.to(learnPaths.tasks)}>
      {visit.t('learn.tasks.title')}
    </a>
  </p>
);
