/**
 * What a month of the plan is. `planned` has yet to begin, `skipped` gives nobody a video, and `missed` has none although its start has
 * passed: the programme was off then. The others are those of its video.
 */
export const monthStates = ['planned', 'skipped', 'missed', 'running', 'suspended', 'ended'] as const;
export type MonthState = (typeof monthStates)[number];

/** Topics of the library, one for each month of the calendar: its clips without words. */
export const monthlyTopics = [
  'phishing',
  'links',
  'passwords',
  'two-step',
  'ransomware',
  'phone-calls',
  'text-messages',
  'public-wifi',
  'clean-desk',
  'personal-data',
  'report-it',
  'deepfakes',
] as const;
export type MonthlyTopic = (typeof monthlyTopics)[number];

/** A month as `2027-01`. */
export const monthPattern = /^20\d{2}-(0[1-9]|1[0-2])$/;
