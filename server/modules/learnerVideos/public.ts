export { learnerVideoPages } from './pages.tsx';
