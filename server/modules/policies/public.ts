export { filledPreset, sha256Of } from './content.ts';
export { mailDueReviews } from './reviewMail.ts';
export { policyWork } from './work.ts';
