import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { barsChart, columnsChart, partsChart } from '#contract/reports/chartData';
import { writing } from '#tests/support/writing';
import { languages } from '#locales/languages.ts';
import { pdfPages, textOfPage } from '#tests/support/oldPdfText';
import { read } from '#tests/support/project';
import { loadFonts } from '~/components/pdf/fonts/loadFonts.ts';
import { renderPdf } from '~/components/pdf/renderPdf.tsx';
import type { PdfReport } from '~/components/pdf/report.ts';

const urlOf = (path: string) => fileURLToPath(new URL(`../../node_modules/${path}`, import.meta.url));
const textsOf = (folder: string, area: string) => JSON.parse(read(`locales/${folder}/${area}.json`));

const names = ['Ada Lovelace', 'Łukasz Żółć', 'Иван Петров', 'Ελένη Παππά', '山田太郎', '李小龙', 'Nguyễn Văn An'];

function reportIn({ folder, dir }: (typeof languages)[number], rows: number): PdfReport {
  const { statuses, people, statistics, page } = textsOf(folder, 'campaigns');
  const parts = Object.keys(statuses).map((key, index) => ({ key, label: statuses[key], tone: 'info' as const, value: index + 1 }));
  const columns: [string, string, string] = ['', people.title, statistics.share];
  return {
    title: page.statistics,
    companyName: 'Acme (EMEA) Ltd.',
    filters: [{ label: people.title, value: `${statuses.overdue} [2026]` }],
    date: '2026',
    figures: [{ label: statistics.score, value: '85%' }],
    charts: [
      partsChart(writing, { kind: 'donut', title: statistics.chart, parts, totalLabel: people.title, columns }),
      partsChart(writing, { kind: 'share', title: statistics.chart, parts, totalLabel: people.title, columns }),
      barsChart(writing, { title: people.title, bars: parts, columns: ['', ''] }),
      columnsChart(writing, {
        title: statistics.share,
        series: parts.slice(0, 1),
        points: [{ key: '1', label: 'x', values: [3] }],
        pointsLabel: '',
      }),
    ],
    tables: [
      {
        title: people.title,
        columns: [
          { label: people.fields.dueAt },
          { label: people.fields.completedAt },
          { label: people.fields.score, align: 'end' },
        ],
        rows: Array.from({ length: rows }, (_, index) => [names[index % names.length] ?? '', statuses.completed, `${index}`]),
        note: statistics.noneText,
      },
    ],
    language: folder,
    dir,
    fileName: 'report.pdf',
  };
}
const colours = { text: 'black', border: 'grey', accent: 'teal', info: 'blue' };
const render = (report: PdfReport) =>
  renderPdf({ report, logo: undefined, colours, emptyChart: '–', unread: '[?] explained' }, urlOf);
const solid = (text: string) => text.normalize('NFC').replace(/\s/g, '');

describe('a PDF', () => {
  for (const language of languages) {
    it(`in ${language.folder} says everything, in letters that it brings along`, async () => {
      const report = reportIn(language, 80);
      const pages = await pdfPages(await render(report));
      const texts = pages.map((page) => textOfPage(page, language.dir));
      const all = texts.join('');
      expect(all).not.toContain('\ufffd');
      const [table] = report.tables;
      const said = [
        report.title,
        report.filters[0]?.label,
        ...report.charts.map(({ title }) => title),
        report.figures[0]?.label,
        ...report.charts.flatMap((chart) => (chart.kind === 'donut' ? chart.parts.map(({ label }) => label) : [])),
      ];
      for (const text of said) expect(all).toContain(solid(text ?? ''));
      // Words that run the other way stand as they are read on their own.
      const flat = pages.flat().join('').replace(/\s/g, '');
      for (const name of names) expect(flat).toContain(solid(name));
      const head = solid(table?.columns.map(({ label }) => label).join('') ?? '');
      expect(pages.length).toBeGreaterThan(2);
      const withHead = pages.filter((page) => {
        const cells = table?.columns.map(({ label }) => solid(label)) ?? [];
        return cells.every((cell) => textOfPage(page, language.dir).includes(cell));
      });
      expect(head.length).toBeGreaterThan(0);
      expect(withHead.length).toBeGreaterThanOrEqual(pages.length - 1);
      for (const [index, page] of pages.entries()) {
        const number = [`${index + 1}/${pages.length}`, `${pages.length}/${index + 1}`];
        expect(number.some((text) => page.join('').replace(/\s/g, '').includes(text))).toBe(true);
      }
    }, 120_000);
  }

  it('says where letters are missing that no font has, what that means, and goes on', async () => {
    const report = { ...reportIn(languages[0], 1), title: 'Before 김민수 after 🎉' };
    const pages = (await pdfPages(await render(report))).map((page) => textOfPage(page, 'ltr'));
    expect(pages[0]).toContain('Before[?]after2026');
    expect(pages.join('')).toContain('[?]explained');
  }, 60_000);

  it('explains nothing when no letter is missing', async () => {
    const pages = await pdfPages(await render(reportIn(languages[0], 1)));
    expect(pages.map((page) => textOfPage(page, 'ltr')).join('')).not.toContain('explained');
  }, 60_000);

  it('holds every row of a thousand once, in their order, and tells how far it is', async () => {
    const { tables, ...rest } = reportIn(languages[0], 1000);
    const rows = tables[0]?.rows.map((cells) => [...cells.slice(0, 2), `${cells[2]};`]) ?? [];
    const report = { ...rest, charts: [], tables: tables.map((table) => ({ ...table, rows })) };
    const shares: number[] = [];
    const content = { report, logo: undefined, colours, emptyChart: '–', unread: '' };
    const pages = await pdfPages(await renderPdf(content, urlOf, (share) => shares.push(share)));
    const text = pages.map((page) => textOfPage(page, 'ltr')).join('');
    const found = rows.map((cells) => text.split(solid(cells.join(''))).length - 1);
    expect(found.filter((times) => times !== 1)).toEqual([]);
    const places = rows.map((cells) => text.indexOf(solid(cells.join(''))));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(shares).toEqual([...new Set(shares)].toSorted((one, other) => one - other));
    expect(shares.length).toBeGreaterThan(50);
    expect(shares.at(-1)).toBe(1);
  }, 60_000);

  it('sets ideographs in the weight that is asked for', async () => {
    const { familyOf, fontOf } = await loadFonts({ all: ['一'], strong: ['一'], language: 'zh' }, urlOf);
    const thickness = (weight: 400 | 600) => {
      const font = fontOf(familyOf(0x4e00, weight) ?? '') as unknown as {
        layout(text: string): { glyphs: { bbox: { height: number } }[] };
      };
      return font.layout('一').glyphs[0]?.bbox.height ?? 0;
    };
    expect(thickness(600)).toBeGreaterThan(thickness(400) * 1.15);
    expect(thickness(400)).toBeGreaterThan(60);
  }, 60_000);
});
