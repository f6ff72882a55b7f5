/** One-page PDFs below public/media/cheat-sheets, printed by scripts/media. */
export const cheatSheetTexts = [
  { slug: 'spot-the-phish', name: 'Spot the phish', language: null },
  { slug: 'strong-sign-in', name: 'Passwords and two-step sign-in', language: null },
  { slug: 'working-anywhere', name: 'Working safely anywhere', language: null },
  { slug: 'personal-data', name: 'Handling personal data', language: null },
  { slug: 'first-minutes', name: 'The first ten minutes of an incident', language: null },
  { slug: 'reconoce-el-phishing', name: 'Reconozca el phishing', language: 'es' },
] as const;
