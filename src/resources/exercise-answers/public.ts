/** What other folders may use. */
export { AnswersDialog } from './AnswersDialog.tsx';
