import { describe, expect, it } from 'vitest';
import { type Language, languages } from '#locales/languages.ts';
import { readPdf, solid } from '#tests/support/files/pdfText';
import { aReport, names, textsIn } from '#tests/support/files/printedReport';
import { createPrinter } from '../../../server/pdf/printPdf.ts';
import { printReport } from '../../../server/pdf/printReport.ts';

const english = languages[0];

/**
 * What must be found of a text. In Arabic joined letters (lam with alef) come out in another order and vowel marks beside their
 * letter, as in the PDFs of every browser, so whole words are looked for that have neither.
 */
const vowelMarks = /[\u064b-\u0652]/g;
const wordsOf = (text: string, { code }: Language): string[] =>
  code === 'ar' ? text.split(/\s/).filter((word) => !/\p{M}|\u0644[\u0622-\u0627]/u.test(word)) : [text];

describe('a printed report', () => {
  for (const language of languages) {
    it(`in ${language.folder} says everything, tagged for screen readers`, async () => {
      const report = aReport(language, 80);
      const pdf = await readPdf(await printReport(report, language), language.dir);
      const pages = pdf.pages.map((page) => page.replace(vowelMarks, ''));
      const all = pages.join('');
      expect(all).not.toContain('\ufffd');
      for (const text of [...textsIn(report), ...names].flatMap((said) => wordsOf(said, language)))
        expect(all).toContain(solid(text));
      expect(pdf.pages.length).toBeGreaterThan(2);
      const heads = report.tables[0]?.columns.flatMap(({ label }) => wordsOf(label, language)) ?? [];
      expect(heads.length).toBeGreaterThan(1);
      const withHead = pages.filter((page) => heads.every((head) => page.includes(solid(head))));
      expect(withHead.length).toBeGreaterThanOrEqual(pdf.pages.length - 1);
      for (const [index, page] of pdf.pages.entries()) expect(page).toContain(`${index + 1}/${pdf.pages.length}`);
      expect(pdf.isTagged).toBe(true);
      expect(pdf.metadata).toContain('<pdfuaid:part>1</pdfuaid:part>');
      expect(pdf.title).toBe(report.title);
      expect(pdf.language.toLowerCase()).toBe(language.code);
    });
  }

  it.each(['he', 'ar'])('in %s numbers its pages left to right, like fractions', async (folder) => {
    const language = languages.find((one) => one.folder === folder) ?? english;
    const { pages } = await readPdf(await printReport(aReport(language, 80), language), 'ltr');
    expect(pages.length).toBeGreaterThan(2);
    for (const [index, page] of pages.entries()) expect(page).toContain(`${index + 1}/${pages.length}`);
  });

  it('has headings, table headers and the numbers of its charts for screen readers', async () => {
    const { elements } = await readPdf(await printReport(aReport(english, 3), english));
    const roles = elements.map(({ role }) => role);
    expect(roles.filter((role) => /^H\d$/.test(role))[0]).toBe('H1');
    for (const role of ['H2', 'Table', 'TH', 'TD', 'Figure']) expect(roles).toContain(role);
    const alts = elements.filter(({ role }) => role === 'Figure').map(({ alt }) => alt);
    expect(alts).toHaveLength(4);
    expect(alts[0]).toMatch(/^Progress: .*Completed, .* 3, .*%/);
  });

  it('has the name of the partner at its head, readable in any colour they chose', async () => {
    const report = { ...aReport(english, 1), brand: { name: 'Vertex Security', colour: '#ffe600' } };
    const pdf = await readPdf(await printReport(report, english));
    expect(pdf.lines[0]?.indexOf('Vertex Security')).toBe(0);
    expect(pdf.metadata).toContain('pdfuaid');
  });

  it('explains letters that no font has', async () => {
    const report = { ...aReport(english, 1), title: 'Before 김민수 after 🎉' };
    const { lines, metadata } = await readPdf(await printReport(report, english));
    expect(lines[0]).toContain('Before [?] after\n');
    expect(lines.join('\n')).toContain('[?] replaces characters that this file has no font for.');
    expect(metadata).toContain('pdfuaid');
  });

  it('keeps the percent sign beside its number behind Arabic letters', async () => {
    const arabic = languages.find(({ code }) => code === 'ar') ?? english;
    const report = aReport(arabic, 1);
    const shares = report.charts.flatMap((chart) => (chart.kind === 'share' ? chart.parts.map(({ share }) => share) : []));
    const { lines } = await readPdf(await printReport(report, arabic), 'rtl');
    expect(shares.length).toBeGreaterThan(1);
    for (const share of shares) expect(lines.join(' ').split(/\s+/)).toContain(share);
    expect(lines.join(' ')).not.toMatch(/(^|\s)%(\s|$)/);
  });

  it('has no such note if no letter is missing', async () => {
    const { lines } = await readPdf(await printReport(aReport(english, 1), english));
    expect(lines.join('\n')).not.toContain('[?]');
  });

  it('contains every row of a thousand once, in order', async () => {
    const report = aReport(english, 1000);
    const rows = report.tables[0]?.rows.map((cells) => [...cells.slice(0, 2), `${cells[2]};`]) ?? [];
    const { pages } = await readPdf(
      await printReport({ ...report, charts: [], tables: report.tables.map((table) => ({ ...table, rows })) }, english),
    );
    const text = pages.join('');
    const places = rows.map((cells) => text.indexOf(solid(cells.join(''))));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places.filter((place) => place < 0)).toEqual([]);
    expect(rows.filter((cells) => text.split(solid(cells.join(''))).length !== 2)).toEqual([]);
  });

  it('breaks a word that is wider than its column, and keeps addresses in one piece', async () => {
    const [word, address] = ['Donaudampfschifffahrt'.repeat(12), 'first.last+tag@mail.acme.example'];
    const report = aReport(english, 0);
    const { lines, pages } = await readPdf(
      await printReport(
        { ...report, tables: [{ columns: [{ label: 'Name' }, { label: 'Email' }], rows: [[word, address]] }] },
        english,
      ),
    );
    expect(pages.join('').replace(address, '')).toContain(word);
    expect(lines.join('\n')).toContain(address);
  });

  it('prints any typed text: broken surrogate pairs, control characters, lone marks', async () => {
    const typed = [
      '\ud800 half',
      'bell\u0007',
      'a\u0300\u0301\u0489\u0e31b',
      '\u0e31',
      '\u202egnp.exe',
      '\u200d\u200f',
      '١٢٣ abc',
      '\ufdfd',
      '',
    ];
    const report = { ...aReport(english, 0), tables: [{ columns: [{ label: 'Name' }], rows: typed.map((text) => [`<${text}>`]) }] };
    const { lines, metadata } = await readPdf(await printReport(report, english));
    const text = lines.join('\n');
    expect(text).toContain('half>');
    expect(text).toContain('<bell>');
    expect(text).toContain('<gnp.exe>');
    expect(metadata).toContain('pdfuaid');
  });

  it('is the same on a machine without a native build', async () => {
    const report = aReport(english, 5);
    const printer = createPrinter({ engine: 'portable' });
    const [here, elsewhere] = [await printReport(report, english), await printReport(report, english, { printer })];
    const [one, other] = [await readPdf(here), await readPdf(elsewhere)];
    expect(other.lines).toEqual(one.lines);
    expect(other.isTagged).toBe(true);
    expect(other.elements).toEqual(one.elements);
  }, 60_000);
});
