export { sharePages } from './pages.tsx';
