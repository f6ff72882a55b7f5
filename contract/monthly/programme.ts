import { z } from 'zod';
import { assignmentType } from '../campaigns/campaignStates.ts';
import { at, endpoint, id } from '../kit/endpoint.ts';
import { listLimits, textLimits } from '../kit/limits.ts';
import { saves, seen } from '../kit/saves.ts';
import { monthlyLimits } from './limits.ts';
import { monthPattern } from './states.ts';

const count = z.number().int();
const named = z.object({ id, name: z.string() });
const path = '/rest/v1/company/{companyId}/monthly-programme';

/** When the video of a month begins; `startsAt` is a day and time of the company’s zone. */
const start = z.object({ month: z.string(), startsAt: at });
const dayOfMonth = z.number().int().min(monthlyLimits.dayOfMonth.min).max(monthlyLimits.dayOfMonth.max);
/** Of the company’s time zone, as `09:00`. */
const startTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const settings = z.object({
  isOn: z.boolean(),
  dayOfMonth,
  startTime,
  assignmentType,
  daysToComplete: z.number().int().min(monthlyLimits.daysToComplete.customMin).max(monthlyLimits.daysToComplete.customMax),
  notification: z.object({
    isEnabled: z.boolean(),
    subject: z.string().trim().max(textLimits.textMax),
    message: z.string().trim().max(textLimits.messageMax),
  }),
});

/** A company that has never saved it has the default values, switched off. */
export const monthlyProgramme = settings.extend({
  ...saves,
  /** Null until it was saved. */
  savedAt: saves.savedAt.nullable(),
  departments: z.array(named),
  groups: z.array(named),
  /** IANA name of the company’s time zone. */
  timeZone: z.string(),
  /** People who would get a video that begins now. */
  people: count,
  /** The next videos, skipped months left out; what they would be while it is off. */
  nextStarts: z.array(start),
  /** This month has no video, and its start has passed: it can begin by hand. Only while the programme is on, and the plan includes it. */
  canStartNow: z.boolean(),
  /** For how many people this month’s video is open; null without one. */
  open: z.object({ month: z.string(), people: count }).nullable(),
});
export type MonthlyProgramme = z.input<typeof monthlyProgramme>;

const read = { method: 'GET', access: 'training:read', tx: 'read' } as const;
const write = { access: 'training:write', tx: 'write' } as const;
const ids = z.array(id).max(listLimits.maxLookupSize);

export const getMonthlyProgramme = endpoint({
  ...read,
  path,
  summary: 'Whether people get a video each month, when, and who',
  reply: monthlyProgramme,
  errors: [],
});

/** The audience is that of videos that begin later; one that is open keeps its own. */
export const saveMonthlyProgrammeBody = settings
  .extend({ ...seen, departments: ids, groups: ids })
  .superRefine(({ assignmentType: kind, departments, groups }, context) => {
    if (kind === 'all') return;
    if ((kind === 'departments' ? departments : groups).length === 0)
      context.addIssue({ code: 'custom', path: [kind], message: 'At least one value must be selected' });
  });
export type SaveMonthlyProgrammeBody = z.input<typeof saveMonthlyProgrammeBody>;

/** Switching it off is for every plan; the video that is open goes on. */
export const saveMonthlyProgramme = endpoint({
  ...write,
  method: 'PUT',
  path,
  summary: 'Switches the programme on or off, and changes its settings from the next video on',
  body: saveMonthlyProgrammeBody,
  reply: monthlyProgramme,
  errors: ['settings_changed', 'plan_required', 'trial_expired'],
});

export const startMonthlyVideo = endpoint({
  ...write,
  method: 'POST',
  path: `${path}/start`,
  summary: 'Starts this month’s video now, instead of waiting for the next month; the one before ends',
  body: z.object({ month: z.string().regex(monthPattern) }),
  reply: z.object({}),
  errors: ['programme_is_off', 'month_is_skipped', 'month_has_video', 'month_is_over', 'plan_required', 'trial_expired'],
});

/** For a form that is not saved yet. */
export const listMonthlyStarts = endpoint({
  ...read,
  path: `${path}/starts`,
  summary: 'The next starts on a day and at a time; this month’s is missing once it has passed',
  query: z.object({
    dayOfMonth: z.coerce.number().pipe(dayOfMonth),
    startTime,
  }),
  reply: z.object({ items: z.array(start) }),
  errors: [],
});
