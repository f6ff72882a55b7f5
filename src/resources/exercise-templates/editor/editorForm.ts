import { z } from 'zod';
import { messageLimits } from '#contract/messageTemplates/limits';
import { type AnswerLabel, answerLabels, answerStatuses, type Template } from '#contract/exercise/templates';
import { type Callout, type LayoutType, layoutTypes } from '#contract/messageTemplates/message';
import { textLimits } from '#contract/kit/limits';
import { phonePattern } from '#contract/kit/phone';
import { namePattern } from '#contract/people/personNames';

/** Messages are keys of the locales. i18n-keys: exercise.editor.errors.* */
const say = (name: string) => `exercise.editor.errors.${name}`;
const line = z.string().trim().max(textLimits.textMax, say('long'));
const longText = (missing: string) => z.string().trim().min(1, say(missing)).max(textLimits.longTextMax, say('long'));

const answer = z.object({
  label: z.enum(answerLabels),
  status: z.union([z.enum(answerStatuses), z.literal('')]).refine((status) => status !== '', say('status')),
  description: longText('explanation'),
});
const bodyCallout = z.object({ anchorText: line, description: z.string() });
export type BodyCallout = z.output<typeof bodyCallout>;
export const contactTypes = ['phoneNumber', 'userName'] as const;

const fields = z.object({
  layoutType: z.enum(layoutTypes),
  subject: line,
  displayName: line,
  email: line,
  contactType: z.enum(contactTypes),
  phoneNumber: line,
  userName: line,
  html: z.string().max(messageLimits.html, say('bodyTooLong')),
  /** What the builder keeps, as JSON. */
  design: z.string().max(messageLimits.design, say('bodyTooLong')),
  legend: longText('legend'),
  answers: z.array(answer),
  isHeaderCalloutEnabled: z.boolean(),
  headerCalloutText: z.string(),
  isBodyCalloutsEnabled: z.boolean(),
  bodyCallouts: z.array(bodyCallout).max(messageLimits.bodyCallouts),
  name: line.min(1, say('name')),
  isDeleteThumbnail: z.boolean(),
});
export type TemplateForm = z.input<typeof fields>;

type Problem = [field: string | (string | number)[], message: string];
const isEmail = (text: string) => z.email().safeParse(text).success;
const hasText = (html: string) => /<img\b/i.test(html) || html.replace(/<[^>]*>|&nbsp;|\s/g, '') !== '';

function emailProblems({ subject, displayName, email }: TemplateForm): Problem[] {
  return [
    ...(subject.trim() === '' ? [['subject', say('subject')] as Problem] : []),
    ...(displayName.trim() === ''
      ? [['displayName', say('displayName')] as Problem]
      : namePattern.test(displayName.trim())
        ? []
        : [['displayName', say('displayNameFormat')] as Problem]),
    ...(email.trim() === ''
      ? [['email', say('username')] as Problem]
      : isEmail(email.trim())
        ? []
        : [['email', say('emailFormat')] as Problem]),
  ];
}

function smsProblems({ contactType, phoneNumber, userName }: TemplateForm): Problem[] {
  if (contactType === 'userName') return userName.trim() === '' ? [['userName', say('contactName')]] : [];
  if (phoneNumber.trim() === '') return [['phoneNumber', say('phone')]];
  return phonePattern.test(phoneNumber.trim()) ? [] : [['phoneNumber', say('phoneFormat')]];
}

const calloutText = longText('calloutText');
const calloutTextProblem = (field: Problem[0], text: string): Problem[] => {
  const message = calloutText.safeParse(text).error?.issues[0]?.message;
  return message === undefined ? [] : [[field, message]];
};

/** Of the callouts that are switched on: a text behind a switch that is off is in nobody's way. */
function calloutProblems(form: TemplateForm): Problem[] {
  const header = form.isHeaderCalloutEnabled ? calloutTextProblem('headerCalloutText', form.headerCalloutText) : [];
  if (!form.isBodyCalloutsEnabled) return header;
  const body = form.bodyCallouts.flatMap(({ anchorText, description }, at): Problem[] => [
    ...(anchorText.trim() === '' ? [[['bodyCallouts', at, 'anchorText'], say('anchor')] as Problem] : []),
    ...calloutTextProblem(['bodyCallouts', at, 'description'], description),
  ]);
  return [...header, ...body];
}

export const templateSchema = fields.superRefine((form, context) => {
  const problems = [
    ...(form.layoutType === 'EMAIL' ? emailProblems(form) : smsProblems(form)),
    ...(hasText(form.html) ? [] : [['html', say('message')] as Problem]),
    ...calloutProblems(form),
  ];
  for (const [field, message] of problems) context.addIssue({ code: 'custom', path: [field].flat(), message });
});

/** The steps, and the fields of each. i18n-keys: exercise.editor.steps.* */
export const steps: Record<LayoutType, readonly string[]> = {
  EMAIL: ['header', 'body', 'backstory', 'callouts', 'save'],
  SMS: ['sender', 'message', 'backstory', 'callouts', 'save'],
};
const fieldsOfSteps: readonly (readonly string[])[] = [
  ['subject', 'displayName', 'email', 'contactType', 'phoneNumber', 'userName'],
  ['html', 'design'],
  ['legend', 'answers'],
  ['headerCalloutText', 'bodyCallouts'],
  ['name'],
];
export const stepOf = (field: string | undefined) =>
  fieldsOfSteps.findIndex((names) => field !== undefined && names.includes(field));

