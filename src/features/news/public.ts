/** What notifications and surveys have in common: dialogs over their lists that create, edit and delete. */
export { DeleteRecordDialog } from './DeleteRecordDialog.tsx';
export { RecordDialogs } from './RecordDialogs.tsx';
