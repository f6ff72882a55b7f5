import { demoPassword } from '../../server/demo/accounts.ts';
import { paths } from '../../contract/paths.ts';
import type { Visit } from './browser.ts';
import type { Sight } from './watchPage.ts';

const rows = (resource: string): Pick<Sight, 'selector' | 'least'> => ({
  selector: `[data-testid="list-${resource}"] tbody tr`,
  least: 2,
});
const list = (resource: string, path: string): Sight => ({ path: `^${path}`, ...rows(resource) });

export const sights = {
  login: { path: `^${paths.login}`, selector: 'input[type="password"]' },
  users: list('users', paths.allUsers),
  departments: list('departments', paths.departments),
  groups: list('groups', paths.groups),
} satisfies Record<string, Sight>;

export const menu = (path: string): string => `nav a[href^="${path}"]`;
export const filter = { input: 'input[type="search"]', text: 'ann', sight: { ...rows('users'), every: 'ann', least: 1 } };

/** Opens the list of people while signed out, which redirects to the login page. */
export const openDeepLink = (visit: Visit, base: string) => visit.page.goto(base + paths.allUsers, { waitUntil: 'commit' });

export async function fillLogin({ page }: Visit): Promise<void> {
  await page.fill('input[type="email"]', 'admin@acme.example');
  await page.fill('input[type="password"]', demoPassword);
}

/** Milliseconds from the click on sign-in to the painted list. */
export const submitLogin = (visit: Visit): Promise<number> =>
  visit.after(() => visit.page.click('button[type="submit"]'), sights.users);

/** Waits until the page has no requests for a moment, so that a running prefetch does not affect the next measurement. */
export async function settle({ page }: Visit): Promise<void> {
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await page.waitForTimeout(500);
}

export async function signInTo(visit: Visit, base: string): Promise<void> {
  await openDeepLink(visit, base);
  await visit.seen('login');
  await settle(visit);
  await fillLogin(visit);
  await submitLogin(visit);
  await settle(visit);
}
