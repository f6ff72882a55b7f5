import { PreviewNote } from './PreviewNote.tsx';
import { ToTasks } from './ToTasks.tsx';
import type { LearnerVisit } from './visitor.ts';

/** The top of the page of a task: what was wrong with what was just sent, the way back, and that a preview counts for nothing. */
export const TaskTop = ({ visit, isPreview }: { visit: LearnerVisit; isPreview: boolean }) => (
  <>
    {visit.problem && (
      <p className="landing-problem" role="alert">
        {visit.problem}
      </p>
    )}
    <ToTasks visit={visit} />
    {isPreview && <PreviewNote visit={visit} />}
  </>
);
