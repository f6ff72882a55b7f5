import type { TextBlock } from './textBlocks.ts';
import type { ChartData } from '#contract/reports/chartData';

/** Content of a PDF as plain data, with all texts in the reader's language. */
export interface PdfReport {
  /** How it is laid out; a report unless it says otherwise. */
  template?: 'certificate';
  /** What a certificate is for. */
  lead?: string;
  title: string;
  companyName: string;
  /** The look of a partner, at the head of the first page: their name, and their colour as `#rrggbb` if they chose one. */
  brand?: { name: string; colour: string | null };
  /** When the figures were read, formatted. */
  date: string;
  /** Active filters. */
  filters: readonly Labelled[];
  figures: readonly Labelled[];
  charts: readonly ChartData[];
  /** A text that somebody wrote, above the tables. */
  text?: PdfText;
  tables: readonly PdfTable[];
}
/** A text with its own language and direction. */
export interface PdfText {
  title: string;
  /** As in `Language.code`. */
  language: string;
  blocks: readonly TextBlock[];
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
  /** Shown below the table. */
  note?: string;
  /** Charts of the same data, below the table. */
  charts?: readonly ChartData[];
}
