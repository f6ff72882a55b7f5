import type { Language } from '#locales/languages.ts';
import { read } from '#tests/support/source/project';
import type { PdfReport } from '../../../server/pdf/pdfReport.ts';

const textsOf = (folder: string, area: string) => JSON.parse(read(`locales/${folder}/${area}.json`));

/** People with names in various scripts. */
export const names = [
  'Ada Lovelace',
  'Łukasz Żółć',
  'Иван Петров',
  'Ελένη Παππά',
  '山田太郎',
  '李小龙',
  'Nguyễn Văn An',
  'דוד',
  'محمد',
];

/** A report with every kind of chart, in one language. */
export function aReport({ folder }: Pick<Language, 'folder'>, rows: number): PdfReport {
  const { statuses, people, statistics, page } = textsOf(folder, 'campaigns');
  const parts = Object.keys(statuses).map((key, index) => ({
    key,
    label: statuses[key],
    tone: 'info' as const,
    value: index + 1,
    text: `${index + 1}`,
    share: `${(index + 1) * 4}%`,
  }));
  const table = {
    columns: ['', people.title, statistics.share],
    rows: parts.map(({ key, label, text, share }) => ({ key, cells: [label, text, share] })),
  };
  const chart = { title: statistics.chart, table, isEmpty: false };
  const total = { label: people.title, text: '21' };
  const ticks = [0, 1, 2, 3].map((value) => ({ value, text: `${value}` }));
  const point = { key: '1', label: 'x', tick: 'x', values: [3], texts: ['3'] };
  return {
    title: page.statistics,
    companyName: 'Acme (EMEA) Ltd.',
    filters: [{ label: people.title, value: `${statuses.overdue} [2026]` }],
    date: '2026',
    figures: [{ label: statistics.chart, value: '85%' }],
    charts: [
      { ...chart, kind: 'donut', parts, total },
      { ...chart, kind: 'share', parts, total },
      { ...chart, kind: 'bars', bars: parts, tone: 'accent', max: 6 },
      { ...chart, kind: 'columns', title: statistics.share, isStacked: false, series: parts.slice(0, 1), points: [point], ticks },
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
  };
}

/** Texts that must be on its pages, in any language. */
export const textsIn = ({ title, filters, figures, charts, tables }: PdfReport): string[] => [
  title,
  ...filters.map(({ label }) => label),
  ...figures.flatMap(({ label, value }) => [label, value]),
  ...charts.flatMap((chart) => [chart.title, ...('parts' in chart ? chart.parts.map(({ label }) => label) : [])]),
  ...tables.flatMap(({ columns }) => columns.map(({ label }) => label)),
];
