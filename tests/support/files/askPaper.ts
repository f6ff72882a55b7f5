import { fillPath } from '#contract/kit/endpoint';
import type { AnyEndpoint } from '../../../server/http/handler.ts';
import type { TestServer } from '../server/testServer.ts';
import { readPdf } from './pdfText.ts';

interface Asked {
  params?: Record<string, string>;
  query?: Record<string, string>;
  language?: string;
}

/** Asks an endpoint for its PDF, like the panel. The lines of a refusal are empty, and `code` says which it is. */
export const askPaperAs =
  (server: Pick<TestServer, 'app'>, headers: Record<string, string>, companyId: string) =>
  async (endpoint: AnyEndpoint, { params, query = {}, language = 'en' }: Asked = {}) => {
    const reply = await server.app.inject({
      method: 'GET',
      url: `/gateway${fillPath(endpoint.path, { companyId, ...params })}?${new URLSearchParams(query)}`,
      headers: { ...headers, accept: 'application/pdf, application/json;q=0.9', 'accept-language': language },
    });
    const isPdf = reply.headers['content-type'] === 'application/pdf';
    const pdf = isPdf ? await readPdf(reply.rawPayload, language === 'he' ? 'rtl' : 'ltr') : undefined;
    return {
      status: reply.statusCode,
      title: pdf?.title,
      lines: pdf?.lines ?? [],
      text: pdf?.lines.join('\n') ?? '',
      filename: decodeURIComponent(String(reply.headers['content-disposition'])),
      code: isPdf ? undefined : reply.json<{ error?: { code: string } }>().error?.code,
    };
  };
