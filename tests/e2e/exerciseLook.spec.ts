import type { FrameLocator, Page } from '@playwright/test';
import { expectToast, mailTo } from './support/actions.ts';
import {
  addPicture,
  block,
  builderOf,
  canvasOf,
  fillBackstory,
  next,
  openBody,
  png,
  previewOf,
  saveAs,
} from './support/exerciseEditor.ts';
import { expect, test } from './support/test.ts';

test.use({ as: 'admin@acme.example', viewport: { width: 1440, height: 900 } });

/** How the parts of the message stand in it and what they look like, in pixels of its own left edge. */
const measure = async (message: FrameLocator | Page) =>
  message.locator('body').evaluate((body) => {
    const parts = [...body.querySelectorAll<HTMLElement>('div, p, td, a, img')].filter(
      (part) => part.localName === 'img' || (part.children.length === 0 && part.textContent?.trim()),
    );
    const frame = [...body.querySelectorAll('div')].find((div) => getComputedStyle(div).maxWidth === '640px');
    const edge = frame?.getBoundingClientRect();
    return {
      width: edge?.width,
      parts: parts.map((part) => {
        const { left, top, width, height } = part.getBoundingClientRect();
        const { fontFamily, fontSize, lineHeight, color, textDecorationLine } = getComputedStyle(part);
        const place = [left - (edge?.left ?? 0), top - (edge?.top ?? 0), width, height].map(Math.round);
        return { name: part.localName, place, fontFamily, fontSize, lineHeight, color, textDecorationLine };
      }),
    };
  });

test('a message looks the same in the builder, in the preview and in the mail', async ({ page }) => {
  await openBody(page);
  await block(page, 'Text').click();
  await block(page, 'Button').click();
  await block(page, 'Link').click();
  await addPicture(page);
  await expect(canvasOf(page).locator('img')).toHaveAttribute('src', /^data:/);
  const built = await measure(canvasOf(page));
  expect(built.width).toBe(640);
  expect(built.parts.map(({ name }) => name)).toEqual(['div', 'a', 'a', 'img']);
  const [text, button, , picture] = built.parts;
  expect(text).toMatchObject({ fontFamily: 'Arial, Helvetica, sans-serif', fontSize: '15px' });
  // Below the button, not beside it.
  expect(picture?.place[1]).toBeGreaterThanOrEqual((button?.place[1] ?? 0) + (button?.place[3] ?? 0));

  await next(page).click();
  await fillBackstory(page);
  await next(page).click();
  await next(page).click();
  await expect(previewOf(page).locator('img')).toBeVisible();
  expect(await measure(previewOf(page))).toEqual(built);

  const name = `Looks ${Date.now()}`;
  await saveAs(page, name);
  await expectToast(page, 'Template created successfully.');
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Preview' }).click();
  await expect(previewOf(page).locator('img')).toBeVisible();
  expect(await measure(previewOf(page))).toEqual(built);

  await page.getByRole('button', { name: 'Send me a test' }).click();
  await expectToast(page, 'The test is on its way to admin@acme.example.');
  await mailTo(page, 'admin@acme.example', 'Your account');
  await expect(page.frameLocator('iframe[title="Document"]').locator('img')).toBeVisible();
  expect(await measure(page.frameLocator('iframe[title="Document"]'))).toEqual(built);
});

test('the panel of styles says how a text looks, and changes nothing by being opened', async ({ page }) => {
  await openBody(page);
  await block(page, 'Text').click();
  await addPicture(page);
  await expect(canvasOf(page).locator('img')).toHaveAttribute('src', /^data:/);
  const before = await canvasOf(page).locator('body').innerHTML();
  const builder = builderOf(page);
  await canvasOf(page).getByText('Write your text here').click();
  await builder.getByRole('button', { name: 'Styles' }).click();
  await expect(builder.getByRole('combobox').first()).toHaveValue('Arial, Helvetica, sans-serif');
  await expect(builder.locator('.gjs-sm-property__font-size input')).toHaveAttribute('placeholder', '15');
  await canvasOf(page).locator('img').click();
  await builder.getByRole('button', { name: 'Phone' }).click();
  await canvasOf(page).getByText('Write your text here').click();
  await builder.getByRole('button', { name: 'Desktop' }).click();
  await canvasOf(page).locator('img').click();
  expect(styles(await canvasOf(page).locator('body').innerHTML())).toEqual(styles(before));
});

/** The rules and attributes of style in a canvas, in their order. */
const styles = (html: string) => html.match(/style="[^"]*"|#\w+\s*\{[^}]*\}/g) ?? [];

test('a picture that is too large is refused, and is not offered in the gallery', async ({ page }) => {
  await openBody(page);
  await addPicture(page, Buffer.concat([png, Buffer.alloc(1_000_000)]));
  await expectToast(page, 'A picture must be PNG, JPG or GIF and less than 200 KB');
  await expect(builderOf(page).locator('.gjs-am-asset')).toHaveCount(0);
});

test('a template of the library is copied with its look, and the copy is chosen', async ({ page }) => {
  await page.goto('/phishing-exercise/create');
  const menu = page.getByRole('button', { name: 'Actions for Sign-in on a new device' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Preview' }).click();
  await expect(previewOf(page).locator('p').first()).toBeVisible();
  const original = await measure(previewOf(page));
  await page.getByRole('button', { name: 'Close' }).click();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Copy and Edit' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue('New sign-in to Papershelf');
  await next(page).click();
  await expect(canvasOf(page).locator('p').first()).toBeVisible();
  await next(page).click();
  await next(page).click();
  await next(page).click();
  await expect(previewOf(page).locator('p').first()).toBeVisible();
  expect(await measure(previewOf(page))).toEqual(original);
  await expect(page.getByLabel('Template Name')).toHaveValue('Sign-in on a new device (2)');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectToast(page, 'Template created successfully.');
  await expect(page.getByText('1/10 selected')).toBeVisible();
});

test('a received e-mail is pasted as HTML, without what it would load', async ({ page }) => {
  await openBody(page);
  await page.getByRole('button', { name: 'Paste HTML' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste HTML' });
  await dialog
    .getByLabel('HTML of an email that you received')
    .fill(
      '<table><tr><td style="padding:9px">Dear customer<script>x()</script></td></tr></table><img src="https://a.example/b.png">',
    );
  await dialog.getByRole('button', { name: 'Paste HTML' }).click();
  await expectToast(page, 'Pictures from other websites were left out: 1. Add them to the message as files.');
  await expect(canvasOf(page).getByText('Dear customer')).toHaveCSS('padding-left', '9px');
  await expect(next(page)).toBeEnabled();
});
