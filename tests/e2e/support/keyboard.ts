import type { Page } from '@playwright/test';

/** Presses Tab until an element of this name has the focus; fails after a full round without it. */
export async function tabTo(page: Page, name: string | RegExp, key = 'Tab') {
  const matches = (label: string) => (typeof name === 'string' ? label === name : name.test(label));
  const passed: string[] = [];
  for (let step = 0; step < 150; step += 1) {
    const label = await page.evaluate(() => {
      const focused = document.activeElement;
      return (focused?.getAttribute('aria-label') ?? (focused as HTMLElement | null)?.innerText ?? '').trim();
    });
    if (step > 0 && matches(label)) return;
    passed.push(label.slice(0, 30));
    await page.keyboard.press(key);
  }
  throw new Error(`the keyboard does not reach ${name}, only ${[...new Set(passed)].join(' | ')}`);
}

/** Moves to an element with Tab and presses Enter. */
export async function enterAt(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}
