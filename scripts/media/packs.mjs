/**
 * Draws the covers of the exercise packs into public/media/packs. Run by hand when a pack is added: node scripts/media/packs.mjs
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { at } from '../lib/exec.mjs';
import { cover, loadIcons } from './draw.mjs';

/** By slug of the pack: a hue, the icon in the middle, and those around it. */
const packs = {
  everyday: [24, 'package', ['gift', 'mail', 'credit-card']],
  phone: [160, 'smartphone', ['message-square', 'bell', 'landmark']],
  'sign-in': [212, 'key-round', ['lock', 'scan-line', 'file-text']],
  people: [284, 'users', ['tree-palm', 'heart-pulse', 'wallet']],
  travel: [188, 'plane', ['ticket', 'calendar', 'map-pin']],
  money: [340, 'receipt', ['banknote', 'coins', 'building']],
};

const scenes = Object.entries(packs).map(([slug, [hue, main, others]]) => ({ slug, hue, steps: [[main, others]] }));
await loadIcons(scenes);
mkdirSync(at('public', 'media', 'packs'), { recursive: true });
for (const scene of scenes) writeFileSync(at('public', 'media', 'packs', `${scene.slug}.svg`), `${cover(scene)}\n`);
