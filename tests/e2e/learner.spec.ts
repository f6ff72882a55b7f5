import { expectAccessible, expectNoSideScroll, linkInMail } from './support/actions.ts';
import { expect, test } from './support/test.ts';

test.describe('a learner', () => {
  // Other tests change what other people of the demo have to do.
  const email = 'learner@acme.example';
  /** A fresh link is in the language of the page on which it is requested. */
  const linkSubject = { en: 'Your link to Heed', he: 'הקישור שלכם אל Heed' };

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
      const link = await linkInMail(mails, email, linkSubject[language]);
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
    await page.goto(`${await linkInMail(mails, email, linkSubject.en)}?lang=en`);
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
    await page.locator('main button.landing-button').click();
    await expect(page.getByText('Thank you.')).toBeVisible();
    await page.close();
  });

  test('does an exercise from its first message to its result, by keyboard, in Hebrew on a telephone', async ({
    browser,
    server,
    page: mails,
  }) => {
    const page = await browser.newPage({ baseURL: server, viewport: { width: 390, height: 844 } });
    const check = async () => {
      await expectNoSideScroll(page);
      await expectAccessible(page);
    };
    /** Moves on with Tab, as far as the wanted element. */
    const tabTo = async (wanted: string) => {
      for (let presses = 0; presses < 40; presses += 1) {
        await page.keyboard.press('Tab');
        if (await page.evaluate((selector) => document.activeElement?.matches(selector), wanted)) return;
      }
      throw new Error(`Tab does not reach ${wanted}`);
    };
    /** Presses Enter, and waits for the page that it leads to. */
    const enter = async () => {
      await page.locator('body').evaluate((body) => body.setAttribute('data-left', ''));
      await page.keyboard.press('Enter');
      await expect(page.locator('body[data-left]')).toHaveCount(0);
      await page.waitForLoadState();
    };
    await page.goto('/learn/sign-in?lang=he');
    await page.locator('#email').fill(email);
    await page.locator('#email').press('Enter');
    await page.goto(`${await linkInMail(mails, email, linkSubject.he)}?lang=he`);
    await tabTo('main .landing-button');
    await enter();
    await tabTo('main a[href*="/exercises/"].landing-button');
    await enter();
    const messages = Number(await page.locator('.landing-progress').getAttribute('max'));
    const answered = Number(await page.locator('.landing-progress').getAttribute('value'));
    expect(messages).toBeGreaterThan(2);
    for (let message = answered + 1; message <= messages; message += 1) {
      const isFirst = message === answered + 1;
      await expect(page.locator('.landing-progress')).toHaveAttribute('value', String(message - 1));
      if (isFirst) await check();
      await tabTo('input[name=answer]');
      await page.keyboard.press('ArrowDown');
      await expect(page.locator('input[name=answer]:checked')).toHaveCount(1);
      await enter();
      await expect(page.locator('.exercise-verdict h2')).toBeVisible();
      if (isFirst) await check();
      await tabTo('.exercise-verdict .landing-button');
      await enter();
    }
    await expect(page.locator('.exercise-score')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await check();
    await page.close();
  });
});
