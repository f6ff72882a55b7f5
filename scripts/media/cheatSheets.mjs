/**
 * Prints the cheat sheets, one page of A4 each, into public/media/cheat-sheets. Run by hand when a text changes:
 * node scripts/media/cheatSheets.mjs
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findBrowser } from '../browser.mjs';
import { at } from '../lib/exec.mjs';
import { sheets } from './sheets.mjs';

const css = (hue) => `
  @page { size: A4; margin: 0 }
  body { margin: 0; font: 12.5pt/1.5 "DejaVu Sans", sans-serif; color: #15201d }
  header { background: hsl(${hue} 60% 27%); color: #fff; padding: 22mm 18mm 14mm }
  h1 { font-size: 29pt; line-height: 1.15; margin: 0 } p { margin: 3mm 0 0; font-size: 14pt }
  main { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm; padding: 12mm 18mm }
  section { border: 1px solid hsl(${hue} 30% 80%); border-radius: 4mm; padding: 6mm }
  h2 { font-size: 15pt; margin: 0 0 3mm; color: hsl(${hue} 60% 27%) }
  ul { margin: 0; padding-inline-start: 5mm } li { margin-block-end: 2mm }
  footer { padding: 0 18mm; font-size: 9pt; color: #4d5b56 }`;

const page = ({
  lang,
  hue,
  title,
  lead,
  boxes,
}) => `<!doctype html><html lang="${lang}"><title>${title}</title><style>${css(hue)}</style>
  <header><h1>${title}</h1><p>${lead}</p></header>
  <main>${boxes.map(([name, items]) => `<section><h2>${name}</h2><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul></section>`).join('')}</main>
  <footer>Heed</footer></html>`;

mkdirSync(at('public', 'media', 'cheat-sheets'), { recursive: true });
const browser = await chromium.launch({ executablePath: findBrowser() });
try {
  const tab = await browser.newPage();
  for (const sheet of sheets) {
    await tab.setContent(page(sheet));
    const pdf = await tab.pdf({ format: 'A4', printBackground: true, tagged: true });
    writeFileSync(at('public', 'media', 'cheat-sheets', `${sheet.slug}.pdf`), pdf);
    process.stdout.write(`${sheet.slug}: ${pdf.length} bytes\n`);
  }
} finally {
  await browser.close();
}
