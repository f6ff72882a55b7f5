export { learner, type Learner, type LearnerVisit, learnPaths } from './visitor.ts';
export { learnerPages } from './pages.ts';
