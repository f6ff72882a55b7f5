import { z } from 'zod';
import { messageLimits } from '#contract/messageTemplates/limits';
import { layoutTypes } from '#contract/messageTemplates/message';
import { textLimits } from '#contract/kit/limits';
import { phonePattern } from '#contract/kit/phone';
import { namePattern } from '#contract/people/personNames';

/** Messages are keys of the locales. i18n-keys: exercise.editor.errors.* */
export const say = (name: string) => `exercise.editor.errors.${name}`;
const line = z.string().trim().max(textLimits.textMax, say('long'));
export const longText = (missing: string) => z.string().trim().min(1, say(missing)).max(textLimits.longTextMax, say('long'));

const bodyCallout = z.object({ anchorText: line, description: z.string() });
export type BodyCallout = z.output<typeof bodyCallout>;
const contactTypes = ['phoneNumber', 'userName'] as const;

/** The fields of a message; an area adds those of its own. */
export const messageShape = {
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
  isHeaderCalloutEnabled: z.boolean(),
  headerCalloutText: z.string(),
  isBodyCalloutsEnabled: z.boolean(),
  bodyCallouts: z.array(bodyCallout).max(messageLimits.bodyCallouts),
  name: line.min(1, say('name')),
  isDeleteThumbnail: z.boolean(),
};
export type MessageForm = z.input<z.ZodObject<typeof messageShape>>;

/** What the name and the address of a sender may be. */
export interface SenderRules {
  isName: (text: string) => boolean;
  isAddress: (text: string) => boolean;
}

/** A name as mail programs show it, and a whole address. */
export const mailboxSender: SenderRules = {
  isName: (text) => namePattern.test(text),
  isAddress: (text) => z.email().safeParse(text).success,
};

type Problem = [field: string | (string | number)[], message: string];
const hasText = (html: string) => /<img\b/i.test(html) || html.replace(/<[^>]*>|&nbsp;|\s/g, '') !== '';

function emailProblems({ subject, displayName, email }: MessageForm, { isName, isAddress }: SenderRules): Problem[] {
  return [
    ...(subject.trim() === '' ? [['subject', say('subject')] as Problem] : []),
    ...(displayName.trim() === ''
      ? [['displayName', say('displayName')] as Problem]
      : isName(displayName.trim())
        ? []
        : [['displayName', say('displayNameFormat')] as Problem]),
    ...(email.trim() === ''
      ? [['email', say('username')] as Problem]
      : isAddress(email.trim())
        ? []
        : [['email', say('emailFormat')] as Problem]),
  ];
}

function smsProblems({ contactType, phoneNumber, userName }: MessageForm): Problem[] {
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
function calloutProblems(form: MessageForm): Problem[] {
  const header = form.isHeaderCalloutEnabled ? calloutTextProblem('headerCalloutText', form.headerCalloutText) : [];
  if (!form.isBodyCalloutsEnabled) return header;
  const body = form.bodyCallouts.flatMap(({ anchorText, description }, at): Problem[] => [
    ...(anchorText.trim() === '' ? [[['bodyCallouts', at, 'anchorText'], say('anchor')] as Problem] : []),
    ...calloutTextProblem(['bodyCallouts', at, 'description'], description),
  ]);
  return [...header, ...body];
}

const messageProblems = (form: MessageForm, sender: SenderRules): Problem[] => [
  ...(form.layoutType === 'EMAIL' ? emailProblems(form, sender) : smsProblems(form)),
  ...(hasText(form.html) ? [] : [['html', say(form.layoutType === 'EMAIL' ? 'noBody' : 'message')] as Problem]),
  ...calloutProblems(form),
];

/** The rules over several fields, for the schema of an area. */
export const checkMessage =
  (sender: SenderRules = mailboxSender) =>
  (form: MessageForm, context: z.RefinementCtx): void => {
    for (const [field, message] of messageProblems(form, sender))
      context.addIssue({ code: 'custom', path: [field].flat(), message });
  };

/** The fields that are not right yet, and why. */
export function problemsOf<Form extends MessageForm>(
  schema: z.ZodType<Form, Form>,
  form: Form,
  sender = mailboxSender,
): { field: string; message: string }[] {
  const { error } = schema.safeParse(form);
  // Rules over several fields are only checked once each field is right, so they are applied here as well.
  const rules = messageProblems(form, sender).map(([field, message]) => ({ field: String([field].flat()[0]), message }));
  return [...(error?.issues ?? []).map(({ path, message }) => ({ field: String(path[0]), message })), ...rules];
}
