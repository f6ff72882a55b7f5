import { describe, expect, it } from 'vitest';
import { paths } from '#contract/paths';
import { redirects, routes } from '~/app/routes.tsx';
import { isGroup, navigation } from '~/app/shell/sidebar/navigation.ts';

const known = new Set<string>([...routes, ...redirects].map(({ path }) => path));

describe('the route table', () => {
  it('has every URL of the product exactly once', () => {
    expect([...known].filter((path) => path !== '*').sort()).toEqual(Object.values(paths).sort());
    expect(known.size).toBe(routes.length + redirects.length);
  });

  it('redirects the root to home and users to all users, and shows the 404 page for unknown ones', () => {
    const to = Object.fromEntries(redirects.map((redirect) => [redirect.path, redirect.to]));
    expect(to).toMatchObject({
      '/': '/home',
      '/users': '/users/all_users',
      '*': '/error/404',
      '/verify_email': '/home',
      '/register': '/home',
    });
  });

  it('has no page of phishing exercises that stays while their flag is off', () => {
    const pages = routes.filter(({ path }) => path.includes('phishing-exercise'));
    expect(pages.length).toBeGreaterThan(8);
    expect(pages.filter(({ flag }) => flag !== 'phishingExercise').map(({ path }) => path)).toEqual([]);
  });

  it('redirects only to pages', () => {
    expect(redirects.filter(({ to }) => !routes.some(({ path }) => path === to.split('?')[0]))).toEqual([]);
  });

  it('lets only the error pages be opened by anyone', () => {
    const open = routes.filter(({ access }) => access === 'anyone').map(({ path }) => path);
    expect(open).toEqual([paths.notFound, paths.serverError, paths.disabledCompany]);
  });

  it('has a page for every entry of the sidebar, directly or by a redirect, guarded by the same capability', () => {
    const links = navigation.flatMap((entry) => (isGroup(entry) ? entry.children : [entry]));
    expect(links.length).toBeGreaterThan(4);
    for (const { to, access } of links) {
      const page = redirects.find(({ path }) => path === to)?.to ?? to;
      const route = routes.find(({ path }) => path === page);
      expect(route, to).toBeDefined();
      expect(route?.access).toBe(access);
    }
  });
});
