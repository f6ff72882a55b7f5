import type { GoogleOutside } from './google.ts';
import { ProviderError, providerErrorOf, type Rest } from './rest.ts';

const timeoutMs = 10_000;

/** Calls Google's Identity Toolkit: admin calls with the service account, others with the API key. */
export function googleRest(outside: Pick<GoogleOutside, 'origin' | 'accessToken'>, apiKey: string): Rest {
  return {
    async call({ method = 'POST', host = '', path, query, body, admin }) {
      const search = new URLSearchParams({ ...query, ...(!admin && { key: apiKey }) });
      let answer: Response;
      try {
        answer = await fetch(`${outside.origin(host)}${path}?${search}`, {
          method,
          signal: AbortSignal.timeout(timeoutMs),
          redirect: 'error',
          headers: { 'content-type': 'application/json', ...(admin && { authorization: `Bearer ${await outside.accessToken()}` }) },
          body: body === undefined ? null : JSON.stringify(body),
        });
      } catch (cause) {
        throw cause instanceof ProviderError ? cause : new ProviderError('UNAVAILABLE', 503, { cause });
      }
      const reply: unknown = await answer.json().catch(() => undefined);
      if (!answer.ok) throw providerErrorOf(answer.status, reply);
      return reply;
    },
  };
}
