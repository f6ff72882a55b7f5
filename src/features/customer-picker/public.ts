/** Choosing customers to share something with, and changing it there. The kind that is shared brings its list, its reasons and its calls. */
export { ActionDialog } from './ActionDialog.tsx';
export { CustomerProgress } from './CustomerProgress.tsx';
export { type Candidate, nameWithReason } from './candidate.tsx';
export { type ChosenCustomers, chosenIn, countChosen, nobody } from './chosen.ts';
export { CustomerPicker } from './CustomerPicker.tsx';
export { ReceiversHead } from './ReceiversHead.tsx';
