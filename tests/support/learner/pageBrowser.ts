import { expect } from 'vitest';
import { deadAddresses } from './deadAddresses.ts';
import type { TestServer } from '../server/testServer.ts';

interface Shown {
  status: number;
  body: string;
  bytes: Buffer;
  /** Where a redirect leads. */
  to: string | undefined;
  headers: Record<string, unknown>;
}

/** A browser without script on the pages that the server writes: it keeps cookies, follows no redirect, and fails at addresses that no page declares. */
export function pageBrowser({ app }: Pick<TestServer, 'app'>, language = 'en') {
  const cookies = new Map<string, string>();
  const ask = async (method: 'GET' | 'POST', url: string, form?: Record<string, string>, from = 'same-origin'): Promise<Shown> => {
    const reply = await app.inject({
      method,
      url,
      headers: {
        accept: 'text/html',
        'accept-language': language,
        ...(cookies.size > 0 && { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
        ...(form && { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': from }),
      },
      ...(form && { payload: new URLSearchParams(form).toString() }),
    });
    for (const { name, value, maxAge } of reply.cookies as { name: string; value: string; maxAge?: number }[])
      if (maxAge === 0) cookies.delete(name);
      else cookies.set(name, value);
    expect(deadAddresses(reply.body), `addresses in ${url} that no page declares`).toEqual([]);
    const { location } = reply.headers;
    return { status: reply.statusCode, body: reply.body, bytes: reply.rawPayload, to: location, headers: reply.headers };
  };
  return {
    cookies,
    get: (url: string) => ask('GET', url),
    send: (url: string, form: Record<string, string> = {}, from?: string) => ask('POST', url, form, from),
    /** Opens the personal link of a mail and confirms whose it is. */
    enter: (token: string) => ask('POST', `/learn/enter/${token}/open`, {}),
  };
}
