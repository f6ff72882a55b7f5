import type { ChartData } from '#contract/reports/chartData';

/** What a PDF says, as plain data with every text in the reader's language. */
export interface PdfReport {
  title: string;
  companyName: string;
  /** When the numbers were read, as people read it. */
  date: string;
  /** What the numbers are narrowed by. */
  filters: readonly Labelled[];
  figures: readonly Labelled[];
  charts: readonly ChartData[];
  tables: readonly PdfTable[];
}
export interface Labelled {
  label: string;
  value: string;
}
export interface PdfColumn {
  label: string;
  align?: 'start' | 'end';
}
export interface PdfTable {
  title?: string;
  columns: readonly PdfColumn[];
  rows: readonly (readonly string[])[];
  /** Said under the table. */
  note?: string;
  /** Pictures of the same, under it. */
  charts?: readonly ChartData[];
}
