import { sessionLimits } from './limits.ts';

/** The strength checklist, in display order. Each name is the key `auth.passwordRules.<name>` of the locales. */
export const passwordRules = {
  length: (value: string) => value.length >= sessionLimits.passwordMin,
  uppercase: (value: string) => /\p{Lu}/u.test(value),
  lowercase: (value: string) => /\p{Ll}/u.test(value),
  digit: (value: string) => /\p{Nd}/u.test(value),
  special: (value: string) => /[^\p{L}\p{Nd}\s]/u.test(value),
} as const;

export type PasswordRule = keyof typeof passwordRules;

export const unmetPasswordRules = (value: string): PasswordRule[] =>
  (Object.keys(passwordRules) as PasswordRule[]).filter((rule) => !passwordRules[rule](value));
