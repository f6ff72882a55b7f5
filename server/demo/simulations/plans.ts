import type { Difficulty } from '#contract/messageTemplates/difficulty';
import type { SimulationSchedule, SimulationTemplateType, SimulationType } from '#contract/simulation/states';
import type { MailProtection } from './stories.ts';

/** A campaign of the demo. Times are days before now, negative for one that is scheduled. */
export interface SimulationPlan {
  name: string;
  type: SimulationType;
  schedule: SimulationSchedule;
  startedDaysAgo: number;
  archivedDaysAgo?: number;
  /** Paused on that day. */
  pausedDaysAgo?: number;
  /** The plan of its company has ended. */
  isSuspended?: true;
  /** Null: it adapts to each person. */
  difficulty: Difficulty | null;
  templateTypes?: readonly SimulationTemplateType[];
  /** Of a one-time campaign: how many templates of the library. */
  templates?: number;
  sendingDays: number | null;
  /** Only for the company’s first department. */
  isForDepartment?: true;
}

export interface CompanySimulations {
  /** What looks at the mails of its people before they do. */
  protection: MailProtection;
  emailPlatform: 0 | 1 | 2;
  timeZone: string;
  /** Who was phished lately is in this group for some months. */
  followUp?: { group: string; months: 1 | 3 | 6 | 12; sinceDaysAgo: number };
  campaigns: readonly SimulationPlan[];
}

const smart = (name: string, schedule: SimulationSchedule, startedDaysAgo: number, more: Partial<SimulationPlan> = {}) =>
  ({ name, type: 'SMART_PHISHING', schedule, startedDaysAgo, difficulty: null, sendingDays: 5, ...more }) as const;
const once = (name: string, startedDaysAgo: number, more: Partial<SimulationPlan> = {}) =>
  ({
    name,
    type: 'ONE_TIME_PHISHING',
    schedule: 'once',
    startedDaysAgo,
    difficulty: null,
    templates: 3,
    sendingDays: 3,
    ...more,
  }) as const;

/**
 * Simulations by company: two years of them at Acme; one that is paused, one that waits for an upgrade, one that Northstar shares, and those of
 * its customers.
 */
export const simulationPlans: Record<string, CompanySimulations> = {
  acme: {
    protection: 'microsoft',
    emailPlatform: 1,
    timeZone: 'America/New_York',
    followUp: { group: 'Refresher', months: 3, sinceDaysAgo: 60 },
    campaigns: [
      once('Where do we stand? First test', 700, { archivedDaysAgo: 640, difficulty: 1 }),
      smart('Phishing test of the quarter', 'quarterly', 610, { archivedDaysAgo: 215, difficulty: 2 }),
      smart('Smart phishing, every month', 'monthly', 187, { sendingDays: 10 }),
      once('Invoices and suppliers', 46, { isForDepartment: true, difficulty: 2, templates: 4, sendingDays: 5 }),
      once('Parcels before the holidays', -6, { templates: 5 }),
    ],
  },
  globex: {
    protection: 'gateway',
    emailPlatform: 2,
    timeZone: 'America/Chicago',
    campaigns: [once('Our first simulation', 11, { difficulty: 1 })],
  },
  initech: {
    protection: 'none',
    emailPlatform: 0,
    timeZone: 'America/Chicago',
    campaigns: [smart('Monthly simulation', 'monthly', 45, { isSuspended: true, difficulty: 1 })],
  },
  zenith: {
    protection: 'microsoft',
    emailPlatform: 1,
    timeZone: 'Europe/Istanbul',
    campaigns: [
      smart('Quarterly simulation', 'quarterly', 280),
      smart('Consumer lures', 'bimonthly', 75, { pausedDaysAgo: 20, templateTypes: ['CONSUMER'], sendingDays: null }),
    ],
  },
  northstar: {
    protection: 'none',
    emailPlatform: 1,
    timeZone: 'Europe/Stockholm',
    campaigns: [once('Voicemail and shared files', 12, { difficulty: 1 })],
  },
  'kestrel-aviation': {
    protection: 'gateway',
    emailPlatform: 2,
    timeZone: 'Europe/Dublin',
    campaigns: [smart('Smart phishing, every quarter', 'quarterly', 330)],
  },
  'castellan-freight': {
    protection: 'microsoft',
    emailPlatform: 1,
    timeZone: 'Europe/Amsterdam',
    campaigns: [once('First simulation', 90, { archivedDaysAgo: 30 })],
  },
};
