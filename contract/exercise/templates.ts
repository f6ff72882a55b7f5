import { z } from 'zod';
import { at, email, endpoint, id, many, text } from '../kit/endpoint.ts';
import { jsonPart } from '../kit/jsonPart.ts';
import { textLimits } from '../kit/limits.ts';
import { pageOf, wrapped } from '../kit/replies.ts';
import { difficulty } from '../messageTemplates/difficulty.ts';
import { messageLimits } from '../messageTemplates/limits.ts';
import { callout, layoutTypes } from '../messageTemplates/message.ts';
import { namePattern } from '../people/personNames.ts';
import { pageShape } from '../reports/reportQuery.ts';
import { exerciseBase, exerciseCompany } from './paths.ts';

/** What a learner can do with a message, in the order of the buttons; each is also a key. i18n-keys: exercise.answers.* */
export const answerLabels = ['CALL_AND_VERIFY', 'CHECK_OFFICIAL_APP', 'REPORT_PHISHING', 'LOOKS_LEGIT'] as const;
export type AnswerLabel = (typeof answerLabels)[number];
/** i18n-keys: exercise.answerStatuses.* */
export const answerStatuses = ['CORRECT', 'PARTIAL', 'WRONG'] as const;
export type AnswerStatus = (typeof answerStatuses)[number];

const longText = z.string().trim().min(1).max(textLimits.longTextMax);

export const answer = z.object({ label: z.enum(answerLabels), status: z.enum(answerStatuses), description: longText });
/** One answer for each label. */
const answers = z
  .array(answer)
  .length(answerLabels.length)
  .refine((list) => new Set(list.map(({ label }) => label)).size === list.length, 'Each answer once');
export type Answer = z.output<typeof answer>;

/**
 * A message that learners judge. `type` is CUSTOM if the company made it, else LIBRARY; `isEditable` is false while an active campaign
 * uses it. `html` is clean: it has no scripts and loads nothing. Parts of it that a callout of the body points at are
 * `span.callout[data-order]`. `fromEmail` and `fromName` are those of an e-mail, `fromPhone` is that of an SMS: a number or a name.
 */
export const template = z.object({
  id,
  companyId: id.nullable(),
  name: z.string(),
  subject: z.string(),
  difficulty: difficulty.nullable(),
  type: z.enum(['CUSTOM', 'LIBRARY']),
  isEditable: z.boolean(),
  isNew: z.boolean(),
  createdAt: at,
  updatedAt: at,
  legend: z.string(),
  designData: z.unknown(),
  html: z.string(),
  layoutType: z.enum(layoutTypes),
  fromEmail: z.string().nullable(),
  fromName: z.string().nullable(),
  fromPhone: z.string().nullable(),
  thumbnailUrl: z.string().nullable(),
  answers: z.array(answer),
  callouts: z.array(callout),
});
export type Template = z.input<typeof template>;

/** A template on a card: without its body. */
export const templateCard = template.omit({ designData: true, html: true, answers: true, callouts: true, legend: true });
export type TemplateCard = z.input<typeof templateCard>;

/** A pack of the library. `thumbnail` is an address on this origin. */
export const pack = z.object({
  id,
  name: z.string(),
  thumbnail: z.string().nullable(),
  difficulty,
  templatesEmailCount: z.number().int(),
  templatesSmsCount: z.number().int(),
  templatesTotalCount: z.number().int(),
});
export type Pack = z.input<typeof pack>;

const read = { method: 'GET', access: 'exercises:read', tx: 'read', errors: [] } as const;

export const listPacks = endpoint({
  ...read,
  path: `${exerciseBase}/packs/available`,
  summary: 'Packs of templates in the language of the company, else in English',
  reply: wrapped(z.array(pack)),
});

export const listPackTemplates = endpoint({
  ...read,
  path: `${exerciseBase}/packs`,
  summary: 'Templates of a pack, in its order',
  query: z.object({ ...pageShape(['orderNumber']), packId: id }),
  reply: pageOf(templateCard),
});

export const templateOrderFields = ['updatedAt', 'name'] as const;

export const listTemplates = endpoint({
  ...read,
  path: `${exerciseCompany}/templates`,
  summary: 'Templates that a company can choose one by one: its own, and those of the library',
  query: z.object({
    ...pageShape(templateOrderFields),
    name: z.string().trim().max(textLimits.textMax).optional(),
    /** These come before the others, in the same order. */
    first: many(id),
  }),
  reply: pageOf(templateCard),
});

export const getTemplate = endpoint({
  ...read,
  path: `${exerciseCompany}/template/{templateId}`,
  summary: 'One template with its body, answers and callouts',
  reply: wrapped(template),
});

/** An e-mail needs a sender with an address, an SMS a number or a name. */
const hasSender = ({ layoutType, fromEmail, fromName, fromPhone }: SentTemplate, context: z.RefinementCtx) => {
  const missing = layoutType === 'EMAIL' ? { fromEmail, fromName } : { fromPhone };
  for (const [field, value] of Object.entries(missing)) {
    if (!value) context.addIssue({ code: 'custom', path: [field], message: `${field} is needed for ${layoutType}` });
  }
};

