/** What other folders may use. */
export { AddUsersOverlay } from './add/AddUsersOverlay.tsx';
export { OwnTextsNote } from './add/OwnTextsNote.tsx';
export { countPeople, useExactCount } from './countPeople.ts';
export { memberFields, pickerFields, statusTones } from './fields.tsx';
export { ofCampaign, ofExercise, ofRow, ofWork, type ReminderRequest } from './remind/reminderRequest.ts';
export { RemindButton, RemindDialog, RemindSelected, useRemindDialog } from './remind/useRemindDialog.tsx';
export { useUserActions } from './useUserActions.tsx';
