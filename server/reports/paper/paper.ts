import type { z } from 'zod';
import type { Endpoint } from '#contract/kit/endpoint';
import type { ReportParams } from '#contract/reports/report';
import type { AuditEntry } from '../../audit.ts';
import type { Tx } from '../../db/tx.ts';
import type { PdfReport } from '../../pdf/pdfReport.ts';
import type { PaperWriting } from '../../texts/writing.ts';

/** An endpoint with a known reply. */
export type Answering<Reply> = Endpoint & { reply: z.ZodType<unknown, Reply> };

/** Data source of a paper: it calls the report's endpoints as the same person, so that it says the same as the page. */
export interface Reading {
  /** Filters, order and search of the request, as on the wire. */
  query: ReportParams;
  /** Path parameters. */
  params: Readonly<Record<string, string>>;
  /** Calls an endpoint; `rows` limits a list to its first rows. */
  read<Reply>(endpoint: Answering<Reply>, query?: ReportParams, rows?: number): Promise<Reply>;
  /** Reads what no endpoint returns. */
  ask<T>(work: (tx: Tx, companyId: string) => Promise<T>): Promise<T>;
  writing: PaperWriting;
  /** Addresses outside of this server; see `columnsWith`. */
  links: { learnerApp?: string | undefined };
}

export interface Paper {
  /** File name without date and extension. */
  name: string;
  content: Omit<PdfReport, 'companyName' | 'date'>;
  /** Number of people named in it, for the audit log. */
  people?: number;
  /** What the audit log says of them besides the filters. */
  selection?: object;
  /** If it is about one campaign. */
  campaign?: { id: string; name: string };
  /** What the audit log says of the document, if that is more than an export of people. */
  audited?: AuditEntry;
}

export type MakePaper = (reading: Reading) => Promise<Paper>;
