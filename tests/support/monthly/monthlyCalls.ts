import { randomUUID } from 'node:crypto';
import type { Known } from '../calls/validCalls.ts';

type Body = Record<string, unknown>;

const language = { languageCode: 'en' };
const report = {
  statuses: 'completed',
  departments: randomUUID(),
  groups: randomUUID(),
  eventIds: randomUUID(),
  campaignStatuses: 'running',
  dateFrom: '2026-01-01',
  dateTo: '2026-12-31',
};
const page = { order: 'ASC', pageNumber: '1', pageSize: '25', searchText: 'a' };

/** Bodies that the contract accepts, of the calls of monthly videos. */
export const monthlyBodies: Record<string, (known: Known) => Body> = {
  'monthly.saveMonthlyProgramme': () => ({
    edit: 0,
    isOn: true,
    dayOfMonth: 5,
    startTime: '09:00',
    assignmentType: 'all_users',
    departments: [],
    groups: [],
    daysToComplete: 7,
    notification: { isEnabled: true, subject: '', message: '' },
  }),
  'monthly.startMonthlyVideo': ({ month }) => ({ month }),
  'monthly.chooseMonth': () => ({ kind: 'skip' }),
  'monthlyLearning.watchMonthlyVideo': () => ({ watchedSeconds: 3 }),
};

/** Query values that the contract accepts, of the same calls. */
export const monthlyQueries: Record<string, Record<string, string>> = {
  'monthly.listMonthlyStarts': { dayOfMonth: '5', startTime: '09:00' },
  'monthly.listMonths': { from: '2026-01', ...language },
  'monthly.listMonthlyTopics': language,
  'monthly.chooseMonth': language,
  'monthly.listMonthlyEvents': { order: 'ASC', orderBy: 'name', pageNumber: '1', pageSize: '25' },
  'monthlyReports.listMonthlyReport': { ...report, ...page, orderBy: 'month' },
  'monthlyReports.getMonthlyStatistics': report,
  'monthlyReports.listMonthlyPeople': {
    ...page,
    status: 'completed',
    departments: randomUUID(),
    groups: randomUUID(),
    orderBy: 'status',
    isCsv: 'false',
  },
  'monthlyLearning.listAssignedVideos': language,
};
