import { answerLabels } from '#contract/exercise/templates';
import { fillPath } from '#contract/kit/endpoint';
import type { AnyEndpoint } from '../../../server/http/handler.ts';
import type { TestServer } from '../server/testServer.ts';

const boundary = 'a-boundary-of-the-tests';
type Parts = Record<string, string | { name: string; content: Buffer } | undefined>;

/** A form as a browser sends it. */
function formOf(parts: Parts): Buffer {
  const pieces = Object.entries(parts).flatMap(([field, value]) => {
    if (value === undefined) return [];
    const isText = typeof value === 'string';
    const head = isText ? '' : `; filename="${value.name}"`;
    const type = isText ? '' : 'Content-Type: application/octet-stream\r\n';
    return [
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${field}"${head}\r\n${type}\r\n`),
      isText ? Buffer.from(value) : value.content,
      Buffer.from('\r\n'),
    ];
  });
  return Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]);
}

/** The parts that save an e-mail; all can be overridden. */
export const emailParts = (given: Parts = {}): Parts => ({
  name: 'Parcel',
  subject: 'Your parcel waits',
  layoutType: 'EMAIL',
  legend: 'You expect a parcel today.',
  html: '<p>Pay the customs fee <b>now</b> at <a href="https://parcel.example">our page</a></p>',
  designData: JSON.stringify({ pages: [{ id: 'one' }] }),
  fromEmail: 'service@parcel.example',
  fromName: 'Parcel Service',
  answers: JSON.stringify(
    answerLabels.map((label) => ({ label, status: label === 'REPORT_PHISHING' ? 'CORRECT' : 'WRONG', description: 'Because' })),
  ),
  callouts: JSON.stringify([
    { anchor: '', description: 'Who is this?', orderNumber: 0, place: 'HEADER' },
    { anchor: 'customs fee now', description: 'It hurries you', orderNumber: 1, place: 'BODY' },
  ]),
  ...given,
});

/** Sends a form with a person's headers. */
export const sendForm =
  (server: Pick<TestServer, 'app'>, headers: Record<string, string>, companyId: string) =>
  async (endpoint: AnyEndpoint, parts: Parts, params: Record<string, string> = {}) => {
    const reply = await server.app.inject({
      method: endpoint.method as 'POST',
      url: `/gateway${fillPath(endpoint.path, { companyId, ...params })}`,
      headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: formOf(parts),
    });
    const json = reply.json<{ error?: { code: string; details: { field?: string }[] } }>();
    return {
      status: reply.statusCode,
      json: <T>() => json as T,
      code: json.error?.code,
      fields: json.error?.details.map(({ field }) => field),
    };
  };
