import type { Browser } from '@playwright/test';
import { paths } from '../../contract/paths.ts';
import { openVisit, type Visit } from './browser.ts';
import { type Figure, ofRuns } from './figures.ts';
import { fillLogin, filter, menu, openDeepLink, settle, sights, signInTo, submitLogin } from './screens.ts';

const speeds = [
  { id: 'slow', name: '4× slower processor, Fast 4G', slow: true },
  { id: 'fast', name: 'full speed', slow: false },
] as const;

/** Login page painted, sign-in to first list, menu to rows, last filter key to rows: medians of several runs. */
export async function measureTimes(browser: Browser, base: string, runs: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { id, name, slow } of speeds) {
    const logins: number[] = [];
    const lists: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const visit = await openVisit(browser, { login: sights.login }, { slow });
      await openDeepLink(visit, base);
      logins.push(await visit.seen('login'));
      await settle(visit);
      await fillLogin(visit);
      lists.push(await submitLogin(visit));
      await visit.context.close();
    }
    figures.push(
      ofRuns(`times.${id}.login`, `login painted, ${name}`, 'ms', logins),
      ofRuns(`times.${id}.list`, `sign-in to first list, ${name}`, 'ms', lists),
    );
  }
  return [...figures, ...(await measureUse(browser, base, runs))];
}

/** Frequent actions, at full speed. */
async function measureUse(browser: Browser, base: string, runs: number): Promise<Figure[]> {
  const menus: number[] = [];
  const filters: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const visit = await openVisit(browser, { login: sights.login });
    await signInTo(visit, base);
    for (const name of ['departments', 'groups', 'users'] as const) menus.push(await toList(visit, name));
    filters.push(await typeFilter(visit));
    await visit.context.close();
  }
  return [
    ofRuns('times.fast.menu', 'menu to rows, full speed', 'ms', menus),
    ofRuns('times.fast.filter', 'last filter key to rows, full speed', 'ms', filters),
  ];
}

const addresses = { users: paths.allUsers, departments: paths.departments, groups: paths.groups } as const;

export async function toList(visit: Visit, name: keyof typeof addresses): Promise<number> {
  const took = await visit.after(() => visit.page.click(menu(addresses[name])), sights[name]);
  await settle(visit);
  return took;
}

async function typeFilter(visit: Visit): Promise<number> {
  await visit.page.click(filter.input);
  return visit.after(() => visit.page.keyboard.type(filter.text, { delay: 40 }), filter.sight);
}
