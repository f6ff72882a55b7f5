import type { ChartData } from '#contract/reports/chartData';

/** More rows than this are for a spreadsheet: the CSV file has them all, and the PDF says so. */
export const mostPdfRows = 5000;

/** What a PDF says, as plain data with every text in the reader's language. */
export interface PdfReport {
  title: string;
  companyName: string;
  /** Printed in the upper corner; a logo that cannot be read is left out. */
  logoUrl?: string | null;
  /** What the numbers are narrowed by. */
  filters: readonly Labelled[];
  /** When the numbers were read, as people read it. */
  date: string;
  figures: readonly Labelled[];
  charts: readonly ChartData[];
  tables: readonly PdfTable[];
  /** The language of the texts, as a tag such as `pt-BR`. */
  language: string;
  dir: 'ltr' | 'rtl';
  /** With its extension. */
  fileName: string;
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

/** A picture of the logo, ready to be put on paper. Pixels. */
export interface Logo {
  data: string;
  width: number;
  height: number;
}
/** Names of the theme's colours without the dashes, each with its value. */
export type PaperColours = Readonly<Record<string, string>>;

/** All that the file is made of. */
export interface PdfContent {
  report: PdfReport;
  logo: Logo | undefined;
  colours: PaperColours;
  /** Printed in the place of a picture without numbers. */
  emptyChart: string;
  /** Says what stands for letters that no font has; see `text/printable.ts`. */
  unread: string;
}
