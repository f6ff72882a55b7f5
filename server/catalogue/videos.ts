import type { ClipSlug } from './clips.ts';

/** Videos that only the English library has: slug, clip, name. */
export const moreEnglishVideos: readonly (readonly [slug: string, clip: ClipSlug, name: string])[] = [
  ['invoice-fraud', 'phishing', 'The invoice that changed its account number'],
  ['ceo-fraud', 'phishing', 'When the boss is in a hurry: CEO fraud'],
  ['spear-phishing', 'phishing', 'Spear phishing: written just for you'],
  ['attachments', 'ransomware', 'Attachments: open, check or ask'],
  ['qr-codes', 'links', 'QR codes on parking meters and posters'],
  ['shortened-links', 'links', 'Short links and where they lead'],
  ['search-ads', 'links', 'The first search result is an advert'],
  ['password-manager', 'passwords', 'A password manager in your day'],
  ['passphrases', 'passwords', 'Four words are better than one'],
  ['passkeys', 'two-step', 'Passkeys: signing in without a password'],
  ['prompt-bombing', 'two-step', 'Twenty prompts at midnight: push fatigue'],
  ['help-desk-calls', 'phone-calls', 'A call from the help desk that you did not ask for'],
  ['parcel-messages', 'text-messages', 'Your parcel is waiting, says a stranger'],
  ['travel', 'public-wifi', 'On the road: trains, hotels and airports'],
  ['home-office', 'public-wifi', 'The router at home is part of the office'],
  ['usb-sticks', 'clean-desk', 'The USB stick from the car park'],
  ['shoulder-surfing', 'clean-desk', 'Who reads over your shoulder?'],
  ['wrong-recipient', 'personal-data', 'Sent to the wrong Anna'],
  ['ai-assistants', 'personal-data', 'What not to tell an AI assistant'],
  ['voice-clones', 'deepfakes', 'The voice is hers, the words are not'],
];
