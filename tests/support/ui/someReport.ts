import { companyId } from './inPanel.ts';
import { idOf } from './people.ts';

export const reportsApi = `/reports/api/v1/company/${companyId}`;
export const campaignId = idOf(1, 700);
export const exerciseId = idOf(8, 700);
export const departmentId = idOf(2, 901);

export const totals = {
  assignedUsers: 200,
  notStarted: 40,
  inProgress: 30,
  completed: 120,
  overdue: 10,
  notCompleted: 0,
  paused: 0,
  averageScore: 84.5,
};

export const campaignRow = {
  ...totals,
  id: campaignId,
  name: 'Phishing basics',
  courseId: idOf(3, 700),
  courseName: 'Phishing basics',
  status: 'running',
  startsAt: '2026-03-01T09:00:00.000Z',
  endedAt: null,
};

const ann = { id: idOf(4, 1), name: 'Ann', lastName: 'Hill', email: 'ann@acme.example', isDeleted: false };

/** An assigned person of one campaign. */
export const assigned = {
  ...ann,
  isDisabled: false,
  status: 'overdue',
  score: null,
  assignedAt: '2026-03-01T09:00:00.000Z',
  dueAt: '2026-03-08T09:00:00.000Z',
  startedAt: null,
  completedAt: null,
  openedAt: null,
  awayUntil: null,
};

export const person = {
  ...assigned,
  campaignId,
  campaignName: 'Phishing basics',
  courseId: idOf(3, 700),
  courseName: 'Phishing basics',
};

const departments = `/customers/api/v1/company/${companyId}/departments`;
const sales = { id: departmentId, name: 'Sales', usersCount: 12, disabledCount: 0, createdAt: '2026-01-01T00:00:00Z' };

/** Replies to the calls of the training report. */
export const trainingReportCalls = {
  [`GET ${reportsApi}/training/statistics`]: { body: totals },
  [`GET ${reportsApi}/training/campaigns`]: { body: { items: [campaignRow], totalCount: 1 } },
  [`GET ${reportsApi}/training/departments`]: {
    body: { items: [{ ...totals, id: departmentId, name: 'Sales' }], rest: { ...totals, departments: 3 } },
  },
  [`GET ${reportsApi}/training/timeline`]: {
    body: { bucket: 'month', items: [{ from: '2026-03-01', assigned: 200, completed: 120 }], completedLater: 0 },
  },
  [`GET ${reportsApi}/training/users`]: { body: { users: [person], totalUsersCount: 1, totalIsCapped: false } },
  [`GET ${reportsApi}/lists/training/campaigns`]: {
    body: { items: [{ id: campaignId, name: 'Phishing basics', startsAt: '2026-03-01T09:00:00.000Z' }] },
  },
  [`GET ${departments}`]: { body: { data: [sales], totalCount: 1 } },
  [`GET ${departments}/${departmentId}`]: { body: sales },
};

const quizTotals = { users: 120, answers: 1000, correct: 780, wrong: 220, averageScore: 78 };

/** Replies to the calls of the quiz reports. */
export const quizReportCalls = {
  [`GET ${reportsApi}/quizzes/statistics`]: { body: quizTotals },
  [`GET ${reportsApi}/quizzes/questions`]: {
    body: {
      items: [
        {
          id: idOf(5, 1),
          question: 'Who asks?',
          courseId: idOf(3, 700),
          courseName: 'Phishing basics',
          answers: 10,
          correct: 7,
          wrong: 3,
          correctShare: 70,
        },
      ],
      totalCount: 1,
    },
  },
  [`GET ${reportsApi}/quizzes/users`]: {
    body: { items: [{ ...ann, quizzes: 2, answers: 10, correct: 9, averageScore: 90 }], totalCount: 1 },
  },
  [`GET ${reportsApi}/lists/courses`]: { body: { items: [{ id: idOf(3, 700), name: 'Phishing basics' }] } },
};

const gamingTotals = { ...totals, assignedUsers: 60, completed: 42, notStarted: 18, inProgress: 0, overdue: 0, score: 7.2 };
export const gameId = idOf(9, 700);
/** A campaign of an exercise, and one of a game. */
export const exerciseRow = {
  ...totals,
  kind: 'exercise',
  id: exerciseId,
  name: 'Spring exercise',
  status: 'running',
  startsAt: '2026-03-09T09:00:00.000Z',
  endedAt: null,
  score: 7.2,
  averageScore: null,
  courseId: null,
  game: null,
  language: null,
  isLatest: true,
};
export const gameRow = {
  ...exerciseRow,
  kind: 'game',
  id: gameId,
  name: 'Catch the phish',
  startsAt: '2026-03-02T09:00:00.000Z',
  score: null,
  averageScore: 84.5,
  courseId: idOf(3, 701),
  game: 'phishing',
  language: 'en',
};

/** Replies to the calls of the report on exercises and games. */
export const gamingCalls = {
  [`GET ${reportsApi}/gaming/statistics`]: { body: gamingTotals },
  [`GET ${reportsApi}/gaming/campaigns`]: { body: { items: [exerciseRow, gameRow], totalCount: 2 } },
  [`GET ${reportsApi}/lists/gaming/campaigns`]: {
    body: { items: [gameRow, exerciseRow].map(({ id, name, kind, startsAt }) => ({ id, name, kind, startsAt })) },
  },
};

