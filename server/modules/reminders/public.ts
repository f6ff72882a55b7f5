export { remindOverdue } from './remindOverdue.ts';
export { defineReminderKind, workOf } from './kinds.ts';
