import { expectAccessible, expectNoSideScroll, linkInMail } from './support/actions.ts';
import { expect, test } from './support/test.ts';

test.describe('a learner', () => {
  // Other tests change what other people of the demo have to do.
  const email = 'learner@acme.example';

  for (const { language, dir, width, withScript } of [
    { language: 'en', dir: 'ltr', width: 1440, withScript: true },
    { language: 'he', dir: 'rtl', width: 390, withScript: false },
  ] as const)
    test(`comes with a link that they asked for, in ${language}, ${withScript ? 'with' : 'without'} script`, async ({
      browser,
      server,
      page: mails,
    }) => {
      const context = await browser.newContext({
        baseURL: server,
        javaScriptEnabled: withScript,
        viewport: { width, height: 844 },
      });
      const page = await context.newPage();
      const check = async () => {
        await expect(page.locator('html')).toHaveAttribute('dir', dir);
        await expectNoSideScroll(page);
        if (withScript) await expectAccessible(page);
      };
      await page.goto(`/learn?lang=${language}`);
      await expect(page).toHaveURL(new RegExp(`/learn/sign-in\\?lang=${language}$`));
      await check();
      await page.locator('#email').fill(email);
      await page.locator('#email').press('Enter');
      await expect(page).toHaveURL(/\/learn\/sign-in\?sent/);
      await check();
      const link = await linkInMail(mails, email, 'Your link to Heed');
      await page.goto(`${link}?lang=${language}`);
      await check();
      await page.getByRole('button', { name: /Léa Fournier/ }).press('Enter');
      await expect(page).toHaveURL(/\/learn(\?|$)/);
      await check();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(language === 'en' ? 'My tasks' : 'המשימות שלי');
      await expect(page.getByRole('listitem').first()).toBeVisible();
      // The language that was chosen is remembered.
      await page.goto('/learn');
      await check();
      await page.getByRole('button', { name: language === 'en' ? 'Sign out' : 'יציאה' }).click();
      await expect(page).toHaveURL(/\/learn\/sign-in/);
      await context.close();
    });

  test('takes a course from its first video to its result', async ({ browser, server, page: mails }) => {
    const page = await browser.newPage({ baseURL: server });
    const next = page.locator('main .landing-button');
    const check = async () => {
      await expectNoSideScroll(page);
      await expectAccessible(page);
    };
    await page.goto('/learn/sign-in?lang=en');
    await page.locator('#email').fill(email);
    await page.locator('#email').press('Enter');
    await page.goto(`${await linkInMail(mails, email, 'Your link to Heed')}?lang=en`);
    await next.click();
    await page.getByRole('link', { name: 'Start: Deepfakes and AI Scams' }).click();
    await expect(page.getByText('0 of 4 done')).toBeVisible();
    await check();
    await next.click();
    await expect(page.getByRole('button', { name: '1.5×' })).toBeVisible();
    await page.getByRole('button', { name: '1.5×' }).click();
    expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.playbackRate)).toBe(1.5);
    await check();
    for (let at = 2; at <= 4; at += 1) {
      await page.getByRole('button', { name: /I’ve watched this video/ }).click();
      await expect(page.getByText(`Chapter ${at} of 4`)).toBeVisible();
    }
    for (let question = 1; question <= 3; question += 1) {
      await expect(page.getByText(`Question ${question} of 3`)).toBeVisible();
      await page.getByRole('radio').first().check();
      await check();
      await next.click();
      await expect(page.getByText('Correct answer', { exact: false }).first()).toBeVisible();
      await check();
      await next.click();
    }
    await expect(page.getByRole('heading', { name: /of 3 answers correct/ })).toBeVisible();
    await check();
    await next.click();
    await expect(page.getByRole('heading', { name: 'Training completed' })).toBeVisible();
    await page.getByRole('radio', { name: '4 of 5 stars' }).check({ force: true });
    await check();
    await next.click();
    await expect(page.getByText('Thank you.')).toBeVisible();
    await page.close();
  });
});
