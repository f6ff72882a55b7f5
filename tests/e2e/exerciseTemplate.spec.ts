import { getTemplate, listTemplates } from '#contract/exercise/templates';
import { expectToast } from './support/actions.ts';
import {
  addPicture,
  block,
  builderOf,
  canvasOf,
  fillBackstory,
  next,
  openBody,
  openNew,
  saveAs,
} from './support/exerciseEditor.ts';
import { expect, test } from './support/test.ts';

test.use({ as: 'admin@acme.example' });

const text = 'Your account closes today. Act now!';

test('an e-mail is built from the choice of its type to the end, and is the same when it is opened again', async ({
  page,
  api,
}) => {
  await openNew(page);
  await expect(next(page)).toBeDisabled();
  await page.getByLabel('Subject').fill('Your account');
  await page.getByLabel('Display Name').fill('Bank & Co');
  await page.getByLabel('Username').fill('nobody');
  await expect(page.getByText('Wrong Email format')).toBeVisible();
  await page.getByLabel('Username').fill('service@bank.example');
  await next(page).click();

  await builderOf(page).locator('.gjs-block').filter({ hasText: 'Text' }).first().click();
  const part = canvasOf(page).getByText('Write your text here');
  await part.dblclick();
  await part.press('ControlOrMeta+a');
  await page.keyboard.type(text);
  await expect(canvasOf(page).getByText(text)).toBeVisible();
  await expect(next(page)).toBeEnabled();
  await next(page).click();

  await fillBackstory(page);
  await next(page).click();

  await page.getByRole('switch', { name: 'Callouts in the body' }).check();
  await page.getByLabel('Anchor Text').fill('act now');
  await expect(page.getByText('No matches found.')).toBeVisible();
  await expect(next(page)).toBeDisabled();
  await page.getByLabel('Text of the message').focus();
  for (const key of ['End', 'ArrowLeft', ...Array.from('Act now', () => 'Shift+ArrowLeft')]) await page.keyboard.press(key);
  await page.getByRole('button', { name: 'Use for callout 1' }).click();
  await expect(page.getByLabel('Anchor Text')).toHaveValue('Act now');
  await page.getByLabel('Callout Text').fill('It hurries you');
  const preview = page.frameLocator('iframe[title="Preview of the message"]');
  await expect(preview.locator('.callout')).toHaveText('Act now');
  await next(page).click();

  await expect(page.getByText('PREVIEW ANSWERS')).toBeVisible();
  await expect(page.getByLabel('Template Name')).toBeInViewport();
  await expect(preview.locator('.callout')).toHaveText('Act now');
  await page.getByRole('button', { name: 'Start tour' }).click();
  await expect(page.getByText('It hurries you')).toBeVisible();
  await page.getByRole('button', { name: 'Hide Callouts' }).click();
  const name = `Built ${Date.now()}`;
  await saveAs(page, name);
  await expectToast(page, 'Template created successfully.');
  await expect(page).toHaveURL(/\/phishing-exercise\/create$/);

  const list = await api.call(listTemplates, { query: { name } });
  const templateId = list.data.items[0]?.id ?? '';
  const { data: saved } = await api.call(getTemplate, { params: { templateId } });
  expect(saved.html).toContain('<span class="callout" data-order="1">Act now</span>');

  await page.goto(`/phishing-exercise/template/edit?id=${templateId}`);
  await expect(page.getByLabel('Subject')).toHaveValue('Your account');
  await next(page).click();
  await expect(canvasOf(page).getByText(text)).toBeVisible();
  await next(page).click();
  await next(page).click();
  await expect(page.getByLabel('Anchor Text')).toHaveValue('Act now');
  await next(page).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectToast(page, 'Template updated successfully.');
  const { data: again } = await api.call(getTemplate, { params: { templateId } });
  expect({ design: again.designData, html: again.html, callouts: again.callouts }).toEqual({
    design: saved.designData,
    html: saved.html,
    callouts: saved.callouts,
  });

  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Preview' }).click();
  await page.getByRole('button', { name: 'Send me a test' }).click();
  await expectToast(page, 'The test is on its way to admin@acme.example.');
});

test('a picture is in the message as soon as it is chosen, and a link asks where it leads', async ({ page }) => {
  await openBody(page);
  const builder = builderOf(page);
  const canvas = canvasOf(page);

  await addPicture(page);
  await expect(canvas.locator('img')).toHaveAttribute('src', /^data:image\/png;base64,/);
  await expect(builder.getByText('Drop a picture here')).toBeHidden();

  await block(page, 'Text').click();
  const part = canvas.getByText('Write your text here');
  await part.dblclick();
  await part.press('ControlOrMeta+a');
  await page.keyboard.type('Pay now');
  await page.keyboard.press('ControlOrMeta+a');
  await builder.locator('.gjs-rte-action').and(builder.getByTitle('Link')).click();
  await builder.getByPlaceholder('https://example.com').fill('https://bank.example/pay');
  await page.keyboard.press('Tab');
  await expect(canvas.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', 'https://bank.example/pay');
  await next(page).click();
  await expect(page.getByRole('group', { name: 'Backstory' })).toBeFocused();
});

test('a message is begun by keyboard, and undone step by step', async ({ page }) => {
  await openBody(page);
  await builderOf(page).getByRole('button', { name: 'Text' }).press('Enter');
  await expect(canvasOf(page).getByText('Write your text here')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Pay now');
  await expect(canvasOf(page).getByText('Pay now')).toBeVisible();
  await expect(next(page)).toBeEnabled();
  const undo = builderOf(page).getByRole('button', { name: 'Undo' });
  await undo.press('Enter');
  await expect(canvasOf(page).getByText('Write your text here')).toBeVisible();
  await undo.press('Enter');
  await expect(canvasOf(page).getByText('Write your text here')).toBeHidden();
  await expect(next(page)).toBeDisabled();
});
