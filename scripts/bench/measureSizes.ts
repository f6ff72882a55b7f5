import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Browser, Request } from '@playwright/test';
import { openVisit } from './browser.ts';
import type { Figure } from './figures.ts';
import { fillLogin, openDeepLink, settle, sights, submitLogin } from './screens.ts';

const zip = promisify(gzip);
const brotli = promisify(brotliCompress);

interface Loaded {
  /** Milliseconds from page start to the request. */
  at: number;
  gzip: number;
  brotli: number;
}

/**
 * JavaScript and CSS that the browser loads before the login page is painted, and before the first list is. Every file is
 * compressed again at the highest level, so that the figure does not depend on how it was served.
 */
export async function measureSizes(browser: Browser, base: string): Promise<Figure[]> {
  const visit = await openVisit(browser, { login: sights.login });
  const requests: Request[] = [];
  visit.page.on('request', (request) => requests.push(request));
  await openDeepLink(visit, base);
  const login = await visit.seen('login');
  await settle(visit);
  await fillLogin(visit);
  await submitLogin(visit);
  const list = await visit.seen('next');
  await settle(visit);

  const origin = await visit.page.evaluate(() => performance.timeOrigin);
  const loaded = (await Promise.all(requests.map((request) => weigh(request, origin)))).filter((one) => one !== undefined);
  await visit.context.close();
  return [...before('login', 'the login page', login, loaded), ...before('list', 'the first list', list, loaded)];
}

async function weigh(request: Request, origin: number): Promise<Loaded | undefined> {
  if (!['script', 'stylesheet', 'other', 'fetch'].includes(request.resourceType())) return undefined;
  const response = await request.response();
  const type = response?.headers()['content-type'] ?? '';
  if (!response?.ok() || !/javascript|css/.test(type)) return undefined;
  const body = await response.body();
  const [zipped, brotlied] = await Promise.all([zip(body, { level: 9 }), brotli(body)]);
  return { at: request.timing().startTime - origin, gzip: zipped.length, brotli: brotlied.length };
}

function before(id: string, what: string, moment: number, loaded: readonly Loaded[]): Figure[] {
  const early = loaded.filter(({ at }) => at <= moment);
  const kib = (key: 'gzip' | 'brotli') => early.reduce((sum, one) => sum + one[key], 0) / 1024;
  return [
    { id: `sizes.${id}.gzip`, what: `JS and CSS before ${what}, gzip`, unit: 'KiB', value: kib('gzip') },
    { id: `sizes.${id}.brotli`, what: `JS and CSS before ${what}, brotli`, unit: 'KiB', value: kib('brotli') },
    { id: `sizes.${id}.files`, what: `JS and CSS files before ${what}`, unit: 'requests', value: early.length },
  ];
}
