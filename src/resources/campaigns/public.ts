/** What flows outside of this folder may use. */
export { CourseOverlay } from './CourseOverlay.tsx';
