/** What pages share about starting, copying and ending the campaign of a course. */
export { customList, editAddress, startAddress, useFiguresAddress } from './addresses.ts';
export { CourseCreatedDialog } from './CourseCreatedDialog.tsx';
export { NotificationFields } from './NotificationFields.tsx';
export { DeadlineFields, StartField } from './TimingFields.tsx';
export { useCopyAndEdit } from './useCopyAndEdit.tsx';
export { useEndCampaign } from './useEndCampaign.ts';
export { type MailTexts, useNotificationTexts } from './useNotificationTexts.ts';
