import type { CallReply } from '#contract/kit';
import { limits } from '#contract/limits';
import {
  getQuizStatistics,
  listQuizQuestions,
  listQuizUsers,
  type QuizQuestion,
  type QuizTotals,
  type QuizUser,
  quizQuestionOrderFields,
  quizUserOrderFields,
} from '#contract/quizReports';
import { partsChart } from '~/components/charts/chartData.ts';
import { PersonName } from '~/features/trainings/public.ts';
import { personName } from '~/schema/personFields.ts';
import { type Report, reportChart, reportTable, type Summary } from '../report/definition.ts';

export const quizSummary: Summary<QuizTotals> = {
  endpoint: getQuizStatistics,
  figures: [
    { key: 'quizUsers', value: ({ users }) => users },
    { key: 'answers', value: ({ answers }) => answers },
    { key: 'correct', value: ({ correct }) => correct, of: ({ answers }) => answers },
    { key: 'wrong', value: ({ wrong }) => wrong, of: ({ answers }) => answers },
  ],
};

export const answersChart = reportChart({
  key: 'answers',
  endpoint: getQuizStatistics,
  isWide: true,
  toChart: ({ correct, wrong }, t) =>
    partsChart({
      kind: 'share',
      title: t('reports.charts.answers'),
      parts: [
        { key: 'correct', label: t('reports.figures.correct'), value: correct, tone: 'success' },
        { key: 'wrong', label: t('reports.figures.wrong'), value: wrong, tone: 'warning' },
      ],
      totalLabel: t('reports.figures.answers'),
      columns: [t('reports.figures.answers'), t('reports.charts.number'), t('campaigns.statistics.share')],
    }),
});

const common = {
  key: 'quizzes',
  filters: ['workPeriod', 'courseIds', 'departments', 'groups', 'campaignIds', 'campaignStatuses'],
  summary: quizSummary,
  charts: [answersChart],
} as const satisfies Partial<Report<QuizTotals, QuizUser>>;

/** Which questions are hard. */
export const quizQuestionsReport: Report<QuizTotals, QuizQuestion> = {
  ...common,
  view: 'questions',
  table: reportTable({
    name: 'quiz-questions',
    endpoint: listQuizQuestions,
    read: ({ items, totalCount }) => ({ rows: items, total: totalCount }),
    shape: {
      orderFields: quizQuestionOrderFields,
      orderBy: 'correctShare',
      order: 'ASC',
      pageSizes: limits.reportPageSizes,
    },
    search: 'reports.searchQuestions',
    nameOf: ({ question }) => question,
    fields: () => [
      { kind: 'text', source: 'question', orderField: 'question', priority: 1, minWidth: 280, isWrapped: true },
      { kind: 'text', source: 'courseName', orderField: 'courseName', priority: 3, minWidth: 180, isWrapped: true },
      { kind: 'number', source: 'correct', orderField: 'correct', priority: 2 },
      { kind: 'number', source: 'wrong', orderField: 'wrong', priority: 2 },
      { kind: 'percent', source: 'correctShare', orderField: 'correctShare', priority: 1 },
    ],
  }),
};

/** Who knows what. */
export const quizUsersReport: Report<QuizTotals, QuizUser> = {
  ...common,
  view: 'users',
  table: reportTable<CallReply<typeof listQuizUsers>, QuizUser>({
    name: 'quiz-users',
    endpoint: listQuizUsers,
    read: ({ items, totalCount }) => ({ rows: items, total: totalCount }),
    shape: {
      orderFields: quizUserOrderFields,
      orderBy: 'averageScore',
      order: 'ASC',
      pageSizes: limits.reportPageSizes,
    },
    search: 'campaigns.people.search',
    nameOf: personName,
    fields: () => [
      {
        kind: 'drawn',
        source: 'person',
        draw: (user) => <PersonName person={{ ...user, userId: user.id }} />,
        textOf: personName,
        orderField: 'name',
        priority: 1,
        minWidth: 144,
      },
      { kind: 'email', source: 'email', orderField: 'email', priority: 3 },
      { kind: 'number', source: 'quizzes', orderField: 'quizzes', priority: 3 },
      { kind: 'number', source: 'answers', orderField: 'answers', priority: 4 },
      { kind: 'percent', source: 'averageScore', key: 'correctShare', orderField: 'averageScore', priority: 1 },
    ],
  }),
};
