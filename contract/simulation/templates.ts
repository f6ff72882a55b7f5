import { z } from 'zod';
import { at, endpoint, id, languageCode, many, nothing, text } from '../kit/endpoint.ts';
import { jsonPart } from '../kit/jsonPart.ts';
import { textLimits } from '../kit/limits.ts';
import { dataReply } from '../kit/replies.ts';
import { difficulty, premise, ratedDifficulty } from '../messageTemplates/difficulty.ts';
import { messageLimits } from '../messageTemplates/limits.ts';
import { callout } from '../messageTemplates/message.ts';
import { pageShape } from '../reports/reportQuery.ts';
import { hasOnly, messagePlaceholders, senderPlaceholders } from './placeholders.ts';
import { landingKinds, simulationTemplateTypes } from './states.ts';

const base = '/rest/v1/company/{companyId}/simulation-templates';
const one = `${base}/{simulationTemplateId}` as const;

/** Before the @ of the sender’s address; a campaign has the domain. */
export const senderLocalPattern = /^[a-z0-9][a-z0-9._-]{0,63}$/;
const senderLocal = z.string().trim().toLowerCase().regex(senderLocalPattern);
const withPlaceholders = (known: readonly string[]) =>
  text().refine((value) => hasOnly(known, value), `Only these can be filled in: ${known.map((name) => `{{${name}}}`).join(' ')}`);

/** A simulated message on a card: without its body. `isEditable` is false for those of the library, and while a campaign has it. */
export const simulationTemplateCard = z.object({
  id,
  companyId: id.nullable(),
  name: z.string(),
  type: z.enum(simulationTemplateTypes),
  language: languageCode,
  /** Null on an own one that nobody has rated. */
  difficulty: difficulty.nullable(),
  landingKind: z.enum(landingKinds),
  senderName: z.string(),
  senderLocal: z.string(),
  subject: z.string(),
  isEditable: z.boolean(),
  createdAt: at,
  updatedAt: at,
  thumbnailUrl: z.string().nullable(),
});
export type SimulationTemplateCard = z.input<typeof simulationTemplateCard>;

/**
 * A simulated message. `html` is clean and has one link, whose address is put in when it is sent; `text` is the same without markup, with
 * `{{link}}` where that address is. Callouts are for the page that teaches afterwards.
 */
export const simulationTemplate = simulationTemplateCard.extend({
  html: z.string(),
  text: z.string(),
  designData: z.unknown(),
  callouts: z.array(callout),
});
export type SimulationTemplate = z.input<typeof simulationTemplate>;

/** The parts of multipart/form-data that save a template; its picture is the part `thumbnail`. Absent parts are null. */
const saveBody = z.object({
  name: text(),
  /** One of the product: people get messages in their own. */
  language: languageCode,
  senderName: withPlaceholders(senderPlaceholders),
  senderLocal,
  subject: withPlaceholders(messagePlaceholders),
  html: z.string().min(1).max(messageLimits.html),
  designData: jsonPart(z.record(z.string(), z.unknown()).nullable()).optional(),
  callouts: jsonPart(z.array(callout).max(messageLimits.bodyCallouts + 1)),
  landingKind: z.enum(landingKinds),
  isDeleteThumbnail: z.enum(['true', 'false']).optional(),
});
export type SaveSimulationTemplateBody = z.output<typeof saveBody>;

/** Pictures that are not in the message because they are on other websites, too large or none. */
const droppedPictures = z.number().int();
/** `people`: e-mail addresses and names of people of the company in the message, which may be left of one that somebody received. */
const saved = simulationTemplate.extend({ droppedPictures, people: z.array(z.string()) });
export type SavedSimulationTemplate = z.input<typeof saved>;

export const simulationTemplateOrderFields = ['name', 'updatedAt'] as const;

