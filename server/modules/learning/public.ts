export { answerOnce } from './answerOnce.ts';
export {
  type AssignedCourse,
  findAssignedCourse,
  findResults,
  findUnassignedCourse,
  type QuestionResult,
} from './assignedCourse.ts';
export { completedCourse } from './completedCourse.ts';
export { type AssignmentState, findAssignment, findChapters, type Learner, requireLearner } from './learning.queries.ts';
export { reportChapter } from './reportChapter.ts';
export { findReview, reviewCourse } from './reviewCourse.ts';
