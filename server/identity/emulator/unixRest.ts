import { Agent, request } from 'node:http';
import { type ProviderCall, ProviderError, providerErrorOf, type Rest } from '../rest.ts';

/** Longer than any call of the emulator takes; a dead socket fails at once. */
const timeoutMs = 15_000;

/** Calls the emulator over its unix socket. Admin calls use the emulator's token for service accounts, `owner`. */
export function unixRest(socketPath: string): Rest & { close(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const call = ({ method = 'POST', host, path, query, body, admin }: ProviderCall) =>
    new Promise<unknown>((resolve, reject) => {
      const search = new URLSearchParams({ ...query, ...(!admin && { key: 'embedded' }) });
      const text = body === undefined ? undefined : JSON.stringify(body);
      const sent = request(
        {
          socketPath,
          agent,
          method,
          path: `${host ? `/${host}` : ''}${path}?${search}`,
          timeout: timeoutMs,
          headers: {
            ...(text !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
            ...(admin && { authorization: 'Bearer owner' }),
          },
        },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('error', reject);
          answer.on('end', () => {
            const reply = parse(Buffer.concat(parts).toString('utf8'));
            const status = answer.statusCode ?? 500;
            if (status < 300) resolve(reply);
            else reject(providerErrorOf(status, reply));
          });
        },
      );
      sent.on('timeout', () => sent.destroy(new ProviderError('UNAVAILABLE', 503)));
      sent.on('error', (error) =>
        reject(error instanceof ProviderError ? error : new ProviderError('UNAVAILABLE', 503, { cause: error })),
      );
      sent.end(text);
    });
  return { call, close: () => agent.destroy() };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
