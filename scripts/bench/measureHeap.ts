import type { Browser } from '@playwright/test';
import { openVisit, type Visit } from './browser.ts';
import type { Figure } from './figures.ts';
import { sights, signInTo } from './screens.ts';
import { toList } from './measureTimes.ts';

const lists = ['departments', 'groups', 'users'] as const;
const navigations = 51;

/** How much memory leaks when switching between lists; every list is opened twice before the first measurement. */
export async function measureHeap(browser: Browser, base: string): Promise<Figure[]> {
  const visit = await openVisit(browser, { login: sights.login });
  await signInTo(visit, base);
  await wander(visit, lists.length * 2);
  const before = await weigh(visit);
  await wander(visit, navigations);
  const after = await weigh(visit);
  await visit.context.close();
  return [
    { id: 'heap.used', what: 'memory with every list seen', unit: 'MiB', value: before },
    { id: 'heap.growth', what: `memory growth over ${navigations} navigations`, unit: 'MiB', value: after - before },
  ];
}

async function wander(visit: Visit, steps: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) await toList(visit, lists[step % lists.length] ?? 'users');
}

async function weigh({ devtools, page }: Visit): Promise<number> {
  for (let round = 0; round < 3; round += 1) {
    await devtools.send('HeapProfiler.collectGarbage');
    await page.waitForTimeout(150);
  }
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize / 2 ** 20;
}
