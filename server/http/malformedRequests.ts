import type { IncomingMessage } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { ErrorCode } from '#contract/errors';
import { learnerPagesPath } from '#contract/learner/pages';
import { simulationPagesPath } from '#contract/simulation/paths';
import { Refusal } from '../core/refusal.ts';
import type { Env } from '../env.ts';
import { newRequestId, requestIdHeader } from './requestId.ts';
import { securityHeaders } from './securityHeaders.ts';

/** Longer than any id or token in a path. */
export const longestPart = 200;
const nowhere = '/malformed';

/** Paths with `..`, control characters, backslashes, overlong parts or invalid percent encoding. */
function isMalformed(path: string): boolean {
  try {
    const parts = decodeURIComponent(path).split('/');
    return parts.some((part) => part === '.' || part === '..' || part.length > longestPart || /[\p{Cc}\\]/u.test(part));
  } catch {
    return true;
  }
}

/**
 * Rewrites malformed addresses to one path without a route, so that they get the usual 404. People who open a link of a mail that a
 * program has damaged get a page that says so.
 */
export function rewriteMalformed({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  if (!isMalformed(url.split(/[?#]/, 1)[0] ?? '')) return url;
  const ofPeople = [learnerPagesPath, simulationPagesPath].find((path) => url.startsWith(`${path}/`));
  return (ofPeople ?? '/gateway') + nowhere;
}

const codeOf = (error: NodeJS.ErrnoException): ErrorCode => {
  if (error.code === 'HPE_HEADER_OVERFLOW') return 'headers_too_large';
  return error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'request_timeout' : 'bad_request';
};

/** Answers requests that Node cannot parse. No route, hook or reply exists for them, only the socket. */
export function answerUnreadable(env: Pick<Env, 'publicUrl'>) {
  const headers = securityHeaders(env);
  return function answer(this: FastifyInstance, error: NodeJS.ErrnoException, socket: Socket): void {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const refusal = new Refusal(codeOf(error));
    const reqId = newRequestId();
    this.log.info({ reqId, code: error.code, status: refusal.status }, 'refused');
    if (!socket.writable) return void socket.destroy();
    const body = JSON.stringify(refusal.toEnvelope(reqId));
    const all = {
      ...headers,
      [requestIdHeader]: reqId,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      'cache-control': 'no-store',
      connection: 'close',
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\n${lines.join('')}\r\n${body}`);
  };
}
