import type { MonthlyProgramme } from '#contract/monthly/programme';
import type { Month, MonthlyEvent } from '#contract/monthly/videos';
import { companyId } from './somebody.ts';

export const eventId = '55555555-5555-4555-8555-555555555555';
const company = `/rest/v1/company/${companyId}`;

export const monthlyCalls = {
  programme: `GET ${company}/monthly-programme`,
  save: `PUT ${company}/monthly-programme`,
  starts: `GET ${company}/monthly-programme/starts`,
  start: `POST ${company}/monthly-programme/start`,
  months: `GET ${company}/monthly-videos`,
  choose: (month: string) => `PUT ${company}/monthly-videos/${month}`,
  end: `POST ${company}/monthly-videos/${eventId}/end`,
  topics: `GET ${company}/monthly-topics`,
  events: `GET ${company}/monthly-events`,
  reach: `GET /customers/api/v1/company/${companyId}/users/count`,
};

/** A programme that is on and sends on the fifth of each month; override what a test needs. */
export const someProgramme = (part: Partial<MonthlyProgramme> = {}): MonthlyProgramme => ({
  edit: 3,
  savedAt: '2026-11-20T09:00:00.000Z',
  savedByName: 'Ana Admin',
  isOn: true,
  dayOfMonth: 5,
  startTime: '09:00',
  assignmentType: 'all_users',
  daysToComplete: 7,
  notification: { isEnabled: true, subject: '', message: '' },
  departments: [],
  groups: [],
  timeZone: 'Europe/Berlin',
  people: 120,
  nextStarts: [{ month: '2027-01', startsAt: '2027-01-05T08:00:00.000Z' }],
  canStartNow: false,
  open: null,
  ...part,
});

const advice = { sentences: ['A link can lead anywhere.', 'Look before you press it.'], tips: ['Hover', 'Type it', 'Ask'] };

/** A month of the plan that has yet to begin. */
export const someMonth = (part: Partial<Month> = {}): Month => ({
  id: '2027-01',
  name: 'Where does this link lead?',
  seconds: 8,
  url: '/media/clips/links.webm',
  poster: '/media/posters/links.svg',
  state: 'planned',
  startsAt: '2027-01-05T08:00:00.000Z',
  topic: 'links',
  videoId: null,
  advice,
  isChanged: false,
  canChange: true,
  event: null,
  ...part,
});

/** A month whose video is open. */
export const runningMonth = someMonth({
  id: '2026-12',
  name: 'Passwords that hold',
  topic: 'passwords',
  state: 'running',
  startsAt: '2026-12-05T08:00:00.000Z',
  canChange: false,
  event: { id: eventId, endedAt: null, assignments: 120, completed: 34, overdue: 3, notCompleted: 0 },
});

/** A month whose start has passed without a video. */
export const missedMonth = someMonth({
  id: '2026-12',
  name: 'Passwords that hold',
  topic: 'passwords',
  state: 'missed',
  startsAt: null,
});

export const someEvent = (part: Partial<MonthlyEvent> = {}): MonthlyEvent => ({
  id: eventId,
  month: '2026-12',
  name: 'Passwords that hold',
  status: 'running',
  startsAt: '2026-12-05T08:00:00.000Z',
  endedAt: null,
  assignments: 120,
  completed: 30,
  overdue: 3,
  notCompleted: 0,
  progress: 25,
  ...part,
});
