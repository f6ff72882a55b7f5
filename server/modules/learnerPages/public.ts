export { dayOf, learner, type Learner, type LearnerVisit } from './visitor.ts';
export { learnPaths } from './paths.ts';
export { learnerArrival } from './arriveBySso.ts';
export { PreviewNote } from './PreviewNote.tsx';
export { ToTasks } from './ToTasks.tsx';
export { certificateFile } from './certificateFile.ts';
export { panelLinkPath } from './EnterPage.tsx';
export { deleteOldLearnerSessions } from './sessions.ts';
export { learnerPages } from './pages.ts';
