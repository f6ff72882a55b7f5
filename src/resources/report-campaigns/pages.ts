export { GamingReportPage } from './GamingReportPage.tsx';
export { MonthlyReportPage } from './MonthlyReportPage.tsx';
export { PoliciesReportPage } from './PoliciesReportPage.tsx';
export { TrainingReportPage } from './TrainingReportPage.tsx';
