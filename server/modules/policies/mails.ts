import { pathTo, paths } from '#contract/paths';
import { defineMail } from '../../mail/mailKind.ts';

/** To the owner of a policy on the day of its next review, once. */
export const policyReviewDue = defineMail<{ name?: string; policyName: string; policyId: string }>({
  template: 'policy_review_due',
  button: { path: ({ policyId = '' }) => pathTo(paths.policyDocument, { policyId }) },
});
