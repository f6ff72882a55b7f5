import { useGetList, useGetOne } from 'react-admin';
import type { CourseArea } from '#contract/courses/games';
import type { Course, CourseView } from '#contract/courses/courses';
import { readOnce } from '~/components/list/readOnce.ts';

const once = readOnce('courses');
/** A course in the list has fewer fields than a page needs, so whole courses have their own key in the cache. */
const meta = { whole: true };

/** All courses that the company sees, in the order of the catalogue. */
export const useCourses = () => useGetList<Course>('courses', {}, once);

/** The courses of an area with a page of its own. */
export const useAreaCourses = (area: CourseArea) => useGetList<Course>('courses', { filter: { area } });

/** One course with its sections, chapters and quizzes. */
export const useCourse = (id: string) => useGetOne<CourseView>('courses', { id, meta });
