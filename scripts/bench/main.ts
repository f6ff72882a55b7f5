import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ensureBuilt } from '../ensureBuilt.mjs';
import { root } from '../lib/exec.mjs';
import { say, stop } from '../lib/say.mjs';
import { openBrowser } from './browser.ts';
import type { Figure } from './figures.ts';
import { startHeed } from './heedProcess.ts';
import { measureApi } from './measureApi.ts';
import { measureHeap } from './measureHeap.ts';
import { measureSizes } from './measureSizes.ts';
import { measureTimes } from './measureTimes.ts';
import { type BenchOptions, readOptions, usage } from './options.ts';
import { failures, report, writeJson } from './report.ts';

try {
  const options = readOptions(process.argv.slice(2));
  if (options.help) say(usage);
  else await bench(options);
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}
process.exit();

async function bench(options: BenchOptions): Promise<void> {
  const loadBefore = loadavg();
  const scratch = mkdtempSync(join(tmpdir(), 'heed-bench-'));
  const figures: Figure[] = [];
  try {
    if (['sizes', 'times', 'heap'].some((part) => options.only.has(part as 'sizes')))
      figures.push(...(await measureInBrowser(options, scratch)));
    for (const kind of ['pglite', 'postgres'] as const) {
      if (!options.only.has(kind)) continue;
      const folder = options.keep && kind === 'pglite' ? resolve(options.keep) : scratch;
      figures.push(...(await measureApi({ kind, folder, ...options })));
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  const path = writeJson(resolve(root, options.results), figures, loadBefore);
  say(`\n${report(figures)}\n\nWritten to ${path}`);
  const [load = 0] = loadBefore;
  if (load > cpus().length / 2)
    say(`The machine was busy before the bench (load ${load.toFixed(1)} on ${cpus().length} cores): sizes hold, times do not.`);
  const failed = failures(figures);
  if (failed.length > 0) {
    say(`${failed.length} over budget: ${failed.map(({ id }) => id).join(', ')}`);
    process.exitCode = 1;
  }
}

/** The production build, served by the real server with the demo data of a first start. */
async function measureInBrowser({ only, runs }: BenchOptions, scratch: string): Promise<Figure[]> {
  await ensureBuilt();
  const heed = await startHeed({ DATA_DIR: join(scratch, 'demo') });
  const figures: Figure[] = [{ id: 'start.first', what: 'first start with demo data', unit: 's', value: heed.startedInMs / 1000 }];
  const browser = await openBrowser();
  try {
    if (only.has('sizes')) figures.push(...(await measureSizes(browser, heed.url)));
    if (only.has('times')) figures.push(...(await measureTimes(browser, heed.url, runs)));
    if (only.has('heap')) figures.push(...(await measureHeap(browser, heed.url)));
  } finally {
    await browser.close();
    await heed.stop();
  }
  return figures;
}
