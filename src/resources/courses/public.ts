/** What flows outside of this folder may use. */
export { useCourse, useCourses } from './records.ts';
