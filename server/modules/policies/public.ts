export { mailDueReviews } from './reviewMail.ts';
export { policyWork } from './work.ts';
