export { GamingReportPage } from './GamingReportPage.tsx';
export { PoliciesReportPage } from './PoliciesReportPage.tsx';
export { TrainingReportPage } from './TrainingReportPage.tsx';
