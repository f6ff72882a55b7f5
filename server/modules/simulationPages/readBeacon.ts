import type { FastifyInstance } from 'fastify';

/** What the script of a page says is shorter; nothing else that is sent to one is read. */
const mostBytes = 200;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a short JSON text of whatever type: browsers send beacons as plain text. Anything else counts as nothing. */
export function readBeacon(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, payload, done) => {
    let text = '';
    payload.on('data', (piece: Buffer) => {
      if (text.length <= mostBytes) text += piece.toString('utf8');
    });
    payload.on('end', () => done(null, text.length <= mostBytes ? parsed(text) : undefined));
    payload.on('error', (error: Error) => done(error));
  });
}
