import { z } from 'zod';
import { at, email, endpoint, id } from '../kit/endpoint.ts';
import { textLimits } from '../kit/limits.ts';
import { consentVersion } from './consent.ts';
import { simulationLimits, weekdays } from './limits.ts';
import { simulationCompany } from './paths.ts';

/** What happens to a mail that somebody reports with a button. */
export const reportActions = ['NONE', 'DELETE', 'MOVE_TO_FOLDER', 'MARK_AS_SPAM'] as const;
export type ReportAction = (typeof reportActions)[number];

/** The value of the header that marks each simulation of a company, for its mail filters. */
export const xTestPhishPattern = /^[A-Za-z0-9._-]{8,64}$/;
const xTestPhish = z.string().regex(xTestPhishPattern);

const settings = z.object({
  xTestPhish,
  email: z.union([email, z.literal('')]),
  gwReportAction: z.enum(reportActions),
  msReportAction: z.enum(reportActions),
  folderId: z.string().trim().max(textLimits.textMax),
});
export type SimulationSettings = z.input<typeof settings>;

export const getSimulationSettings = endpoint({
  method: 'GET',
  path: `${simulationCompany}/settings`,
  summary: 'The header of simulations, and what reporting one does',
  access: 'simulations:read',
  tx: 'read',
  reply: z.object({ data: settings }),
  errors: [],
});

export const saveSimulationSettings = endpoint({
  method: 'PATCH',
  path: `${simulationCompany}/settings`,
  summary: 'Saves all five settings',
  access: 'simulations:write',
  tx: 'write',
  body: settings.superRefine(({ msReportAction, folderId }, context) => {
    if (msReportAction === 'MOVE_TO_FOLDER' && folderId === '')
      context.addIssue({ code: 'custom', path: ['folderId'], message: 'A folder is needed' });
  }),
  reply: z.object({ data: settings, message: z.string() }),
  errors: [],
});

/** When simulations are sent, and to whom not. */
const sending = z.object({
  /** Null: those of the company’s country. */
  workingDays: z.array(z.enum(weekdays)).min(1).max(weekdays.length).nullable(),
  quietDays: z.array(z.iso.date()).max(simulationLimits.quietDays),
  isTrapEnabled: z.boolean(),
  /** What single people did is erased so many months after its round no longer counts; figures stay. Less erases more, for good. */
  peopleMonths: z.number().int().min(simulationLimits.peopleMonths.min).max(simulationLimits.peopleMonths.max),
});
const sendingPath = `${simulationCompany}/settings/sending` as const;
const sendingReply = z.object({
  data: sending.extend({
    usualWorkingDays: z.array(z.enum(weekdays)),
    exemptGroup: z.object({ id, name: z.string() }).nullable(),
  }),
});
export type SendingSettings = z.input<typeof sendingReply>['data'];

export const getSendingSettings = endpoint({
  method: 'GET',
  path: sendingPath,
  summary: 'On which days simulations are sent, who gets none, whether mails have the empty link, and how long messages are kept',
  access: 'simulations:read',
  tx: 'read',
  reply: sendingReply,
  errors: [],
});

export const saveSendingSettings = endpoint({
  method: 'PUT',
  path: sendingPath,
  summary: 'Saves them; days count for what is planned from then on, the rest for every mail that leaves',
  access: 'simulations:write',
  tx: 'write',
  body: sending.extend({ exemptGroupId: id.nullable() }),
  reply: sendingReply,
  errors: ['follow_up_group_exempt'],
});

/** Whether the company has agreed to simulations; `isNeeded` if somebody must agree before the next launch. */
const consent = z.object({
  isNeeded: z.boolean(),
  version: z.number().int(),
  /** Who agreed last, when, and until when it holds; null if nobody did, or it was withdrawn. */
  latest: z.object({ by: z.object({ id, name: z.string() }), at, until: at, version: z.number().int() }).nullable(),
});
export type SimulationConsent = z.input<typeof consent>;
const consentPath = `${simulationCompany}/consent` as const;

export const getSimulationConsent = endpoint({
  method: 'GET',
  path: consentPath,
  summary: 'Whether the company has agreed to simulations',
  access: 'simulations:read',
  tx: 'read',
  reply: z.object({ data: consent }),
  errors: [],
});

/** By the company's own admins: access that it granted to a partner is no consent. */
export const giveSimulationConsent = endpoint({
  method: 'POST',
  path: consentPath,
  summary: 'Agrees to simulations on behalf of the company',
  access: 'simulations:consent',
  tx: 'write',
  needsPerson: true,
  body: z.object({ version: z.literal(consentVersion) }),
  reply: z.object({ data: consent }),
  errors: [],
});

export const withdrawSimulationConsent = endpoint({
  method: 'DELETE',
  path: consentPath,
  summary: 'Withdraws it, and pauses every simulation of the company',
  access: 'simulations:consent',
  tx: 'write',
  needsPerson: true,
  reply: z.object({ data: consent.extend({ paused: z.number().int() }) }),
  errors: [],
});

/** Where staff stopped sending; null where it goes on. */
const stop = z.object({ reason: z.string(), at }).nullable();

export const getSimulationStop = endpoint({
  method: 'GET',
  path: `${simulationCompany}/stop`,
  summary: 'Whether staff stopped all simulations, of this company or everywhere',
  access: 'simulations:read',
  tx: 'read',
  reply: z.object({ data: z.object({ company: stop, everywhere: stop }) }),
  errors: [],
});

const place = z.enum(['company', 'everywhere']);
export const stopSimulations = endpoint({
  method: 'POST',
  path: `${simulationCompany}/stop`,
  summary: 'Stops all sending of simulations of a company, or everywhere',
  access: 'simulations:stop',
  tx: 'none',
  needsPerson: true,
  body: z.object({ place, reason: z.string().trim().min(1).max(textLimits.longTextMax) }),
  reply: z.object({}),
  errors: [],
});

export const releaseSimulations = endpoint({
  method: 'DELETE',
  path: `${simulationCompany}/stop`,
  summary: 'Lets simulations be sent again',
  access: 'simulations:stop',
  tx: 'none',
  needsPerson: true,
  query: z.object({ place }),
  reply: z.object({}),
  errors: [],
});
