/** The parts that other folders may import. */
export { useCourse, useCourses } from './useCourses.ts';
