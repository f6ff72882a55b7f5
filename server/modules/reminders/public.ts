export { defineReminderKind, workOf } from './kinds.ts';
