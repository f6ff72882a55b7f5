export { remindOverdue } from './remindOverdue.ts';
export { defineReminderKind } from './kinds.ts';
