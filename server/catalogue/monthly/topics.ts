import type { ClipSlug } from '../clips.ts';

/**
 * The topic of each month of the calendar, January first. Some follow the year: backups at the end of March, foreign networks when people
 * travel, a colleague who is away in August, shops and parcels before the holidays.
 */
export const topicOfMonth: readonly ClipSlug[] = [
  'passwords',
  'deepfakes',
  'ransomware',
  'links',
  'two-step',
  'personal-data',
  'public-wifi',
  'phone-calls',
  'clean-desk',
  'report-it',
  'phishing',
  'text-messages',
];
