/** The parts that other folders may import. */
export { CourseCards } from './CourseCards.tsx';
export { useAreaCourses, useCourse, useCourses } from './useCourses.ts';
