export { copyCourse } from './copyCourse.ts';
export { viewCourse } from './courseView.ts';
export { findCourse, findCoursesWhere, isForDevelopers, listed, totals } from './courses.queries.ts';
export { hasActiveCampaign, lockOwnCourse } from './customTraining.ts';