const read = { access: 'simulations:read', tx: 'read', errors: [] } as const;
const saves = {
  access: 'simulationTemplates:save',
  // HTML is cleaned in a thread of its own, which no transaction waits for.
  tx: 'none',
  body: saveBody,
  bodyBytes: messageLimits.saveBytes,
  form: { part: 'thumbnail', kind: 'thumbnail' },
  reply: saved,
} as const;
const saveErrors = [
  'plan_required',
  'thumbnail_too_large',
  'not_a_thumbnail',
  'callout_not_found',
  'template_is_empty',
  'one_link_needed',
  'storage_full',
] as const;

export const simulationTemplates = {
  list: endpoint({
    ...read,
    method: 'GET',
    path: base,
    summary: 'Templates of simulations: those of the company and those of the library, the latest change first',
    query: z.object({
      ...pageShape(simulationTemplateOrderFields),
      types: many(z.enum(simulationTemplateTypes)),
      difficulties: many(z.enum(['1', '2', '3'])),
      languages: many(languageCode),
      /** Among templates that are as old as each other, those of this language come first, then those of the company’s. */
      firstLanguage: languageCode.optional(),
      /** In name and subject. */
      search: z.string().trim().max(textLimits.textMax).optional(),
    }),
    reply: dataReply(simulationTemplateCard),
  }),
  get: endpoint({
    ...read,
    method: 'GET',
    path: one,
    summary: 'One template with its body and callouts',
    reply: simulationTemplate,
  }),
  create: endpoint({ ...saves, method: 'POST', path: base, summary: 'Makes a template of the company', errors: saveErrors }),
  update: endpoint({
    ...saves,
    method: 'PUT',
    path: one,
    summary: 'Changes a template of the company; rounds keep what they were planned with',
    errors: [...saveErrors, 'simulation_template_in_use'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: one,
    summary: 'Deletes a template of the company; reports of past campaigns still show it',
    access: 'simulationTemplates:write',
    tx: 'write',
    reply: nothing,
    errors: ['simulation_template_in_use'],
  }),
  preview: endpoint({
    method: 'POST',
    path: `${base}/preview`,
    summary: 'An address that shows a body once, clean, with the callouts marked',
    access: 'simulations:read',
    tx: 'none',
    body: z.object({
      html: z.string().max(messageLimits.html),
      /** The callouts of the body: their anchors are marked. */
      anchors: z.array(z.string().max(textLimits.textMax)).max(messageLimits.bodyCallouts),
    }),
    bodyBytes: messageLimits.saveBytes,
    reply: z.object({ url: z.string(), droppedPictures }),
    errors: [],
  }),
  clean: endpoint({
    method: 'POST',
    path: `${base}/clean`,
    summary: 'What is left of the HTML of an e-mail that somebody received: nothing that runs or loads, nothing to type into',
    access: 'simulationTemplates:save',
    tx: 'none',
    body: z.object({ html: z.string().min(1).max(messageLimits.html) }),
    bodyBytes: messageLimits.saveBytes,
    reply: z.object({ html: z.string(), droppedPictures }),
    errors: ['plan_required', 'template_is_empty'],
  }),
  test: endpoint({
    method: 'POST',
    path: `${one}/test`,
    summary: 'Mails a template to the caller’s own verified address, marked as a test and with a dead link',
    access: 'simulations:read',
    tx: 'none',
    needsPerson: true,
    needsVerifiedEmail: true,
    reply: z.object({ email: z.string() }),
    errors: ['email_not_verified'],
    perMinute: messageLimits.testMailsPerMinute,
  }),
  getDifficulty: endpoint({
    ...read,
    method: 'GET',
    path: `${one}/difficulty`,
    summary: 'The difficulty of a template, the premise that was entered, and what follows from it',
    reply: ratedDifficulty,
  }),
  rateDifficulty: endpoint({
    method: 'PUT',
    path: `${one}/difficulty`,
    summary: 'Stores the premise and the difficulty of a template; without a difficulty the suggested one',
    access: 'simulationTemplates:write',
    tx: 'write',
    body: z.object({ premise, difficulty: difficulty.nullable() }),
    reply: ratedDifficulty,
    errors: ['simulation_template_in_use'],
  }),
};
