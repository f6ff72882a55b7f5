export { dayOf, learner, type Learner, type LearnerVisit, learnPaths } from './visitor.ts';
export { PreviewNote } from './PreviewNote.tsx';
export { ToTasks } from './ToTasks.tsx';
export { panelLinkPath } from './EnterPage.tsx';
export { deleteOldLearnerSessions } from './sessions.ts';
export { learnerPages } from './pages.ts';
