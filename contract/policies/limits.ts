import { campaignLimits } from '../campaigns/limits.ts';

/** Limits of policies. */
export const policyLimits = {
  /** Days to acknowledge a revision: the offered numbers, and the range of a typed one. */
  daysToComplete: campaignLimits.daysToComplete,
  /** How long a text must have been open before it can be acknowledged. */
  minMinutes: { default: 0, max: 60 },
  /** After how many months a policy is to be reviewed; 0 is never. */
  reviewMonths: { choices: [0, 6, 12, 24], default: 12 },
  /** Longest text, in characters of HTML. */
  htmlMax: 200_000,
  autosaveSeconds: 10,
  /** Policies that a company may have. */
  policies: 500,
  /** Published revisions of one policy. */
  revisions: 200,
  pageSizes: [25, 50, 100],
  /** People whom the record of a revision names; its CSV names all. */
  recordPeople: 2_000,
} as const;
