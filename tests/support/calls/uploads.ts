import { readFileSync } from 'node:fs';
import { fillPath } from '#contract/kit/endpoint';
import type { AnyEndpoint } from '../../../server/http/handler.ts';
import type { TestServer } from '../server/testServer.ts';

/** The smallest real file of each kind, by extension. */
export const tiny = (ending: string): Buffer => readFileSync(new URL(`../files/tiny.${ending}`, import.meta.url));
/** The smallest valid PDF. */
export const tinyPdf = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n');

const boundary = 'a-boundary-of-the-tests';

/** A form with one file, as sent by a browser. */
export function form(content: Buffer, name: string, field = 'file') {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}

/** A form with texts, and a file if one is given; what is no text is sent as JSON. */
export function formOf(fields: Record<string, unknown>, file?: { part: string; content: Buffer; name: string }) {
  const parts = Object.entries(fields).map(([name, value]) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`);
  });
  const last = file ? form(file.content, file.name, file.part).payload : Buffer.from(`--${boundary}--\r\n`);
  return { headers: { 'content-type': `multipart/form-data; boundary=${boundary}` }, payload: Buffer.concat([...parts, last]) };
}

interface Upload {
  content: Buffer;
  name?: string;
  field?: string;
  query?: Record<string, string>;
}

/** Uploads a file with a person's headers. */
export const uploadAs =
  (server: Pick<TestServer, 'app'>, headers: Record<string, string>, companyId: string) =>
  async (endpoint: AnyEndpoint, { content, name = 'file', field, query }: Upload) => {
    const sent = form(content, name, field);
    const search = query ? `?${new URLSearchParams(query)}` : '';
    const reply = await server.app.inject({
      method: 'POST',
      url: `/gateway${fillPath(endpoint.path, { companyId })}${search}`,
      headers: { ...headers, ...sent.headers },
      payload: sent.payload,
    });
    const json = reply.json<{ error?: { code: string; details: { field?: string; description: string }[] } }>();
    const { error } = json;
    return {
      status: reply.statusCode,
      json: <T>() => json as T,
      code: error?.code,
      text: error?.details[0]?.description,
      field: error?.details[0]?.field,
    };
  };
