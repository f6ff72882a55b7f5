import type { ClipSlug } from '../clips.ts';
import { languages } from '../languages/index.ts';

export const topicOfMonth: readonly ClipSlug[] = [
  'passwords',
  'phishing',
  'links',
  'two-step',
  'ransomware',
  'phone-calls',
  'public-wifi',
  'clean-desk',
  'personal-data',
  'report-it',
  'deepfakes',
  'text-messages',
];
export const monthlyText = (slug: ClipSlug, language: string) => ({
  sentences: [`${slug} ${language}`, 'b'],
  tips: ['a', 'b', 'c'],
});
export const topicName = (slug: ClipSlug, language: string): string =>
  (languages.find(({ code }) => code === language) ?? languages[0]!).videos[slug];
export const allTopicNames = (slug: ClipSlug): Record<string, string> =>
  Object.fromEntries(languages.map(({ code, videos }) => [code, videos[slug]]));
