/** The parts that other folders may import. */
export { CourseOverlay } from './CourseOverlay.tsx';
