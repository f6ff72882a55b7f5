import type { Endpoint } from '#contract/kit';
import type { ReportParams } from '#contract/reports/report';
import type { z } from 'zod';
import type { Tx } from '../../db/tx.ts';
import type { PdfReport } from '../../pdf/pdfReport.ts';
import type { PaperWriting } from '../../texts/writing.ts';

/** A call by what it answers. */
export type Answering<Reply> = Endpoint & { reply: z.ZodType<unknown, Reply> };

/** Where a paper reads: the calls of the reports themselves, as the person who asks, so that it says what the page says. */
export interface Reading {
  /** The filters, order and search that were asked for, as they travelled. */
  query: ReportParams;
  /** Places of the address. */
  params: Readonly<Record<string, string>>;
  /** `rows` asks for so many of a list, from the first one on. */
  read<Reply>(endpoint: Answering<Reply>, query?: ReportParams, rows?: number): Promise<Reply>;
  /** What no call of the reports says. */
  ask<T>(work: (tx: Tx, companyId: string) => Promise<T>): Promise<T>;
  writing: PaperWriting;
}

export interface Paper {
  /** Of the file, without date and ending. */
  name: string;
  content: Omit<PdfReport, 'companyName' | 'date'>;
  /** People whose names stand on it, for the audit log. */
  people?: number;
  /** The campaign that it is about. */
  campaign?: { id: string; name: string };
}

export type MakePaper = (reading: Reading) => Promise<Paper>;
