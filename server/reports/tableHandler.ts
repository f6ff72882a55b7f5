import { type AnyColumn, columnsWith } from '#contract/reports/column';
import type { Tx } from '../db/tx.ts';
import type { CsvStream } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { auditPeopleExport, type PeopleExport } from './auditPeopleExport.ts';
import { csvFile, type Exporting, wantsCsv } from './csvFiles.ts';
import { wantsPdf } from './paper/wantsPdf.ts';

export interface TableCall extends Exporting {
  tx: Tx;
  services: Services;
  query: object;
}

interface Part {
  offset: number;
  limit: number;
}

interface Rows {
  items: object[];
}
type RowOf<Found extends Rows> = Found['items'][number];

interface Table<Found extends Rows, Page extends Part> {
  /** Of the file, without date and extension. */
  name: string;
  /** Of the report; those for spreadsheets are in the file. */
  columns: readonly AnyColumn[];
  page: Page;
  find(tx: Tx, page: Page): Promise<Found>;
  /** The rows after one, by key, for files of many rows; see `csvFile`. */
  next?(tx: Tx, after: RowOf<Found> | undefined, limit: number): Promise<RowOf<Found>[]>;
  /** What the columns of the file read, if it is not the row itself. */
  toFileRow?(row: RowOf<Found>): object;
  /** Names people: the file is in the audit log before its first row is sent. */
  audited?: PeopleExport;
  /** The same for a file about something else. Resolves to the number of its rows. */
  beforeFile?(): Promise<number>;
}

/** Whether the request is for the whole table as a file, by the header or, in some calls, by `isCsv`. A PDF is made of the usual reply. */
export const isFile = ({ query, request }: Pick<TableCall, 'query' | 'request'>): boolean =>
  !wantsPdf(request) && (wantsCsv(request) || ('isCsv' in query && query.isCsv === 'true'));

/** Answers a table of a report from one description: the page, in the shape of `reply`, or all rows as CSV. */
export async function answerTable<Found extends Rows, Page extends Part, Reply>(
  call: TableCall,
  table: Table<Found, Page>,
  reply: (found: Found) => Reply | Promise<Reply>,
): Promise<Reply | CsvStream> {
  const { page, find, audited, beforeFile, columns, ...file } = table;
  if (!isFile(call)) return reply(await find(call.tx, page));
  const before = audited ? () => auditPeopleExport(call, audited) : beforeFile;
  return csvFile<RowOf<Found>>(call, {
    ...file,
    columns: columnsWith(call.services.env.links, columns),
    inOrder: async (tx, limit) => (await find(tx, { ...page, offset: 0, limit })).items,
    ...(before && { before }),
  });
}

/** For tables whose reply is what was found. */
export const asFound = <Found>(found: Found): Found => found;
