import type { FrameLocator, Locator, Page } from '@playwright/test';

export const next = (page: Page): Locator => page.getByRole('button', { name: 'Next', exact: true }).last();
export const builderOf = (page: Page): FrameLocator => page.frameLocator('iframe[title="Email Body"]');
export const canvasOf = (page: Page): FrameLocator => builderOf(page).frameLocator('iframe.gjs-frame');
export const previewOf = (page: Page): FrameLocator => page.frameLocator('iframe[title="Preview of the message"]');
export const block = (page: Page, name: string): Locator => builderOf(page).locator('.gjs-block').filter({ hasText: name }).first();

/** The editor of a new e-mail, at its first step. */
export async function openNew(page: Page): Promise<void> {
  await page.goto('/phishing-exercise/template/new');
  const choice = page.getByRole('dialog', { name: 'Select Template Type' });
  await choice.getByRole('radio', { name: 'Email' }).check();
  await choice.getByRole('button', { name: 'Continue' }).click();
}

/** The editor of a new e-mail, in the builder. */
export async function openBody(page: Page): Promise<void> {
  await openNew(page);
  await page.getByLabel('Subject').fill('Your account');
  await page.getByLabel('Display Name').fill('Bank & Co');
  await page.getByLabel('Username').fill('service@bank.example');
  await next(page).click();
}

export async function fillBackstory(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Backstory' }).fill('You have an account at this bank.');
  for (const [answer, status] of [
    ['Call & Verify', 'PARTIAL'],
    ['Check Official App', 'PARTIAL'],
    ['Report Phishing', 'CORRECT'],
    ['Looks Legit', 'WRONG'],
  ] as const) {
    const part = page.getByRole('region', { name: answer });
    await part.getByRole('combobox').selectOption(status);
    await part.getByLabel('Explanation').fill(`About ${answer}`);
  }
}

export async function saveAs(page: Page, name: string): Promise<void> {
  await page.getByLabel('Template Name').fill(name);
  for (const question of ['Looks like a process', 'Relevant to', 'Fits other', 'Makes people', 'People were trained'])
    await page.getByRole('combobox', { name: question }).selectOption('Somewhat');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}

/** One red point. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
);

/** Puts a picture into the message, after a click on its block. */
export async function addPicture(page: Page, buffer: Buffer = png): Promise<void> {
  await block(page, 'Picture').click();
  await builderOf(page).locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
}
