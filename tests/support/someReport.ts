import { companyId } from './inPanel.ts';
import { idOf } from './people.ts';

export const reportsApi = `/reports/api/v1/company/${companyId}`;
export const campaignId = idOf(1, 700);
export const departmentId = idOf(2, 901);

export const totals = { assignedUsers: 200, notStarted: 40, inProgress: 30, completed: 120, overdue: 10, averageScore: 84.5 };

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

export const person = {
  id: idOf(4, 1),
  name: 'Ann',
  lastName: 'Hill',
  email: 'ann@acme.example',
  isDeleted: false,
  status: 'overdue',
  score: null,
  assignedAt: '2026-03-01T09:00:00.000Z',
  dueAt: '2026-03-08T09:00:00.000Z',
  startedAt: null,
  completedAt: null,
  campaignId,
  campaignName: 'Phishing basics',
  courseId: idOf(3, 700),
  courseName: 'Phishing basics',
};

/** What the training report asks. */
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
  [`GET /customers/api/v1/company/${companyId}/departments`]: {
    body: { data: [{ id: departmentId, name: 'Sales', usersCount: 12, createdAt: '2026-01-01T00:00:00Z' }], totalCount: 1 },
  },
};
