export { learnerCoursePages } from './pages.tsx';
