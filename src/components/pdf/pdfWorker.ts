import { fontUrl } from './fonts/fontUrls.ts';
import { renderPdf } from './renderPdf.tsx';
import type { PdfContent } from './report.ts';

export type PdfMessage = { kind: 'progress'; share: number } | { kind: 'file'; file: Blob } | { kind: 'failed'; reason: string };

self.onmessage = async ({ data }: MessageEvent<PdfContent>) => {
  const say = (message: PdfMessage) => self.postMessage(message);
  try {
    say({ kind: 'file', file: await renderPdf(data, fontUrl, (share) => say({ kind: 'progress', share })) });
  } catch (error) {
    say({ kind: 'failed', reason: String(error) });
  }
};
