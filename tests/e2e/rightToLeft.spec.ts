import type { Locator, Page } from '@playwright/test';
import { expectNoSideScroll, fillSignIn, rowsOf } from './support/actions.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const he = wordsOf('he');
const widths = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } } as const;

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('not on screen');
  return { start: Math.round(box.x), end: Math.round(box.x + box.width) };
}

/** Waits until something that slides in has arrived at its place. */
const expectAt = (locator: Locator, place: { start?: number; end?: number }) =>
  expect.poll(() => boxOf(locator)).toMatchObject(place);

const drawer = (page: Page) => page.getByRole('dialog', { name: he('addUsers.title') });

test('everything is right to left in Hebrew: sidebar, list, menus and drawers, on a wide and on a narrow screen', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('he');
  await expect(page.getByRole('heading', { name: he('auth.login.title') })).toBeVisible();
  await page.getByRole('combobox').selectOption('en');
  await fillSignIn(page, 'admin@zenith.example');
  await expect(page).toHaveURL(/\/home$/);
  // What mirrors the panel is fetched at this moment.
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: 'עברית' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'he');

  const side = page.getByRole('complementary');
  const menu = page.getByRole('navigation', { name: he('shell.nav.title') });
  await expectAt(side, { end: 1440 });
  await menu.getByRole('link', { name: he('shell.nav.allUsers') }).click();
  const rows = await rowsOf(page, 'users');
  await expect(rows).toHaveCount(25);
  await expectNoSideScroll(page);
  expect((await boxOf(rows.first().getByRole('checkbox'))).start).toBeGreaterThan(
    (await boxOf(rows.first().getByRole('button').last())).end,
  );
  const email = rows.first().locator('bdi[dir=ltr]');
  await expect(email).toHaveCSS('direction', 'ltr');

  await page
    .getByRole('button', { name: he('users.add') })
    .first()
    .click();
  await expectAt(drawer(page), { start: 0, end: 640 });
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();

  await rows.first().getByRole('button').last().click();
  await page.getByRole('menuitem', { name: he('users.actions.edit') }).click();
  await expect(page.getByRole('textbox', { name: he('profile.fields.name'), exact: true })).toBeVisible();
  await expectNoSideScroll(page);

  await page.goto('/phishing-exercise/create');
  const steps = await boxOf(page.getByRole('list', { name: he('form.steps') }));
  expect(steps.end - steps.start, 'the steps of a wizard are as wide as a sidebar').toBe(240);

  await page.setViewportSize(widths.narrow);
  await expect(side).toBeHidden();
  await expectNoSideScroll(page);
  await page.getByRole('button', { name: he('shell.nav.open') }).click();
  const sheet = page.getByRole('dialog', { name: he('shell.nav.title') });
  await expectAt(sheet, { end: widths.narrow.width });
  await sheet.getByRole('link', { name: he('shell.nav.departments') }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: he('departments.title') })).toBeVisible();
  await rowsOf(page, 'departments');
  await expectNoSideScroll(page);
  await page.goto('/users/all_users?drawer=csv');
  await expectAt(drawer(page), { start: 0, end: widths.narrow.width });
  await expectNoSideScroll(page);

  await page.goto('/reports-training');
  const campaign = (await rowsOf(page, 'report-campaigns')).first().locator('bdi').first();
  await expect(campaign, 'a Latin name runs its own way').toHaveCSS('direction', 'ltr');
  await expect(campaign, 'and stands under its head').toHaveCSS('text-align', 'right');
  await expectNoSideScroll(page);

  await page.goto('/home');
  await page.getByRole('button', { name: he('shell.userMenu.title') }).click();
  await page.getByRole('menuitem', { name: he('shell.userMenu.logout') }).click();
  await expect(page.getByRole('heading', { name: he('auth.login.title') })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});
