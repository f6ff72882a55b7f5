import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** The file that an entry of the page's export menu gives. */
export async function fileOf(page: Page, entry: string, menu = 'Export'): Promise<Buffer> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('menuitem', { name: entry }).click();
  return readFile(await (await waiting).path());
}

/** The cells of a line of CSV; no cell of a report holds a line break. */
export const cellsOf = (line: string) => [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map((match) => match[1] ?? '');