const { averageScore: _, ...monthlyTotals } = totals;
export const eventId = idOf(10, 700);
/** A monthly video, and one of its people. */
export const videoRow = {
  ...monthlyTotals,
  id: eventId,
  month: '2027-01',
  name: 'Passwords that last',
  status: 'running',
  startsAt: '2027-01-01T09:00:00.000Z',
  endedAt: null,
};
export const videoPerson = {
  id: idOf(4, 1),
  fullName: 'Ann Hill',
  email: 'ann@acme.example',
  departments: 'Sales',
  status: 'overdue',
  completedAt: null,
  openedAt: null,
  awayUntil: null,
  isDisabled: false,
  isDeleted: false,
};

/** Replies to the calls of the report on monthly videos. */
export const monthlyCalls = {
  [`GET ${reportsApi}/monthly_video/statistics`]: { body: monthlyTotals },
  [`GET ${reportsApi}/monthly_video/report`]: { body: { items: [videoRow], totalCount: 1 } },
  [`GET ${reportsApi}/lists/monthly_videos`]: { body: { items: [{ id: eventId, name: videoRow.name, month: '2027-01' }] } },
  [`GET ${reportsApi}/monthly_video/${eventId}/users`]: {
    body: { data: { items: [videoPerson], pageInfo: { number: 1, size: 25, totalCount: 1 } } },
  },
};

export const revisionId = idOf(11, 700);
const policyTotals = {
  assignments: 12,
  acknowledged: 9,
  opened: 1,
  notOpened: 1,
  overdue: 1,
  notCompleted: 0,
  paused: 0,
  averageAcknowledge: 2.5,
};
/** A revision of a policy that runs. */
export const revisionRow = {
  ...policyTotals,
  id: revisionId,
  policyId: idOf(12, 700),
  name: 'Desk and screens',
  revision: 2,
  status: 'running',
  source: 'pdf',
  progress: 75,
  createdAt: '2026-03-01T09:00:00.000Z',
  endedAt: null,
};
export const revisionPeople = `/rest/v1/company/${companyId}/policies/${revisionRow.policyId}/revisions/${revisionId}/report/users`;

/** Replies to the calls of the report on policies. */
export const policyReportCalls = {
  [`GET ${reportsApi}/policies/statistics`]: { body: { ...policyTotals, revisions: 1 } },
  [`GET ${reportsApi}/policies/report`]: { body: { items: [revisionRow], totalCount: 1 } },
  [`GET ${reportsApi}/policies/departments`]: {
    body: { items: [], rest: { ...totals, departments: 0 } },
  },
  [`GET ${reportsApi}/lists/policies`]: { body: { items: [{ id: revisionId, name: revisionRow.name, revision: 2 }] } },
  [`GET ${revisionPeople}`]: {
    body: {
      data: {
        items: [{ ...videoPerson, assignedAt: '2026-03-01T09:00:00.000Z', dueAt: '2026-03-08T09:00:00.000Z' }],
        pageInfo: { number: 1, size: 25, totalCount: 1 },
      },
    },
  },
};

/** Replies to the calls of the general report. */
export const generalReportCalls = {
  [`GET ${reportsApi}/quizzes/statistics`]: { body: quizTotals },
  [`GET ${reportsApi}/general`]: {
    body: {
      dateFrom: '2026-03-01',
      dateTo: '2026-03-30',
      previous: { dateFrom: '2026-01-30', dateTo: '2026-02-28' },
      training: {
        current: totals,
        previous: { ...totals, completed: 100, overdue: 15 },
        best: [{ ...totals, id: departmentId, name: 'Sales' }],
        worst: [],
      },
      gaming: {
        current: gamingTotals,
        previous: { ...totals, assignedUsers: 50, completed: 30, notStarted: 20, inProgress: 0, overdue: 0, score: 6.9 },
        items: [exerciseRow, gameRow],
        totalCount: 2,
      },
      policies: { current: { ...policyTotals, revisions: 1 }, previous: { ...policyTotals, revisions: 1 } },
      monthly: { current: monthlyTotals, previous: monthlyTotals },
    },
  },
};

export const review = {
  id: idOf(6, 1),
  rating: 4,
  comment: 'Short and clear.',
  createdAt: '2026-03-05T09:00:00.000Z',
  courseId: idOf(3, 700),
  courseName: 'Phishing basics',
  userId: person.id,
  name: 'Ann',
  lastName: 'Hill',
  email: 'ann@acme.example',
  isDeleted: false,
};

/** Replies to the calls of the reviews. */
export const reviewCalls = {
  [`GET ${reportsApi}/training/reviews`]: { body: { items: [review], totalCount: 1 } },
  [`GET ${reportsApi}/training/reviews/statistics`]: { body: { total: 1, withComment: 1, average: 4.25, stars: [0, 0, 0, 1, 0] } },
  [`GET ${reportsApi}/lists/training/reviewed`]: { body: { items: [{ id: idOf(3, 700), name: 'Phishing basics' }] } },
};