/** Steps with a field that is not right yet. */
export function wrongSteps(form: TemplateForm): Set<number> {
  const { error } = templateSchema.safeParse(form);
  // Rules over several fields are only checked once each field is right, so they are asked for here as well.
  const rules = [...(form.layoutType === 'EMAIL' ? emailProblems(form) : smsProblems(form)), ...calloutProblems(form)];
  const names = [...(error?.issues ?? []).map(({ path }) => path[0]), ...rules.map(([field]) => [field].flat()[0])];
  if (!hasText(form.html)) names.push('html');
  return new Set(names.map((name) => stepOf(String(name))));
}

export const blankCallout = (): BodyCallout => ({ anchorText: '', description: '' });
const blankAnswers = () => answerLabels.map((label) => ({ label, status: '' as const, description: '' }));

/** A new template. The SMS begins with a sample, which has a link to try the tools on. */
export const emptyTemplate = (layoutType: LayoutType): TemplateForm => ({
  layoutType,
  subject: '',
  displayName: '',
  email: '',
  contactType: 'phoneNumber',
  phoneNumber: '',
  userName: '',
  html:
    layoutType === 'SMS'
      ? '<p>Your package could not be delivered. Reschedule here: <a href="https://example.com">https://example.com</a></p>'
      : '',
  design: '',
  legend: '',
  answers: blankAnswers(),
  isHeaderCalloutEnabled: false,
  headerCalloutText: '',
  isBodyCalloutsEnabled: false,
  bodyCallouts: [blankCallout()],
  name: '',
  isDeleteThumbnail: false,
});

/** The template without the marks of its callouts, which are set again when it is saved. */
const unmarked = (html: string) => html.replace(/<span class="callout" data-order="\d+">([^<]*)<\/span>/g, '$1');

export function fromTemplate(template: Template): TemplateForm {
  const { layoutType, callouts, answers, fromPhone, designData } = template;
  const head = callouts.find(({ place }) => place === 'HEADER');
  const body = callouts.filter(({ place }) => place === 'BODY').sort((a, b) => a.orderNumber - b.orderNumber);
  const isPhone = phonePattern.test(fromPhone ?? '');
  const byLabel = new Map<AnswerLabel, Template['answers'][number]>(answers.map((each) => [each.label, each]));
  return {
    ...emptyTemplate(layoutType),
    subject: template.subject,
    displayName: template.fromName ?? '',
    email: template.fromEmail ?? '',
    contactType: layoutType === 'SMS' && !isPhone ? 'userName' : 'phoneNumber',
    phoneNumber: isPhone ? (fromPhone ?? '') : '',
    userName: isPhone ? '' : (fromPhone ?? ''),
    html: unmarked(template.html),
    design: designData ? JSON.stringify(designData) : '',
    legend: template.legend,
    answers: blankAnswers().map((blank) => byLabel.get(blank.label) ?? blank),
    isHeaderCalloutEnabled: head !== undefined,
    headerCalloutText: head?.description ?? '',
    isBodyCalloutsEnabled: body.length > 0,
    bodyCallouts: body.length > 0 ? body.map(({ anchor, description }) => ({ anchorText: anchor, description })) : [blankCallout()],
    name: template.name,
  };
}

/** A new template that says the same. */
export const copyOf = (template: Template): TemplateForm => ({ ...fromTemplate(template), name: `${template.name} (2)` });

/** The callouts as they are stored: the one of the head has the number 0, those of the body follow. */
export function calloutsOf(form: TemplateForm): Callout[] {
  const head = { anchor: '', description: form.headerCalloutText.trim(), orderNumber: 0, place: 'HEADER' as const };
  const body = form.bodyCallouts.map(({ anchorText, description }, at) => ({
    anchor: anchorText.trim(),
    description: description.trim(),
    orderNumber: at + 1,
    place: 'BODY' as const,
  }));
  return [...(form.isHeaderCalloutEnabled ? [head] : []), ...(form.isBodyCalloutsEnabled ? body : [])];
}

const senderOf = ({ contactType, phoneNumber, userName }: TemplateForm) => (contactType === 'phoneNumber' ? phoneNumber : userName);

/** The message that the form describes, to look at. */
export const messageOf = (form: TemplateForm) => ({
  layoutType: form.layoutType,
  html: form.html,
  subject: form.subject,
  fromName: form.displayName,
  from: form.layoutType === 'EMAIL' ? form.email : senderOf(form),
});

/** What is sent to save a template; empty parts stay out of the form. */
export function toRequest(form: TemplateForm, thumbnail: File | null): object {
  const isEmail = form.layoutType === 'EMAIL';
  return {
    name: form.name.trim(),
    layoutType: form.layoutType,
    legend: form.legend.trim(),
    html: form.html,
    answers: form.answers,
    callouts: calloutsOf(form),
    thumbnail,
    ...(isEmail && { subject: form.subject.trim(), fromEmail: form.email.trim(), fromName: form.displayName.trim() }),
    ...(isEmail ? { designData: form.design } : { fromPhone: senderOf(form).trim() }),
    ...(form.isDeleteThumbnail && { isDeleteThumbnail: 'true' }),
  };
}
