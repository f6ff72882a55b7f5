import { z } from 'zod';
import { endpoint, text } from '../kit/endpoint.ts';
import { textLimits } from '../kit/limits.ts';

/**
 * The mails whose texts a company may write itself, with the names that its text may have in double braces: `{{companyName}}`.
 */
export const messagePlaces = {
  invite_admin: ['companyName'],
  invite_learner: ['companyName'],
  reminder_course: ['companyName', 'courseName'],
  reminder_tasks: ['companyName'],
} as const satisfies Record<string, readonly string[]>;
export type MessageKind = keyof typeof messagePlaces;
export const messageKinds = Object.keys(messagePlaces) as MessageKind[];

/** The first name in braces that a text of this kind may not have; undefined if there is none. */
export function unknownPlace(kind: MessageKind, value: string): string | undefined {
  const known: readonly string[] = messagePlaces[kind];
  return [...value.matchAll(/\{\{([^{}]*)\}\}/g)].map(([, name = '']) => name.trim()).find((name) => !known.includes(name));
}

/** Puts names into a text: `fillPlaces('Welcome to {{companyName}}', { companyName })`. */
export const fillPlaces = (value: string, names: Readonly<Record<string, string>>): string =>
  value.replace(/\{\{\s*(\w+)\s*\}\}/g, (place, name: string) => names[name] ?? place);

/** As it is written, with its names in braces. `isOwn` is false for the standard text. */
export const message = z.object({ subject: z.string(), message: z.string(), isOwn: z.boolean() });
export type Message = z.input<typeof message>;

const body = z.object({ subject: text(), message: z.string().trim().min(1).max(textLimits.messageMax) });
const invitations = '/customers/api/v1/company/{companyId}/invite/emails';
const reminders = '/rest/v1/company/{companyId}/reminder-messages';

const reading = { method: 'GET', access: 'company:read', tx: 'read', errors: [] } as const;
const saving = { method: 'PUT', access: 'company:write', tx: 'write', body, reply: message, errors: [] } as const;
const resetting = { method: 'POST', access: 'company:write', tx: 'write', reply: message, errors: [] } as const;

export const getInviteMessages = endpoint({
  ...reading,
  path: invitations,
  summary: 'What invitations say to admins and to learners',
  reply: z.object({ admin: message, learner: message }),
});

export const saveAdminInvite = endpoint({
  ...saving,
  path: `${invitations}/admin`,
  summary: 'Saves what invitations say to admins',
});

export const saveLearnerInvite = endpoint({
  ...saving,
  path: `${invitations}/learner`,
  summary: 'Saves what invitations say to learners',
});

export const resetAdminInvite = endpoint({
  ...resetting,
  path: `${invitations}/admin/reset`,
  summary: 'Gives admins the standard invitation again',
});

export const resetLearnerInvite = endpoint({
  ...resetting,
  path: `${invitations}/learner/reset`,
  summary: 'Gives learners the standard invitation again',
});

/** `course` is about one training, also the weekly reminder; `tasks` about everything that a person still has to do. */
export const getReminderMessages = endpoint({
  ...reading,
  path: reminders,
  summary: 'What reminders say',
  reply: z.object({ course: message, tasks: message }),
});

export const saveCourseReminder = endpoint({
  ...saving,
  path: `${reminders}/course`,
  summary: 'Saves what reminders of one training say, the weekly ones too',
});

export const saveTasksReminder = endpoint({
  ...saving,
  path: `${reminders}/tasks`,
  summary: 'Saves what reminders of all outstanding tasks say',
});

export const resetCourseReminder = endpoint({
  ...resetting,
  path: `${reminders}/course/reset`,
  summary: 'Gives reminders of one training the standard text again',
});

export const resetTasksReminder = endpoint({
  ...resetting,
  path: `${reminders}/tasks/reset`,
  summary: 'Gives reminders of all outstanding tasks the standard text again',
});
