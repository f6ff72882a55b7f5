import type { IncomingMessage } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { ErrorCode } from '#contract/errors';
import type { Env } from '../env.ts';
import { Refusal } from '../core/refusal.ts';
import { securityHeaders } from './securityHeaders.ts';

/** No id and no token in a path is as long. */
export const longestPart = 200;
const nowhere = '/gateway/malformed';

/** Ways out of a folder, signs that no address has, and what is not text at all. */
function isMalformed(path: string): boolean {
  try {
    const parts = decodeURIComponent(path).split('/');
    return parts.some((part) => part === '.' || part === '..' || part.length > longestPart || /[\p{Cc}\\]/u.test(part));
  } catch {
    return true;
  }
}

/** Leads every malformed address to the same place, where nothing is, so that it is answered like any other that is not there. */
export function rewriteMalformed({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  return isMalformed(url.split(/[?#]/, 1)[0] ?? '') ? nowhere : url;
}

const codeOf = (error: NodeJS.ErrnoException): ErrorCode => {
  if (error.code === 'HPE_HEADER_OVERFLOW') return 'headers_too_large';
  return error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'request_timeout' : 'bad_request';
};

/** Answers what Node could not read as a request: no route, hook or reply exists for it, only the connection. */
export function answerUnreadable(env: Pick<Env, 'publicUrl'>) {
  const headers = securityHeaders(env);
  return function answer(this: FastifyInstance, error: NodeJS.ErrnoException, socket: Socket): void {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const refusal = new Refusal(codeOf(error));
    this.log.info({ code: error.code, status: refusal.status }, 'refused');
    if (!socket.writable) return void socket.destroy();
    const body = JSON.stringify(refusal.toEnvelope());
    const all = {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      'cache-control': 'no-store',
      connection: 'close',
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\n${lines.join('')}\r\n${body}`);
  };
}
