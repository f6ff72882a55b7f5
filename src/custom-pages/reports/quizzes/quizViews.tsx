import { reportLimits } from '#contract/reports/limits';
import type { QuizQuestion, QuizUser } from '#contract/reports/quizReports';
import { quizQuestionsReport, quizUsersReport } from '#contract/reports/quizzes';
import { personName } from '~/components/data/personName.ts';
import { type ReportView, reportAddress } from '~/report/reportView.ts';

const sizes = { pageSizes: reportLimits.reportPageSizes };

/** Which questions are hard. */
export const quizQuestionsView: ReportView<QuizQuestion> = {
  report: quizQuestionsReport,
  resource: 'quiz-questions',
  address: reportAddress(quizQuestionsReport, sizes),
  nameOf: ({ question }) => question,
  looks: () => ({ question: { minWidth: 280, isWrapped: true }, courseName: { minWidth: 180, isWrapped: true } }),
};

/** Who knows what. */
export const quizUsersView: ReportView<QuizUser> = {
  report: quizUsersReport,
  resource: 'quiz-users',
  address: reportAddress(quizUsersReport, sizes),
  nameOf: personName,
};
