import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { aptInstall } from './lib/apt.mjs';
import { at, exec, searchPath } from './lib/exec.mjs';
import { say } from './lib/say.mjs';

const headlessShell = 'chromium-headless-shell';
// The headless shell has no window around its pages, and so needs little more than half of the processor time.
const chromiumNames = [
  headlessShell,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];
const chromiumPlaces = [
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

const firefoxNames = ['firefox', 'firefox-esr'];
const firefoxPlaces = ['/Applications/Firefox.app/Contents/MacOS/firefox', 'C:\\Program Files\\Mozilla Firefox\\firefox.exe'];

function findProgram(chosen, names, places) {
  const candidates = [chosen, ...searchPath().flatMap((folder) => names.map((name) => join(folder, name))), ...places];
  return candidates.find((path) => path && existsSync(path));
}

/** Path of an installed Chromium: CHROME_PATH first, then the usual names and places. */
export const findBrowser = () => findProgram(process.env.CHROME_PATH, chromiumNames, chromiumPlaces);

/** Path of an installed Firefox: FIREFOX_PATH first, then the usual names and places. */
export const findFirefox = () => findProgram(process.env.FIREFOX_PATH, firefoxNames, firefoxPlaces);

async function playwrightsOwn() {
  const code = await exec(process.execPath, [at('node_modules', '@playwright', 'test', 'cli.js'), 'install', headlessShell]);
  if (code !== 0) return undefined;
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/** Path of Chromium, which is installed if missing; undefined if that is not possible. */
export async function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  say('No browser found; installing one …');
  return (await aptInstall(headlessShell)) || (await aptInstall('chromium')) ? findBrowser() : playwrightsOwn();
}

/** Path of Firefox, which is installed on Debian if missing; undefined if that is not possible. */
export async function ensureFirefox() {
  return findFirefox() ?? ((await aptInstall('firefox-esr')) ? findFirefox() : undefined);
}
