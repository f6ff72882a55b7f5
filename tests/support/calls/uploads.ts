import { readFileSync } from 'node:fs';
import { fillPath } from '#contract/kit/endpoint';
import type { AnyEndpoint } from '../../../server/http/handler.ts';
import type { TestServer } from '../server/testServer.ts';

/** The smallest real file of each kind, by extension. */
export const tiny = (ending: string): Buffer => readFileSync(new URL(`../files/tiny.${ending}`, import.meta.url));
/** The smallest valid PDF. */
export const tinyPdf = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n');

const boundary = 'a-boundary-of-the-tests';

export interface UploadedFile {
  name: string;
  content: Buffer;
}

const isFile = (value: unknown): value is UploadedFile =>
  typeof value === 'object' && value !== null && 'content' in value && Buffer.isBuffer(value.content);

/** A form as a browser sends it: texts, and files with their names. What is neither is sent as JSON; what is undefined is left out. */
export function formOf(parts: Record<string, unknown>) {
  const pieces = Object.entries(parts).flatMap(([field, value]) => {
    if (value === undefined) return [];
    const file = isFile(value) ? value : undefined;
    const head = file ? `; filename="${file.name}"\r\nContent-Type: application/octet-stream` : '';
    return [
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${field}"${head}\r\n\r\n`),
      file?.content ?? Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)),
      Buffer.from('\r\n'),
    ];
  });
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]),
  };
}

/** A form with one file. */
export const form = (content: Buffer, name: string, field = 'file') => formOf({ [field]: { name, content } });

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

/** An address whose signature has another first character: none that is written here would always be another one. */
export const withOtherSignature = (address: string): string =>
  address.replace(/signature=(.)/, (_, first: string) => `signature=${first === 'A' ? 'B' : 'A'}`);
