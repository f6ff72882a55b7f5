import type { Page } from '@playwright/test';
import { paths } from '#contract/paths';
import { getCompanyLink, getMagicLink } from '#contract/session/signInLinks';
import { expectAccessible, fillSignIn, inMenu, rowsOf } from './support/actions.ts';
import { origin } from './support/origin.ts';
import { expect, test } from './support/test.ts';

const bannerOf = (page: Page, email: string) => page.getByText(`You are logged in as Acme (${email}).`);
const expired = 'Verification token is expired, please try again';

async function openAcme(page: Page): Promise<Page> {
  await page.goto('/home');
  await page.getByRole('searchbox', { name: 'Search companies' }).fill('acme');
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Open Acme in a new tab' }).click();
  return opened;
}

test.describe('a company in a tab of its own', () => {
  const email = 'support@heed.example';
  test.use({ as: email });

  test('shows it under a banner, and leaves the other tabs at home', async ({ page }) => {
    const tab = await openAcme(page);
    await expect(bannerOf(tab, email)).toBeVisible();
    await expect(tab).toHaveURL(/\/home$/);
    await inMenu(tab, 'All Users').click();
    await expect(await rowsOf(tab, 'users')).toHaveCount(25);
    await tab.reload();
    await expect(bannerOf(tab, email)).toBeVisible();
    await expectAccessible(tab);
    await tab.getByRole('button', { name: 'Account menu' }).click();
    await expect(tab.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
    await expect(tab.getByRole('menuitem', { name: 'My Profile' })).toHaveCount(0);
    await tab.keyboard.press('Escape');

    await page.reload();
    await expect(page.getByRole('region', { name: 'Choose a company' })).toBeVisible();
    await expect(bannerOf(page, email)).toBeHidden();

    await tab.getByRole('button', { name: 'Exit' }).click();
    await expect(tab.getByRole('region', { name: 'Choose a company' })).toBeVisible();
    await expect(tab.getByText('You are back in Heed')).toBeVisible();
    await expect(bannerOf(tab, email)).toBeHidden();
  });

  test('of a link that was used leads home, with a message', async ({ page }) => {
    let link = '';
    page.context().on('request', (request) => {
      if (request.isNavigationRequest() && request.url().includes('companyToken=')) link = request.url();
    });
    const tab = await openAcme(page);
    await expect(bannerOf(tab, email)).toBeVisible();
    let leaving = 0;
    tab.on('request', (request) => {
      if (request.isNavigationRequest() && new URL(request.url()).pathname === paths.login) leaving += 1;
    });
    await tab.goto(link);
    await expect(tab.getByText(expired)).toBeVisible();
    await expect(tab).toHaveURL(/\/home$/);
    expect(leaving).toBe(1);
  });

  test('is not opened by a link that names another company than its token', async ({ page }) => {
    const other = '00000000-0000-4000-8000-000000000000';
    await page.route(`**${getCompanyLink.path.replace('{companyId}', '*')}`, async (route) => {
      const reply = await route.fetch();
      const link = new URL(((await reply.json()) as { link: string }).link, origin);
      link.searchParams.set('companyId', other);
      await route.fulfill({ response: reply, json: { link: link.href } });
    });
    const tab = await openAcme(page);
    await expect(tab.getByText('You have no access to this company')).toBeVisible();
    await expect(bannerOf(tab, email)).toBeHidden();
  });

  test('of a made-up link leads somebody who is signed out to the sign-in page', async ({ elsewhere }) => {
    const guest = await elsewhere();
    await guest.goto('/login_as_company?companyToken=made-up');
    await expect(guest.getByText(expired)).toBeVisible();
    await expect(guest).toHaveURL(/\/login$/);
  });
});

test.describe('a magic link', () => {
  test.use({ as: 'admin@globex.example' });

  test('signs in where it is opened, once, and its token leaves the address', async ({ api, elsewhere }) => {
    const { link } = await api.call(getMagicLink, { query: { platformType: 'admin', redirectTo: 'users' } });
    const path = new URL(link).search;
    const there = await elsewhere();
    await there.goto(`/login${path}`);
    await expect(there).toHaveURL(/\/users\/all_users$/);
    await expect((await rowsOf(there, 'users')).first()).toBeVisible();

    await there.goto(`/login${path}`);
    await expect(there.getByText(expired)).toBeVisible();
    await expect(there).toHaveURL(/\/login\?redirectTo=/);
    // Whoever was signed in is signed out, also in a second tab.
    const second = await there.context().newPage();
    await second.goto('/home');
    await expect(second).toHaveURL(/\/login/);
    await fillSignIn(there, 'admin@globex.example');
    await expect(there).toHaveURL(/\/users\/all_users$/);
  });

  test('leads nowhere but to its own targets', async ({ api, elsewhere }) => {
    for (const redirectTo of ['//evil.example', 'https://evil.example', '/reports']) {
      const { link } = await api.call(getMagicLink, { query: { platformType: 'admin' } });
      const query = new URLSearchParams({ ...Object.fromEntries(new URL(link).searchParams), redirectTo });
      const there = await elsewhere();
      await there.goto(`/login?${query.toString()}`);
      await expect(there).toHaveURL(/\/home$/);
      await there.context().close();
    }
  });
});

test.describe('addresses that ask for something', () => {
  test.use({ as: 'admin@acme.example' });

  test('the address of a finished checkout leads to the home page, which says once what holds', async ({ page }) => {
    await page.goto('/users/all_users?modal=purchaseComplete');
    // Nothing was paid.
    const dialog = page.getByRole('dialog', { name: 'Your company is on Boost' });
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(/\/home$/);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Got it' }).click();
    await expect(dialog).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  test('a sign-in with a company opens it, if the person may act there', async ({ elsewhere, api }) => {
    const { company_id: companyId } = api.me;
    const allowed = await elsewhere();
    await allowed.goto(`/login?companyId=${companyId}&redirectTo=/users/departments`);
    await fillSignIn(allowed, 'support@heed.example');
    await expect(bannerOf(allowed, 'support@heed.example')).toBeVisible();
    await expect(allowed).toHaveURL(/\/users\/departments$/);
    const refused = await elsewhere();
    await refused.goto(`/login?companyId=${companyId}`);
    await fillSignIn(refused, 'admin@globex.example');
    await expect(refused.getByText(/access/).first()).toBeVisible();
    await expect(bannerOf(refused, 'admin@globex.example')).toBeHidden();
  });
});
