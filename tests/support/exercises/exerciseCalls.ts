import { randomUUID } from 'node:crypto';
import type { Known } from '../calls/validCalls.ts';

type Body = Record<string, unknown>;

const settings: Body = {
  daysToComplete: 7,
  notification: { isEnabled: true, subject: 'New exercise', message: 'Please have a look' },
  usersType: 'USERS_ALL',
  selectedDepartmentsIds: [],
  selectedGroupsIds: [],
  selectedUsersIds: [],
};
const answers = ['CALL_AND_VERIFY', 'CHECK_OFFICIAL_APP', 'REPORT_PHISHING', 'LOOKS_LEGIT'].map((label) => ({
  label,
  status: 'PARTIAL',
  description: 'Because',
}));
/** As parts of a form: what is no text is JSON. */
const template = (): Body => ({
  name: `Template ${randomUUID()}`,
  subject: 'An invoice is due',
  layoutType: 'EMAIL',
  legend: 'You work in accounting.',
  html: '<p>Please pay</p>',
  designData: '{"pages":[]}',
  fromEmail: 'billing@supplier.example',
  fromName: 'Billing',
  answers: JSON.stringify(answers),
  callouts: '[]',
});

/** Bodies that the contract accepts, of the calls of phishing exercises. */
export const exerciseBodies: Record<string, (known: Known) => Body> = {
  'exerciseCampaigns.createExercise': () => ({
    ...settings,
    name: 'Spot the phish',
    startedAt: '2099-01-01T00:00:00.000Z',
    packId: randomUUID(),
    templates: [],
  }),
  'exerciseCampaigns.updateExercise': () => settings,
  'exerciseTemplates.createTemplate': template,
  'exerciseTemplates.updateTemplate': template,
  'exerciseTemplates.previewTemplate': () => ({ html: '<p>Please pay</p>', layoutType: 'EMAIL', anchors: ['pay'] }),
  'exerciseTemplates.rateDifficulty': () => ({
    premise: { process: 2, relevance: 4, events: 0, concern: 8, warned: 6 },
    difficulty: 2,
  }),
  'exerciseLearning.answerExercise': () => ({ answer: 'LOOKS_LEGIT' }),
};

const page = { order: 'ASC', pageNumber: '1', pageSize: '10' };
const filters = { status: 'completed', departments: randomUUID(), groups: randomUUID() };
const rows = { ...page, ...filters, searchText: 'a', isCsv: 'false' };
const answersPage = { ...page, searchText: 'a', isCsv: 'false' };

/** Query values that the contract accepts, of the same calls. */
export const exerciseQueries: Record<string, Record<string, string>> = {
  'exerciseCampaigns.listActiveExercises': { ...page, orderBy: 'startedAt' },
  'exerciseCampaigns.listArchivedExercises': { ...page, orderBy: 'startedAt' },
  'exerciseCampaigns.listExerciseUsers': { ...page, orderBy: 'fullName', searchText: 'a' },
  'exerciseCampaigns.listExerciseUsersByDepartments': { ...page, orderBy: 'fullName', departmentId: randomUUID() },
  'exerciseCampaigns.listExerciseUsersByGroups': { ...page, orderBy: 'fullName', groupId: randomUUID() },
  'exerciseCampaigns.countExerciseUsersByDepartments': { departmentId: randomUUID() },
  'exerciseCampaigns.countExerciseUsersByGroups': { groupId: randomUUID() },
  'exerciseTemplates.listPackTemplates': { ...page, orderBy: 'orderNumber', packId: randomUUID() },
  'exerciseTemplates.listTemplates': { ...page, orderBy: 'name', name: 'a' },
  'exerciseReports.getExerciseStatistics': filters,
  'exerciseReports.listExerciseDepartments': { ...rows, orderBy: 'completed' },
  'exerciseReports.listExerciseGroups': { ...rows, orderBy: 'overdue' },
  'exerciseReports.listExercisePeople': { ...rows, orderBy: 'score' },
  'exerciseReports.listExerciseTemplates': { ...rows, orderBy: 'wrong' },
  'exerciseReports.listTemplateAnswers': { ...answersPage, orderBy: 'status' },
  'exerciseReports.listUserAnswers': { ...answersPage, orderBy: 'answerStatus' },
  'exerciseReports.getExercisesStatistics': { campaignIds: randomUUID() },
  'exerciseReports.listExerciseSummary': {
    ...page,
    orderBy: 'startedAt',
    searchText: 'a',
    campaignIds: randomUUID(),
    isCsv: 'false',
  },
};

/** Paths of exercises and simulations name their campaigns as those of trainings do. */
export function campaignIn(path: string, { campaignId, exerciseId, simulationId }: Partial<Known>): string | undefined {
  if (/\/phishing\/api\/|^\/v3\//.test(path)) return simulationId;
  return /phishing-exercise|\/exercises/.test(path) ? exerciseId : campaignId;
}
