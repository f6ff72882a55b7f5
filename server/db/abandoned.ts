import { type NetConnectOpts, connect } from 'node:net';
import type { Socket } from 'node:net';
import type { Client, PoolClient } from 'pg';
import { isWatched } from './silence.ts';

/** The transaction was rolled back because its request was aborted: nobody waits for the result. */
export class Abandoned extends Error {
  override name = 'Abandoned';
}

/** PostgreSQL's code for "cancel what this process runs". */
const cancelCode = 80_877_102;
/** If the database takes longer, it is away, and the statement ends with the connection. */
const cancelWithinMs = 5000;
/** Doubled up to a second: behind a proxy that drops these requests, they must not become a load of their own. */
const againAfterMs = 100;
const mostMs = 1000;

type Connected = Client & { processID: number | null; secretKey: number | null; connection: { stream: Socket } };

/** The address of the server behind this connection: the host name may also lead to another server, which cannot cancel. */
function placeOf({ host, port, connection: { stream } }: Connected): NetConnectOpts {
  if (stream.remoteAddress && stream.remotePort) return { host: stream.remoteAddress, port: stream.remotePort };
  return { path: `${host}/.s.PGSQL.${port}` };
}

/**
 * Asks PostgreSQL to cancel the running statement of a connection. The request has a connection of its own, not one of the pool, which may be
 * full of such statements. When the promise is fulfilled the cancellation has been delivered, so that it cannot hit what the connection is
 * used for next: PostgreSQL closes the connection after it, and an idle one ignores it.
 */
function cancelStatement(client: PoolClient): Promise<void> {
  const connected = client as unknown as Connected;
  const { processID, secretKey } = connected;
  if (processID === null || secretKey === null) return Promise.resolve();
  const request = Buffer.alloc(16);
  for (const [place, value] of [request.length, cancelCode, processID, secretKey].entries()) request.writeInt32BE(value, place * 4);
  return new Promise((resolve) => {
    const socket = connect(placeOf(connected), () => socket.end(request));
    socket.setTimeout(cancelWithinMs, () => socket.destroy());
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
    socket.resume();
  });
}

/**
 * Cancels the statements of a connection from when `signal` aborts until `end` is called: the statement after a cancelled one may take as
 * long. `end` waits for the last cancellation. The embedded database cannot cancel, and finishes its statement.
 */
export function cancelWhenAborted(client: PoolClient, signal: AbortSignal): { end: () => Promise<void> } {
  let isOver = !isWatched(client);
  let cancelling: Promise<void> | undefined;
  const cancel = async () => {
    for (let pause = againAfterMs; !isOver; pause = Math.min(pause * 2, mostMs)) {
      await cancelStatement(client);
      if (!isOver) await new Promise((resolve) => setTimeout(resolve, pause));
    }
  };
  const begin = () => {
    cancelling = cancel();
  };
  signal.addEventListener('abort', begin, { once: true });
  return {
    end: async () => {
      isOver = true;
      signal.removeEventListener('abort', begin);
      await cancelling;
    },
  };
}
