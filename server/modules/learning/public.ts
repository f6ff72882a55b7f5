export { findChapters, requireLearner } from './learning.queries.ts';
export { reportChapter } from './reportChapter.ts';
export { reviewCourse } from './reviewCourse.ts';
