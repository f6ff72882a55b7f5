/** Access of a parent company to the company of a customer, seen from both sides. */
export { AccessCard } from './AccessCard.tsx';
export { AccessRequestDialog } from './AccessRequestDialog.tsx';
export { useAccessActions } from './useAccessActions.tsx';
