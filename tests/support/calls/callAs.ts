import { fillPath } from '#contract/kit/endpoint';
import type { AnyEndpoint } from '../../../server/http/handler.ts';
import type { TestServer } from '../server/testServer.ts';

interface Input {
  params?: Record<string, string>;
  /** Pairs if a parameter is repeated. */
  query?: Record<string, string> | string[][];
  body?: object;
}

/** Calls an endpoint of the contract with a person's headers, like the panel. */
export const callAs =
  (server: Pick<TestServer, 'app'>, headers: Record<string, string>, companyId: string) =>
  async (endpoint: AnyEndpoint, { params, query, body }: Input = {}) => {
    const search = query ? `?${new URLSearchParams(query)}` : '';
    const reply = await server.app.inject({
      method: endpoint.method as 'POST',
      url: `/gateway${fillPath(endpoint.path, { companyId, ...params })}${search}`,
      headers,
      ...(body && { payload: body }),
    });
    const isJson = String(reply.headers['content-type']).startsWith('application/json');
    const json = isJson
      ? (reply.json() as { [key: string]: never } & {
          error?: { code: string; details: { field?: string; description: string; info?: string }[] };
        })
      : undefined;
    return {
      status: reply.statusCode,
      /** The reply; the caller names its type, because the server has checked it against the contract. */
      json: <T>() => json as T,
      text: reply.body,
      headers: reply.headers,
      code: json?.error?.code,
      fields: json?.error?.details.map(({ field }) => field),
      info: json?.error?.details[0]?.info,
    };
  };

export type Call = ReturnType<typeof callAs>;
