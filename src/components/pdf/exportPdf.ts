import { i18n } from '~/session/i18n.ts';
import { saveFile } from '../data/saveFile.ts';
import { paperColours } from './paperColours.ts';
import type { PdfMessage } from './pdfWorker.ts';
import { readLogo } from './readLogo.ts';
import { mostPdfRows, type PdfContent, type PdfReport, type PdfTable } from './report.ts';

export interface Making {
  signal?: AbortSignal;
  /** How much is done, from 0 to 1. */
  onProgress?: (share: number) => void;
}

function shortened(table: PdfTable): PdfTable {
  if (table.rows.length <= mostPdfRows) return table;
  const note = i18n.t('pdf.rest', { shown: mostPdfRows });
  return { ...table, rows: table.rows.slice(0, mostPdfRows), note: [table.note, note].filter(Boolean).join(' ') };
}

/** Makes the file in a worker of its own, since thousands of rows take seconds. */
async function makePdf(content: PdfContent, { signal, onProgress }: Making): Promise<Blob> {
  signal?.throwIfAborted();
  const worker = new Worker(new URL('./pdfWorker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<Blob>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      worker.onerror = ({ message }) => reject(new Error(message));
      worker.onmessage = ({ data }: MessageEvent<PdfMessage>) => {
        if (data.kind === 'progress') onProgress?.(data.share);
        else if (data.kind === 'file') resolve(data.file);
        else reject(new Error(data.reason));
      };
      worker.postMessage(content);
    });
  } finally {
    worker.terminate();
  }
}

/** Makes the PDF of a report and hands it to the browser. Rejects with the signal's reason, or when it cannot be made. */
export async function exportPdf(report: PdfReport, making: Making = {}): Promise<void> {
  const logo = await readLogo(report.logoUrl);
  const content = {
    report: { ...report, tables: report.tables.map(shortened) },
    logo,
    colours: paperColours(),
    emptyChart: i18n.t('charts.empty'),
    unread: i18n.t('pdf.unread'),
  };
  const file = await makePdf(content, making);
  saveFile(file, report.fileName);
}
