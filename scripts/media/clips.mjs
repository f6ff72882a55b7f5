/**
 * Draws the clips and posters of the library into public/media, premium clips into server/catalogue/premium. Run by hand when a
 * scene changes: node scripts/media/clips.mjs
 * Needs Chromium and ffmpeg with VP9. Clips are 640x360 without sound, at most 60 KB; posters are the same drawing as SVG.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findBrowser } from '../browser.mjs';
import { at } from '../lib/exec.mjs';
import { frame, height, loadIcons, width } from './draw.mjs';
import { scenes } from './scenes.mjs';

const framesPerSecond = 15;
const mostBytes = 60_000;
/** The time of the poster: the danger, fully visible. */
const posterAt = 0.5;

const encoder = (file) =>
  spawn(
    'ffmpeg',
    [
      '-y',
      '-loglevel',
      'error',
      '-f',
      'image2pipe',
      '-c:v',
      'mjpeg',
      '-r',
      `${framesPerSecond}`,
      '-i',
      '-',
      '-c:v',
      'libvpx-vp9',
      '-crf',
      '42',
      '-b:v',
      '40k',
      '-g',
      '90',
      '-row-mt',
      '1',
      '-deadline',
      'good',
      '-cpu-used',
      '2',
      '-pix_fmt',
      'yuv420p',
      '-an',
      '-fflags',
      '+bitexact',
      '-map_metadata',
      '-1',
      file,
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );

async function film(page, scene) {
  // Premium clips go into a folder that is not public.
  const premium = at('server', 'catalogue', 'premium', `${scene.slug}.webm`);
  const file = existsSync(premium) ? premium : at('public', 'media', 'clips', `${scene.slug}.webm`);
  const encoding = encoder(file);
  const frames = scene.seconds * framesPerSecond;
  for (let i = 0; i < frames; i += 1) {
    await page.evaluate(
      (svg) => {
        document.body.innerHTML = svg;
      },
      frame(scene, i / frames),
    );
    const picture = await page.screenshot({ type: 'jpeg', quality: 92 });
    if (!encoding.stdin.write(picture)) await once(encoding.stdin, 'drain');
  }
  encoding.stdin.end();
  const [code] = await once(encoding, 'close');
  const bytes = statSync(file).size;
  if (code !== 0 || bytes > mostBytes) throw new Error(`${scene.slug}: ffmpeg ended with ${code}, ${bytes} bytes`);
  writeFileSync(at('public', 'media', 'posters', `${scene.slug}.svg`), `${frame(scene, posterAt)}\n`);
  process.stdout.write(`${scene.slug}: ${scene.seconds} s, ${bytes} bytes\n`);
}

for (const folder of ['clips', 'posters']) mkdirSync(at('public', 'media', folder), { recursive: true });
await loadIcons(scenes);
const wanted = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: findBrowser() });
try {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent('<style>body{margin:0}svg{display:block}</style><body></body>');
  for (const scene of scenes) if (wanted.length === 0 || wanted.includes(scene.slug)) await film(page, scene);
} finally {
  await browser.close();
}
