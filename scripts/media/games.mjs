/**
 * Draws the pictures of the games into public/media/games. Run by hand when one changes: node scripts/media/games.mjs
 * The only words in them are names, numbers and addresses, the same in every language: brands are made up, domains are reserved (RFC 2606),
 * and phone numbers are those of Ofcom for drama.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { at } from '../lib/exec.mjs';
import { cover, loadNamed } from './draw.mjs';
import { phishing } from './phishingPictures.mjs';
import { scenes } from './scenePictures.mjs';

const icons = [
  'badge-check',
  'banknote',
  'bot',
  'building',
  'calendar',
  'car',
  'check',
  'circle-check',
  'eye',
  'file-text',
  'fish',
  'flag',
  'gift',
  'headset',
  'key-round',
  'link',
  'lock',
  'mail',
  'mic',
  'package',
  'paperclip',
  'phone',
  'phone-off',
  'play',
  'receipt',
  'shield-check',
  'smartphone',
  'triangle-exclamation-point',
  'user',
  'users',
  'video',
  'wifi',
  'x',
];

const covers = {
  phishing: { hue: 205, steps: [['fish', ['mail', 'smartphone', 'link', 'flag']]] },
  'fake-or-real': { hue: 284, steps: [['video', ['user', 'mic', 'phone', 'eye']]] },
};

await loadNamed(icons);
const folder = at('public', 'media', 'games');
mkdirSync(folder, { recursive: true });
const pictures = {
  ...Object.fromEntries(Object.entries(covers).map(([slug, scene]) => [`cover-${slug}`, cover(scene)])),
  ...phishing(),
  ...scenes(),
};
for (const [name, picture] of Object.entries(pictures)) writeFileSync(`${folder}/${name}.svg`, `${picture}\n`);
