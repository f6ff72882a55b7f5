import { z } from 'zod';
import { deliveryFailure } from '../company/mail.ts';
import { at, endpoint, id } from '../kit/endpoint.ts';
import { textLimits } from '../kit/limits.ts';
import { wrapped } from '../kit/replies.ts';
import { simulationCompany } from './paths.ts';
import { eventClasses, eventKinds, eventRules } from './truth.ts';

/** A rehearsal is a simulated mail to the admin who asks for it, through the real sender; no figure of a campaign knows it. */
export const rehearsalLimits = {
  /** What touches it is shown for so long, and everything about it deleted a day later. */
  liveMinutes: 10,
  keptDays: 1,
  /** Events that are kept of one. */
  events: 200,
  perMinute: 5,
} as const;

/** `leaving`: it may have left, and nobody answered. */
export const rehearsalStatuses = ['waiting', 'leaving', 'sent', 'failed'] as const;
export type RehearsalStatus = (typeof rehearsalStatuses)[number];

/** What touched its picture or its link: so many seconds after it was sent, from where, and the rule that says what it was. */
const rehearsalEvent = z.object({
  id: z.string(),
  kind: z.enum(eventKinds),
  method: z.string(),
  at,
  afterSeconds: z.number(),
  class: z.enum(eventClasses),
  rule: z.enum(eventRules),
  network: z.string().nullable(),
  source: z.string().nullable(),
  agent: z.string().nullable(),
});
export type RehearsalEvent = z.input<typeof rehearsalEvent>;

export const rehearsal = z.object({
  id,
  email: z.string(),
  templateName: z.string(),
  status: z.enum(rehearsalStatuses),
  failure: deliveryFailure.nullable(),
  sentAt: at.nullable(),
  liveUntil: at,
  events: z.array(rehearsalEvent),
});
export type Rehearsal = z.input<typeof rehearsal>;

const base = `${simulationCompany}/rehearsals` as const;

export const startRehearsal = endpoint({
  method: 'POST',
  path: base,
  summary: 'Sends a simulated mail to the caller’s own verified address, as people would get it, marked as a test',
  access: 'simulations:rehearse',
  tx: 'none',
  needsPerson: true,
  needsVerifiedEmail: true,
  body: z.object({
    templateId: id,
    loginPageId: id.nullable().default(null),
    fromDomain: z.hostname().toLowerCase().max(textLimits.textMax).nullable().default(null),
    emailPlatform: z.number().int().min(0).max(2).default(0),
  }),
  reply: wrapped(rehearsal),
  errors: ['plan_required', 'simulations_stopped', 'sender_domain_needed', 'simulation_host_needed', 'email_not_verified'],
  perMinute: rehearsalLimits.perMinute,
});

export const getRehearsal = endpoint({
  method: 'GET',
  path: `${base}/{rehearsalId}`,
  summary: 'A rehearsal of the caller, and what has touched it so far',
  access: 'simulations:rehearse',
  tx: 'read',
  needsPerson: true,
  reply: wrapped(rehearsal),
  errors: [],
});
