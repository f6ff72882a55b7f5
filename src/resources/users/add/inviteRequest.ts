import type { z } from 'zod';
import type { InviteRow, inviteUsers } from '#contract/people/invitations';
import { readLanguageCell } from '../import/languageCell.ts';
import type { ImportRow } from '../import/rowRules.ts';
import type { AddUsersField, AddUsersForm, NotificationForm } from './addUsersSchema.ts';

type InviteRequest = z.input<NonNullable<typeof inviteUsers.body>>;

/** Subject, message and first course are sent only with a notification. */
function notificationPart({ notificationList, notification, subject, message }: NotificationForm, firstCourseId?: string) {
  if (!notification) return { notificationsEnabled: false };
  const begins = notificationList === 'beginTraining' && firstCourseId !== undefined;
  return {
    notificationsEnabled: true,
    custom_subject: subject.trim(),
    custom_message: message.trim() || undefined,
    beginTraining: begins ? { courseId: firstCourseId } : undefined,
  };
}

const namesOf = (lists: readonly (readonly string[])[]): string[] => [...new Set(lists.flat())];

/** `firstCourseId` is the course to start if the form asks for it. Departments and groups are sent per person, and as a set of all names. */
export function toInviteRequest(form: AddUsersForm, firstCourseId?: string): InviteRequest {
  const { department: departments, group: groups, names, role, sso } = form;
  const emails = form.invites.map((email): InviteRow => ({ email, role, departments, groups, ...names[email] }));
  return {
    emails,
    departments,
    groups,
    sso: sso || undefined,
    ...notificationPart(form, firstCourseId),
  };
}

/** The call takes at most this many names; each row carries its own in any case. */
const callNames = 100;

/** Imported people are learners. `importId` stays the same for one review, so that a retry adds nobody twice. */
export function toImportRequest(
  rows: readonly ImportRow[],
  notification: NotificationForm,
  { importId, firstCourseId }: { importId: string; firstCourseId?: string | undefined },
): InviteRequest {
  const emails = rows.map(({ email, name, lastName, department, group, awayFrom, awayUntil, ...place }): InviteRow => {
    const person: InviteRow = { email, role: 'user', departments: [department] };
    if (group) person.groups = [group];
    if (name) person.name = name;
    if (lastName) person.lastName = lastName;
    if (awayFrom) Object.assign(person, { awayFrom, awayUntil });
    if (place.language) person.language = readLanguageCell(place.language);
    if (place.timeZone) person.timeZone = place.timeZone;
    return person;
  });
  return {
    emails,
    departments: namesOf(emails.map((row) => row.departments ?? [])).slice(0, callNames),
    groups: namesOf(emails.map((row) => row.groups ?? [])).slice(0, callNames),
    importId,
    ...notificationPart(notification, firstCourseId),
  };
}

const wireFields: [RegExp, AddUsersField][] = [
  [/^emails\.\d+\.departments|^departments/, 'department'],
  [/^emails\.\d+\.groups|^groups/, 'group'],
  [/^emails\.\d+\.role/, 'role'],
  [/^emails/, 'invites'],
  [/^sso/, 'sso'],
  [/^custom_subject/, 'subject'],
  [/^custom_message/, 'message'],
  [/^notificationsEnabled/, 'notification'],
];

/** The form field for a field that the server refused. */
export const formField = (wireField: string): AddUsersField | undefined =>
  wireFields.find(([pattern]) => pattern.test(wireField.replace(/^body\./, '')))?.[1];
