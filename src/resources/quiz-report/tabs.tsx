import { paths } from '#contract/paths';
import { reportLimits } from '#contract/reports/limits';
import type { QuizQuestion, QuizUser } from '#contract/reports/quizReports';
import { quizQuestionsReport, quizUsersReport } from '#contract/reports/quizzes';
import { personName } from '~/components/data/personName.ts';
import { ReportGuard } from '~/report/page/ReportGuard.tsx';
import { ReportPage } from '~/report/page/ReportPage.tsx';
import { type ReportTabs, type ReportView, reportAddress } from '~/report/reportView.ts';

const tabs: ReportTabs = {
  title: 'reports.tabs.title',
  tabs: [
    { label: 'reports.tabs.questions', path: paths.quizQuestionsReport },
    { label: 'reports.tabs.users', path: paths.quizUsersReport },
  ],
};

const questions: ReportView<QuizQuestion> = {
  report: quizQuestionsReport,
  resource: 'quiz-questions',
  address: reportAddress(quizQuestionsReport, { pageSizes: reportLimits.reportPageSizes }),
  nameOf: ({ question }) => question,
  looks: () => ({ question: { minWidth: 280, isWrapped: true }, courseName: { minWidth: 180, isWrapped: true } }),
  tabs,
};

const users: ReportView<QuizUser> = {
  report: quizUsersReport,
  resource: 'quiz-users',
  address: reportAddress(quizUsersReport, { pageSizes: reportLimits.reportPageSizes }),
  nameOf: personName,
  tabs,
};

/** The quiz report with a row for each question. */
export function QuestionsTab() {
  return (
    <ReportGuard>
      <ReportPage view={questions} />
    </ReportGuard>
  );
}

/** The quiz report with a row for each person. */
export function UsersTab() {
  return (
    <ReportGuard>
      <ReportPage view={users} />
    </ReportGuard>
  );
}
