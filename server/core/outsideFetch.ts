import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Socket } from 'node:net';
import { isLoopback, isPublicAddress, isRefusedAddress, lookUpAmong, NotPublic } from './publicAddress.ts';

export interface OutsideLimits {
  /** For the whole answer. */
  milliseconds: number;
  bytes: number;
  /** Of a larger answer its beginning is returned, and the rest not waited for; without this it is refused. */
  isBeginningEnough?: boolean;
  /** Ends it earlier. */
  signal?: AbortSignal;
  /** Whether http to this machine is allowed, for tests and development. */
  allowsLoopback: boolean;
}

export interface OutsideRequest {
  method: string;
  headers: Record<string, string>;
  body?: string;
}

const keptHeaders = ['content-type', 'www-authenticate', 'retry-after'] as const;
const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Fetches an address that somebody else chose. Only https, and only from public addresses: what is connected to is the address
 * that was checked, so a name that changes its address does not help. Redirects are not followed. Rejects with an Error that is for
 * the log only.
 */
export function outsideFetch(url: URL, { method, headers, body }: OutsideRequest, limits: OutsideLimits): Promise<Response> {
  const isLocal = limits.allowsLoopback && loopbackNames.has(url.hostname);
  if (url.protocol !== 'https:' && !(isLocal && url.protocol === 'http:')) return refused(`${url.protocol} is not https`);
  if (url.username || url.password) return refused('credentials in an address');
  const isAllowed = (address: string) => isPublicAddress(address) || (isLocal && isLoopback(address));
  if (isRefusedAddress(url.hostname, isAllowed)) return Promise.reject(new NotPublic(`the address ${url.hostname}`));
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const timeout = AbortSignal.timeout(limits.milliseconds);
  const signal = limits.signal ? AbortSignal.any([limits.signal, timeout]) : timeout;
  return new Promise((resolve, reject) => {
    // A connection of its own, so that the socket is always a new one and `connect` is always emitted.
    const sent = request(url, { method, headers, signal, agent: false, lookup: lookUpAmong(isAllowed) });
    sent.on('error', reject);
    sent.on('socket', (socket: Socket) => {
      socket.on('connect', () => {
        const address = socket.remoteAddress ?? '';
        if (!isAllowed(address)) sent.destroy(new NotPublic(`the address ${address}`));
      });
    });
    sent.on('response', (answer) => {
      const parts: Buffer[] = [];
      let size = 0;
      answer.on('data', (part: Buffer) => {
        size += part.length;
        if (size > limits.bytes && !limits.isBeginningEnough) reject(new Error(`the answer is larger than ${limits.bytes} bytes`));
        else parts.push(part);
        if (size <= limits.bytes) return;
        finish();
        sent.destroy();
      });
      answer.on('error', reject);
      answer.on('end', () => finish());
      const finish = () => {
        const status = answer.statusCode ?? 0;
        if (status < 200 || (status >= 300 && status < 400) || status > 599)
          return reject(new Error(`the answer has status ${status}`));
        const text = status === 204 || status === 205 ? null : Buffer.concat(parts).subarray(0, limits.bytes);
        const kept = keptHeaders.flatMap((name): [string, string][] => {
          const value = answer.headers[name];
          return typeof value === 'string' && value !== '' ? [[name, value]] : [];
        });
        resolve(new Response(text, { status, headers: kept }));
      };
    });
    sent.end(body);
  });
}

const refused = (why: string) => Promise.reject(new Error(why));
