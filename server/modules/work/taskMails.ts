import type { DueDateParams } from '../../mail/dates.ts';
import { defineMail, type MailKind } from '../../mail/mailKind.ts';
import type { OpenTasksParams } from '../../mail/openTasks.ts';

type TaskParams<NameParam extends string> = { name?: string; companyName: string } & Record<NameParam, string>;

/**
 * Declares the mails about the tasks of a kind of work: `<prefix>_assigned` for a new one, in the admin's own words if there are any, and
 * `<prefix>_reminder`, the weekly reminder of somebody who has only one open task. `nameParam` is the name of the task in their texts, and `words` their params in the language of the mail.
 */
export const taskMails = <NameParam extends string>(prefix: string, nameParam: NameParam, words?: MailKind['words']) => ({
  nameParam,
  assigned: defineMail<TaskParams<NameParam> & DueDateParams & { subject?: string; message?: string }>({
    template: `${prefix}_assigned`,
    button: 'learnerApp',
    ...(words && { words }),
  }),
  reminder: defineMail<TaskParams<NameParam> & OpenTasksParams>({
    template: `${prefix}_reminder`,
    button: 'learnerApp',
    ...(words && { words }),
  }),
});
