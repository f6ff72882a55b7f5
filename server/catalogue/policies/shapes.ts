/**
 * The policies of the library. A company starts from one, adapts it and publishes it under its own name. The slug is stored with what
 * a company made of it: never change one. `edition` goes up when the text says something new, so that companies can compare.
 */
export const policyPlans = {
  'acceptable-use': { edition: 1 },
  passwords: { edition: 1 },
  'clean-desk': { edition: 1 },
  'working-away': { edition: 1 },
  'information-handling': { edition: 1 },
  'incident-reporting': { edition: 1 },
  'ai-assistants': { edition: 1 },
} as const;

export type PolicySlug = keyof typeof policyPlans;

/** Some rules under a heading of their own. */
interface Rules {
  heading: string;
  points: readonly string[];
}

/** A policy in one language, in the order in which people read it. */
export interface PolicyText {
  name: string;
  /** One or two sentences on its card. */
  summary: string;
  purpose: string;
  appliesTo: string;
  rules: readonly Rules[];
  inDoubt: string;
  contact: string;
}

/** The headings that all policies share; those of their rules are their own. */
type SharedHeadings = Readonly<Record<'purpose' | 'appliesTo' | 'inDoubt' | 'contact', string>>;

/** All policies in one language. `notice` stands beside the preset and its draft; people who read the policy do not see it. */
export interface PolicyTexts {
  notice: string;
  headings: SharedHeadings;
  policies: Readonly<Record<PolicySlug, PolicyText>>;
}
