import {
  getQuizStatistics,
  listQuizQuestions,
  listQuizUsers,
  type QuizQuestion,
  type QuizTotals,
  type QuizUser,
  quizQuestionOrderFields,
  quizUserOrderFields,
} from './quizReports.ts';
import { partsChart } from './chartData.ts';
import { columnsOf } from './column.ts';
import { figuresOf } from './figure.ts';
import { chartOf, type Report, summaryOf, tableOf } from './report.ts';

export const quizSummary = summaryOf({
  endpoint: getQuizStatistics,
  figures: figuresOf<QuizTotals>()([
    { kind: 'number', source: 'users', label: 'reports.figures.quizUsers' },
    { kind: 'number', source: 'answers', label: 'reports.figures.answers' },
    { kind: 'number', source: 'correct', label: 'reports.figures.correct', of: 'answers' },
    { kind: 'number', source: 'wrong', label: 'reports.figures.wrong', of: 'answers' },
  ]),
});

export const answersChart = chartOf({
  name: 'answers',
  endpoint: getQuizStatistics,
  isWide: true,
  draw: ({ correct, wrong }, writing) =>
    partsChart(writing, {
      kind: 'share',
      title: writing.text('reports.charts.answers'),
      parts: [
        { key: 'correct', label: writing.text('reports.figures.correct'), value: correct, tone: 'success' },
        { key: 'wrong', label: writing.text('reports.figures.wrong'), value: wrong, tone: 'warning' },
      ],
      totalLabel: writing.text('reports.figures.answers'),
      columns: [
        writing.text('reports.figures.answers'),
        writing.text('reports.charts.number'),
        writing.text('campaigns.statistics.share'),
      ],
    }),
});

const common = {
  name: 'quizzes',
  filters: ['workPeriod', 'courseIds', 'departments', 'groups', 'campaignIds', 'campaignStatuses'],
  summary: quizSummary,
  charts: [answersChart],
} as const satisfies Partial<Report>;

/** Questions by difficulty. */
export const quizQuestionsReport = {
  ...common,
  view: 'questions',
  table: tableOf({
    endpoint: listQuizQuestions,
    read: ({ items, totalCount }) => ({ rows: items, total: totalCount }),
    columns: columnsOf<QuizQuestion>()([
      { kind: 'text', source: 'question', label: 'reports.fields.question', orderField: 'question', priority: 1 },
      { kind: 'text', source: 'courseName', label: 'reports.fields.courseName', orderField: 'courseName', priority: 3 },
      { kind: 'number', source: 'answers', label: 'reports.fields.answers', only: ['csv'] },
      { kind: 'number', source: 'correct', label: 'reports.fields.correct', orderField: 'correct', priority: 2 },
      { kind: 'number', source: 'wrong', label: 'reports.fields.wrong', orderField: 'wrong', priority: 2 },
      { kind: 'percent', source: 'correctShare', label: 'reports.fields.correctShare', orderField: 'correctShare', priority: 1 },
    ]),
    orderFields: quizQuestionOrderFields,
    orderBy: 'correctShare',
    order: 'ASC',
    search: 'reports.searchQuestions',
  }),
} as const satisfies Report;

/** People by results. */
export const quizUsersReport = {
  ...common,
  view: 'users',
  table: tableOf({
    endpoint: listQuizUsers,
    read: ({ items, totalCount }) => ({ rows: items, total: totalCount }),
    columns: columnsOf<QuizUser>()([
      {
        kind: 'person',
        source: 'name',
        name: 'person',
        label: 'reports.fields.person',
        orderField: 'name',
        priority: 1,
        only: ['page', 'paper'],
      },
      { kind: 'email', source: 'email', label: 'resources.users.fields.email', orderField: 'email', priority: 3 },
      { kind: 'text', source: 'name', label: 'imports.fieldNames.name', only: ['csv'] },
      { kind: 'text', source: 'lastName', label: 'imports.fieldNames.lastName', only: ['csv'] },
      { kind: 'number', source: 'quizzes', label: 'reports.fields.quizzes', orderField: 'quizzes', priority: 3 },
      { kind: 'number', source: 'answers', label: 'reports.fields.answers', orderField: 'answers', priority: 4 },
      { kind: 'number', source: 'correct', label: 'reports.fields.correct', only: ['csv'] },
      {
        kind: 'percent',
        source: 'averageScore',
        name: 'correctShare',
        label: 'reports.fields.correctShare',
        orderField: 'averageScore',
        priority: 1,
      },
    ]),
    orderFields: quizUserOrderFields,
    orderBy: 'averageScore',
    order: 'ASC',
    search: 'campaigns.people.search',
  }),
} as const satisfies Report;
