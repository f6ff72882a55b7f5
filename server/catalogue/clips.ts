/** Clips of the library, drawn by scripts/media. They have no words, so they work in every language. Lengths in seconds. */
export const clips = {
  phishing: { seconds: 9, category: 'scams' },
  links: { seconds: 8, category: 'scams' },
  passwords: { seconds: 10, category: 'access' },
  'two-step': { seconds: 9, category: 'access' },
  ransomware: { seconds: 11, category: 'devices' },
  'phone-calls': { seconds: 8, category: 'scams' },
  'text-messages': { seconds: 7, category: 'scams' },
  'public-wifi': { seconds: 9, category: 'devices' },
  'clean-desk': { seconds: 10, category: 'data' },
  'personal-data': { seconds: 11, category: 'data' },
  'report-it': { seconds: 6, category: 'data' },
  deepfakes: { seconds: 12, category: 'scams' },
} as const;

export type ClipSlug = keyof typeof clips;

/** Clips with a shared page, and clips included in every plan. */
export const publicClips: readonly ClipSlug[] = ['phishing', 'passwords', 'report-it'];
export const freeClips: readonly ClipSlug[] = ['phishing', 'links', 'passwords', 'two-step', 'clean-desk', 'report-it'];

export const clipFile = (slug: ClipSlug): string => `${freeClips.includes(slug) ? 'clips' : 'premium'}/${slug}.webm`;
export const posterFile = (slug: ClipSlug): string => `posters/${slug}.svg`;
