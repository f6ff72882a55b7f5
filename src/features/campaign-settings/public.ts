/** The settings of a campaign in forms: start, deadline and notification. Their rules are in `campaign-rules`, who gets it in `audience`. */
export { NotificationFields } from './NotificationFields.tsx';
export { DeadlineFields, StartField } from './TimingFields.tsx';
export { type MailTexts, useNotificationTexts } from './useNotificationTexts.ts';
