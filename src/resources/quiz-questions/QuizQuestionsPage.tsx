import { reportLimits } from '#contract/reports/limits';
import type { QuizQuestion } from '#contract/reports/quizReports';
import { quizQuestionsReport, quizTabs } from '#contract/reports/quizzes';
import { ReportGuard } from '~/report/page/ReportGuard.tsx';
import { ReportPage } from '~/report/page/ReportPage.tsx';
import { type ReportView, reportAddress } from '~/report/reportView.ts';

/** The quiz report with a row for each question. */
export function QuizQuestionsPage() {
  return (
    <ReportGuard>
      <ReportPage view={quizQuestionsView} tabs={quizTabs} />
    </ReportGuard>
  );
}

const quizQuestionsView: ReportView<QuizQuestion> = {
  report: quizQuestionsReport,
  resource: 'quiz-questions',
  address: reportAddress(quizQuestionsReport, { pageSizes: reportLimits.reportPageSizes }),
  nameOf: ({ question }) => question,
  looks: () => ({ question: { minWidth: 280, isWrapped: true }, courseName: { minWidth: 180, isWrapped: true } }),
};
