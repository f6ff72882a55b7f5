import { reportLimits } from '#contract/reports/limits';
import type { QuizUser } from '#contract/reports/quizReports';
import { quizTabs, quizUsersReport } from '#contract/reports/quizzes';
import { personName } from '~/components/data/personName.ts';
import { ReportGuard } from '~/report/page/ReportGuard.tsx';
import { ReportPage } from '~/report/page/ReportPage.tsx';
import { type ReportView, reportAddress } from '~/report/reportView.ts';

/** The quiz report with a row for each person. */
export function QuizUsersPage() {
  return (
    <ReportGuard>
      <ReportPage view={quizUsersView} tabs={quizTabs} />
    </ReportGuard>
  );
}

const quizUsersView: ReportView<QuizUser> = {
  report: quizUsersReport,
  resource: 'quiz-users',
  address: reportAddress(quizUsersReport, { pageSizes: reportLimits.reportPageSizes }),
  nameOf: personName,
};
