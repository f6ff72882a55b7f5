export { DashboardTabs } from './DashboardTabs.tsx';
