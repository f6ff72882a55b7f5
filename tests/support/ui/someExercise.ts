import type { ExerciseCampaign } from '#contract/exercise/campaigns';
import type { Pack, TemplateCard } from '#contract/exercise/templates';
import { companyId } from './inPanel.ts';
import { idOf } from './people.ts';

export const exerciseApi = '/phishing-exercise/api/v1';
export const ofCompany = `${exerciseApi}/company/${companyId}`;
export const exerciseId = idOf(1, 950);
export const packId = (n: number) => idOf(n, 951);
export const templateId = (n: number) => idOf(n, 952);

/** Running since March, for everybody; override what a test needs. */
export const someExercise = (part: Partial<ExerciseCampaign> = {}): ExerciseCampaign => ({
  id: exerciseId,
  name: 'Spring exercise',
  startedAt: '2026-03-01T09:00:00.000Z',
  archivedAt: null,
  isNeverLaunched: false,
  isOutdated: false,
  score: 7.5,
  status: 'running',
  usersType: 'USERS_ALL',
  assignments: {
    total: 240,
    completed: 60,
    statuses: [
      { name: 'completed', count: 60 },
      { name: 'in_progress', count: 40 },
      { name: 'not_started', count: 130 },
      { name: 'overdue', count: 10 },
    ],
  },
  goldenCertificatesCount: 4,
  daysToComplete: 14,
  templates: 10,
  pack: null,
  isNotificationEnabled: true,
  notificationSubject: 'Spot it',
  notificationMessage: 'Can you?',
  selectedDepartments: [],
  selectedGroups: [],
  selectedUsers: [],
  selectedUsersCount: 0,
  learners: 240,
  ...part,
});

export const somePack = (n: number, part: Partial<Pack> = {}): Pack => ({
  id: packId(n),
  name: `Pack ${n}`,
  thumbnail: null,
  difficulty: 2,
  templatesEmailCount: 6,
  templatesSmsCount: 1,
  templatesTotalCount: 7,
  ...part,
});

export const someTemplate = (n: number, part: Partial<TemplateCard> = {}): TemplateCard => ({
  id: templateId(n),
  companyId: null,
  name: `Template ${n}`,
  subject: `Subject ${n}`,
  difficulty: 1,
  type: 'LIBRARY',
  isEditable: true,
  isNew: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-02T00:00:00.000Z',
  layoutType: 'EMAIL',
  fromEmail: 'it@example.com',
  fromName: 'IT',
  fromPhone: null,
  thumbnailUrl: null,
  ...part,
});

export const pageOfRows = <T>(items: T[], totalCount = items.length, number = 1) => ({
  data: { items, pageInfo: { number, size: 10, totalCount } },
});

export const exerciseCalls = {
  active: `GET ${ofCompany}/campaigns/active`,
  archived: `GET ${ofCompany}/campaigns/archive`,
  packs: `GET ${exerciseApi}/packs/available`,
  packTemplates: `GET ${exerciseApi}/packs`,
  templates: `GET ${ofCompany}/templates`,
  create: `POST ${ofCompany}/campaign/create`,
  one: `GET ${ofCompany}/campaign/${exerciseId}`,
  update: `PUT ${ofCompany}/campaign/${exerciseId}/update`,
  archive: `PUT ${ofCompany}/campaign/${exerciseId}/archive`,
  remove: `DELETE ${ofCompany}/campaign/${exerciseId}/delete`,
} as const;

/** Replies to the calls of the landing page and its tabs. */
export const listCalls = (active: ExerciseCampaign[], archived: ExerciseCampaign[] = [], packs: Pack[] = [somePack(1)]) => ({
  [exerciseCalls.active]: { body: pageOfRows(active) },
  [exerciseCalls.archived]: { body: pageOfRows(archived) },
  [exerciseCalls.packs]: { body: { data: packs } },
});

export const salesId = idOf(1, 901);
/** Figures of reports: of a department, and of the people of a campaign. */
export const set = {
  id: salesId,
  name: 'Sales',
  learners: 12,
  completionPercentage: 25,
  completed: 3,
  inProgress: 2,
  notStarted: 6,
  overdue: 1,
  notCompleted: 0,
  paused: 0,
};
export const statuses = [
  { name: 'completed', count: 60 },
  { name: 'in_progress', count: 40 },
  { name: 'not_started', count: 130 },
  { name: 'overdue', count: 10 },
];
export const total = { averageScorePercentage: 75, adjustedScorePercentage: 69, learners: 240, unfinished: 12 };