/** The parts of multipart/form-data that save a template; its picture is the part `thumbnail`. Absent parts are null. */
const sentTemplate = z.object({
  companyId: id.optional(),
  templateId: id.optional(),
  name: text(),
  /** An SMS has none. */
  subject: z.string().trim().max(textLimits.textMax).default(''),
  layoutType: z.enum(layoutTypes),
  legend: longText,
  html: z.string().min(1).max(messageLimits.html),
  designData: jsonPart(z.record(z.string(), z.unknown()).nullable()).optional(),
  fromEmail: email.optional(),
  fromName: text().regex(namePattern).optional(),
  fromPhone: text().optional(),
  answers: jsonPart(answers),
  callouts: jsonPart(z.array(callout).max(messageLimits.bodyCallouts + 1)),
  isDeleteThumbnail: z.enum(['true', 'false']).optional(),
});
type SentTemplate = z.output<typeof sentTemplate>;
export const saveTemplateBody = sentTemplate.superRefine((body, context) => {
  hasSender(body, context);
  if (body.layoutType === 'EMAIL' && body.subject === '')
    context.addIssue({ code: 'custom', path: ['subject'], message: 'Please add Subject' });
});
export type SaveTemplateBody = z.output<typeof saveTemplateBody>;

/** Pictures that are not in the message because they are on other websites, too large or none. */
const droppedPictures = z.number().int();
const savedTemplate = template.extend({ droppedPictures });
export type SavedTemplate = z.input<typeof savedTemplate>;

const saves = {
  access: 'exerciseTemplates:save',
  // HTML is cleaned in a thread of its own, which no transaction waits for.
  tx: 'none',
  body: saveTemplateBody,
  bodyBytes: messageLimits.saveBytes,
  form: { part: 'thumbnail', kind: 'thumbnail' },
  reply: wrapped(savedTemplate),
} as const;

export const createTemplate = endpoint({
  ...saves,
  method: 'POST',
  path: `${exerciseCompany}/template/create`,
  summary: 'Makes a template of the company',
  errors: ['plan_required', 'thumbnail_too_large', 'not_a_thumbnail', 'callout_not_found', 'template_is_empty', 'storage_full'],
});

export const updateTemplate = endpoint({
  ...saves,
  method: 'PUT',
  path: `${exerciseCompany}/template/{templateId}/update`,
  summary: 'Changes a template of the company; campaigns keep what they were launched with',
  errors: [
    'plan_required',
    'thumbnail_too_large',
    'not_a_thumbnail',
    'callout_not_found',
    'template_is_empty',
    'template_in_use',
    'storage_full',
  ],
});

export const deleteTemplate = endpoint({
  method: 'DELETE',
  path: `${exerciseCompany}/template/{templateId}/delete`,
  summary: 'Deletes a template of the company; reports of past campaigns still show it',
  access: 'exerciseTemplates:write',
  tx: 'write',
  reply: wrapped(z.object({})),
  errors: ['template_in_use'],
});

export const previewTemplate = endpoint({
  method: 'POST',
  path: `${exerciseCompany}/template/preview`,
  summary: 'An address that shows a body once, as learners see it: clean, with the callouts marked',
  access: 'exercises:read',
  tx: 'none',
  body: z.object({
    html: z.string().max(messageLimits.html),
    layoutType: z.enum(layoutTypes),
    /** The callouts of the body: their anchors are marked. */
    anchors: z.array(z.string().max(textLimits.textMax)).max(messageLimits.bodyCallouts),
  }),
  bodyBytes: messageLimits.saveBytes,
  reply: wrapped(z.object({ url: z.string(), droppedPictures })),
  errors: [],
});

export const cleanTemplateHtml = endpoint({
  method: 'POST',
  path: `${exerciseCompany}/template/clean`,
  summary: 'What is left of the HTML of an e-mail that somebody received: nothing that runs or loads',
  access: 'exerciseTemplates:save',
  tx: 'none',
  body: z.object({ html: z.string().min(1).max(messageLimits.html) }),
  bodyBytes: messageLimits.saveBytes,
  reply: wrapped(z.object({ html: z.string(), droppedPictures })),
  errors: ['plan_required', 'template_is_empty'],
});

export const sendTestMail = endpoint({
  method: 'POST',
  path: `${exerciseCompany}/template/{templateId}/test`,
  summary: 'Mails a template to the caller’s own verified address, marked as a test and with dead links',
  access: 'exercises:read',
  tx: 'none',
  needsPerson: true,
  needsVerifiedEmail: true,
  reply: wrapped(z.object({ email: z.string() })),
  errors: ['email_not_verified', 'not_an_email_template'],
  perMinute: messageLimits.testMailsPerMinute,
});
