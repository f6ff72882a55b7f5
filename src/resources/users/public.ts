/** What flows outside of this folder may use. */
export { OwnTextsNote } from './add/OwnTextsNote.tsx';
export { memberFields, pickerFields } from './fields.tsx';
export { RemindButton } from './remind/RemindButton.tsx';
export { ofCampaign, type Reminding } from './remind/reminding.ts';
export { RemindSelected } from './remind/RemindSelected.tsx';
export { useRemindDialog } from './remind/useRemindDialog.tsx';
export { useUserDeeds } from './useUserDeeds.tsx';
export { UsersOverlays } from './UsersOverlays.tsx';
