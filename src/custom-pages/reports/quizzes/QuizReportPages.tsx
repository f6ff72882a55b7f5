import { paths } from '#contract/paths';
import { ReportGuard } from '../ReportGuard.tsx';
import { ReportPage } from '~/report/page/ReportPage.tsx';
import { quizQuestionsView, quizUsersView } from './quizViews.tsx';

const tabs = [
  { key: 'questions', path: paths.quizQuestionsReport },
  { key: 'users', path: paths.quizUsersReport },
] as const;

/** The quizzes, question by question. */
export function QuizQuestionsPage() {
  return (
    <ReportGuard>
      <ReportPage key="questions" view={quizQuestionsView} tabs={tabs} />
    </ReportGuard>
  );
}

/** The quizzes, person by person. */
export function QuizUsersPage() {
  return (
    <ReportGuard>
      <ReportPage key="users" view={quizUsersView} tabs={tabs} />
    </ReportGuard>
  );
}
