import { z } from 'zod';
import { at, endpoint, id, languageCode } from '../kit/endpoint.ts';
import { textLimits } from '../kit/limits.ts';
import { linksFailures } from '../partners/brand.ts';
import { wrapped } from '../kit/replies.ts';
import { checkTimes, launchRefusals, simulationSettings } from './campaigns.ts';
import { simulationCampaignPath, simulationCompany } from './paths.ts';
import { exclusionReasons } from './states.ts';

const count = z.number().int();

/** Through what mails leave: the mail server or mailbox of a company, the operator’s mail server for simulations, or the outbox. */
export const wayKinds = ['smtp', 'graph', 'house', 'outbox'] as const;

/**
 * Whose name links lead to: the domain of the company or of a company above it (`provider`), the one that the operator has for simulations,
 * or that of the panel, while mail stays in the outbox.
 */
export const linkOwners = ['company', 'provider', 'operator', 'outbox'] as const;
export type LinkOwner = (typeof linkOwners)[number];

/** Why a launch would be refused, with the fields that its error names. */
const refusal = z.object({ code: z.enum(launchRefusals), fields: z.array(z.string()) });

/** Deleted people belong to no audience. */
const leftOutReason = z.enum(exclusionReasons).exclude(['deleted']);

/** What a launch would lead to. Everything is as of now: a round is planned with what holds on its day. */
const preflight = z.object({
  /** People who get a mail in its next round, and those of its audience who do not. */
  recipients: count,
  leftOut: z.array(z.object({ reason: leftOutReason, people: count })),
  /** Where they are, most people first. */
  zones: z.array(z.object({ zone: z.string(), people: count })),
  /** Null if there is none, or none for the chosen domain. */
  way: z
    .object({
      kind: z.enum(wayKinds),
      /** Of the sender’s address. A mailbox has one address, `email`. */
      domain: z.string().nullable(),
      email: z.string().nullable(),
      /** Microsoft may show the name of the mailbox instead of the one of the template. */
      mayReplaceName: z.boolean(),
    })
    .nullable(),
  /** Of all links; null if there is no address for them. */
  linkHost: z.object({ name: z.string(), of: z.enum(linkOwners) }).nullable(),
  /** The company’s own domain, under which links reached this server once and do not now. */
  lostLinkHost: z.object({ name: z.string(), failure: z.enum(linksFailures).nullable() }).nullable(),
  /** What mail filters should let pass. */
  header: z.object({ name: z.literal('X-Test-Phish'), value: z.string() }),
  /** The days of its next round on which it sends, and how long the mails take at the pace of their sender; null without a sender. */
  capacity: z
    .object({
      perMinute: count,
      perDay: count.nullable(),
      minutes: count,
      startsOn: z.iso.date(),
      /** The day on which the last mail leaves; null if they do not fit. */
      lastOn: z.iso.date().nullable(),
      /** The days on which something is sent, and those of the round on which something could be. */
      days: count,
      daysOfRound: count,
      fits: z.boolean(),
    })
    .nullable(),
  /** The first day of the round after it, null if none follows; and the last day on which what happens to its mails counts. */
  nextRoundOn: z.iso.date().nullable(),
  countsUntil: z.iso.date(),
  templates: z.object({
    count,
    /** By language, most templates first, with how many people get theirs from it. */
    languages: z.array(z.object({ language: languageCode, templates: count, people: count })),
    /** People who get one in another language than their own, because none is in theirs. */
    inAnotherLanguage: count,
    /** The first round in which somebody gets a template again; null if nobody does within a year. */
    repeatsFrom: count.nullable(),
  }),
  /** The first mails, as examples: rounds of many people are planned in parts. */
  examples: z.array(
    z.object({
      user: z.object({ id, name: z.string() }),
      at,
      zone: z.string(),
      template: z.object({ id, name: z.string() }),
      /** The sender of the template as it arrives; the address is null where there is no way. */
      from: z.object({ name: z.string(), address: z.string().nullable() }),
    }),
  ),
  /** Into which groups people go who are phished, and for how many months; null until they have completed the trainings of the group. */
  followUps: z.array(z.object({ group: z.string(), months: count.nullable() })),
  consentNeeded: z.boolean(),
  stopped: z.boolean(),
  refusals: z.array(refusal),
});
export type SimulationPreflight = z.input<typeof preflight>;

/** As a launch, but nothing has to be chosen yet: what is missing is among the refusals. */
const body = simulationSettings
  .extend({
    name: z.string().trim().max(textLimits.textMax).default(''),
    /** A stored campaign that is being changed: its start may have passed, and what is meant is its next round. */
    campaignId: id.nullable().default(null),
  })
  .superRefine(checkTimes);
export type PreflightBody = z.input<typeof body>;

const looks = { access: 'simulations:read', tx: 'none', reply: wrapped(preflight) } as const;

export const preflightSimulation = endpoint({
  ...looks,
  method: 'POST',
  path: `${simulationCompany}/campaign/preflight`,
  summary: 'What the launch of a simulation would lead to; nothing is changed',
  body,
  errors: [],
});

export const preflightOfCampaign = endpoint({
  ...looks,
  method: 'GET',
  path: `${simulationCampaignPath}/preflight`,
  summary: 'What the next round of a simulation leads to',
  errors: ['campaign_not_editable'],
});
