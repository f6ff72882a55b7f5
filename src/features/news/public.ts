/** What notifications and surveys have in common: the dialog that deletes one. */
export { DeleteRecordDialog } from './DeleteRecordDialog.tsx';
