import { demoPassword, expectAccessible, fillSignIn, linkInMail, signInAt } from './support/actions.ts';
import { expect, test } from './support/test.ts';

const newPassword = 'Correct-horse-7';

test.describe('signing in', () => {
  test('leads from a deep link through the sign-in page to where the person wanted to go, without a reload', async ({ page }) => {
    await page.addInitScript(() => {
      const counted = window as unknown as { pushes: number; loadedOnce: boolean };
      counted.pushes = 0;
      const push = history.pushState.bind(history);
      history.pushState = (...args) => {
        counted.pushes += 1;
        push(...args);
      };
    });
    await page.goto('/users/all_users?page=2');
    await expect(page).toHaveURL(/\/login\?redirectTo=%2Fusers%2Fall_users%3Fpage%3D2$/);
    await page.evaluate(() => {
      (window as unknown as { loadedOnce: boolean }).loadedOnce = true;
    });
    await fillSignIn(page, 'admin@acme.example');
    await expect(page).toHaveURL(/\/users\/all_users\?page=2/);
    await expect(page.getByRole('navigation').first()).toBeVisible();
    const { pushes, loadedOnce } = await page.evaluate(() => {
      const counted = window as unknown as { pushes: number; loadedOnce?: boolean };
      return { pushes: counted.pushes, loadedOnce: counted.loadedOnce };
    });
    expect(loadedOnce).toBe(true);
    expect(pushes).toBeLessThanOrEqual(3);
  });

  test('works with the keyboard alone', async ({ page }) => {
    await page.goto('/login');
    await expect(page.locator('input[name=email]')).toBeFocused();
    await page.keyboard.type('admin@acme.example');
    await page.keyboard.press('Tab');
    await page.keyboard.type(demoPassword);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/home$/);
  });

  test('is not offered to whoever is signed in already', async ({ page }) => {
    await signInAt(page, '/login', 'admin@acme.example');
    await page.goto('/login?redirectTo=%2Fusers%2Fgroups');
    await expect(page).toHaveURL(/\/users\/groups/);
    await page.goto('/login?redirectTo=https%3A%2F%2Felsewhere.example');
    await expect(page).toHaveURL(/\/home$/);
  });

  const refused = [
    ['admin@acme.example', 'Wrong-password-1', 'Invalid login credentials'],
    ['nobody@acme.example', demoPassword, 'Invalid login credentials'],
    ['learner@acme.example', demoPassword, "This account doesn't have access to the admin console."],
    ['sso@acme.example', demoPassword, 'This account signs in with single sign-on.'],
  ] as const;
  for (const [email, password, text] of refused) {
    test(`refuses ${email} with ${password === demoPassword ? 'its' : 'a wrong'} password and says why`, async ({ page }) => {
      await page.goto('/login');
      await fillSignIn(page, email, password);
      await expect(page.getByText(text)).toBeVisible();
      await expect(page).toHaveURL(/\/login$/);
    });
  }
});

test.describe('a new password', () => {
  test('comes before anything else for whoever has a temporary one', async ({ page }) => {
    await page.goto('/login');
    await fillSignIn(page, 'temp@acme.example');
    await expect(page).toHaveURL(/\/change-password$/);
    await page.locator('input[name=newPassword]').fill(newPassword);
    await page.locator('input[name=confirmPassword]').fill(newPassword);
    await page.locator('button[type=submit]').click();
    await expect(page).toHaveURL(/\/home$/);
    await expect(page.getByRole('navigation').first()).toBeVisible();
  });

  test('can be set with the link that a reset sends, once', async ({ page }) => {
    // Of no other spec: the new password stays.
    const email = 'admin@hooli.example';
    await page.goto('/login');
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    await page.locator('input[name=email]').fill(email);
    await page.locator('button[type=submit]').click();
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();

    const link = await linkInMail(page, email, 'Choose a new password');
    await page.goto(link);
    await expect(page).toHaveURL(/\/change-password$/);
    await expect(page.getByText(email)).toBeVisible();
    await expectAccessible(page);
    await page.locator('input[name=newPassword]').fill(newPassword);
    await page.locator('input[name=confirmPassword]').fill(newPassword);
    await page.locator('button[type=submit]').click();
    await expect(page).toHaveURL(/\/home$/);

    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  });
});

test.describe('the sign-in page', () => {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    test(`has no serious finding of axe and fits ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/login');
      await page.locator('button[type=submit]').click();
      await expect(page.getByText('Please enter Your Email.')).toBeVisible();
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    });
  }

  test('is right to left in Hebrew and keeps the language', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('combobox', { name: 'Language' }).selectOption('he');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'כניסה' })).toBeVisible();
    await expectAccessible(page);
  });

  test('can be read in the dark', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/login');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expectAccessible(page);
  });
});
