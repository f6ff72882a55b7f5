export { learnerPolicyPages } from './pages.tsx';
