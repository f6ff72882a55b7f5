import { ReportGuard } from '../ReportGuard.tsx';
import { ReportPage } from '../report/ReportPage.tsx';
import { TrainingPeople } from './TrainingPeople.tsx';
import { trainingReport } from './trainingReport.ts';

/** How the company's trainings go, down to each person. */
export function TrainingReportPage() {
  return (
    <ReportGuard>
      <ReportPage report={trainingReport} detail={TrainingPeople} />
    </ReportGuard>
  );
}
