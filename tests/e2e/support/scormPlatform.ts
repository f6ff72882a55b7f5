import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { unzipSync } from 'fflate';
import type { FrameLocator, Page } from '@playwright/test';

export interface Platform {
  origin: string;
  close(): Promise<void>;
}

const runtimeFile = (name: string) =>
  readFileSync(
    createRequire(import.meta.url)
      .resolve('scorm-again')
      .replace(/dist\/.*$/, `dist/${name}.min.js`),
  );

/** The two SCORM run-times: file, name of the API object, and constructor. */
export const standards = {
  '1.2': { file: 'scorm12', name: 'API', type: 'Scorm12API' },
  '2004': { file: 'scorm2004', name: 'API_1484_11', type: 'Scorm2004API' },
} as const;
export type Standard = keyof typeof standards;

/** A page of a learning platform: loads the stored state, then launches the content in a frame. */
const page = ({ file, name, type }: (typeof standards)[Standard]) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Platform</title><link rel="icon" href="data:,"></head>
<body style="margin:0"><script src="/${file}.js"></script><script>
  window.${name} = new ${type}({ autocommit: false, logLevel: 5 });
  const kept = sessionStorage.getItem('kept');
  if (kept) window.${name}.loadFromJSON(JSON.parse(kept), '');
  window.keep = () => sessionStorage.setItem('kept', JSON.stringify(window.${name}.cmi));
</script><iframe src="/content/index.html" title="Content" style="border:0;display:block;inline-size:100%;block-size:100vh"></iframe></body></html>`;

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webm': 'video/webm',
  '.pdf': 'application/pdf',
};

/**
 * Serves an unzipped package as a strict learning platform would: content may load its own files only, and players may ask for pieces of
 * files.
 */
export async function openPlatform(zip: Uint8Array, standard: Standard): Promise<Platform> {
  const files = unzipSync(zip);
  const { file } = standards[standard];
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://platform').pathname;
    if (path === '/') return response.setHeader('content-type', 'text/html; charset=utf-8').end(page(standards[standard]));
    if (path === `/${file}.js`) return response.setHeader('content-type', 'text/javascript').end(runtimeFile(file));
    const content = files[path.replace('/content/', '')];
    if (!content) return response.writeHead(404).end();
    response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream').setHeader('accept-ranges', 'bytes');
    response.setHeader('content-security-policy', "default-src 'self'");
    const asked = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
    if (!asked) return response.end(content);
    const [from, to] = [Number(asked[1]), asked[2] ? Number(asked[2]) : content.length - 1];
    response.writeHead(206, { 'content-range': `bytes ${from}-${to}/${content.length}` });
    return response.end(content.subarray(from, to + 1));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** The content in its frame. */
export const contentOf = (view: Page): FrameLocator => view.frameLocator('iframe');

/** The value of one field in the run-time. */
export const valueOf = (view: Page, standard: Standard, field: string): Promise<string> =>
  view.evaluate(
    ([name, get, asked]) =>
      (window as unknown as Record<string, Record<string, (of: string) => string>>)[name]?.[get]?.(asked) ?? '',
    [standards[standard].name, standard === '1.2' ? 'LMSGetValue' : 'GetValue', field] as const,
  );
