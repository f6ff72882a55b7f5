import { Socket } from 'node:net';
import type { Client, Pool, PoolClient } from 'pg';
import { DatabaseSilent } from './away.ts';

/** A statement ends by itself after this time; the usual one is meant for pages. */
export const statementMs = { usual: 15_000, long: 900_000 } as const;
/** A server that lives has said by then that a statement took too long. */
const graceMs = 10_000;

/** Only a pool on a network is watched: the embedded database works in this very process. */
const watched = new WeakSet<object>();
export const isWatched = (client: PoolClient): boolean => watched.has(client);

const socketOf = (client: unknown): Socket | undefined => {
  const { stream } = (client as Client).connection;
  return stream instanceof Socket ? stream : undefined;
};

/** From now on a connection may be silent for as long as a statement with this limit; 0 is for ever. */
export function allowSilence(client: PoolClient, ms: number): void {
  if (watched.has(client)) socketOf(client)?.setTimeout(ms === 0 ? 0 : ms + graceMs);
}

/**
 * Ends connections over which nothing comes any more: the far side, or something between, may be gone without a word. Whoever
 * waits for it gets an error, and the pool makes another. Those that lie idle beside it have very likely gone the same way.
 */
export function endSilentConnections(pool: Pool): void {
  const idle = new Set<PoolClient>();
  pool.on('connect', (client) => {
    watched.add(client);
    socketOf(client)?.on('timeout', () => {
      for (const one of [client, ...idle]) socketOf(one)?.destroy(new DatabaseSilent('The database does not answer any more'));
    });
    allowSilence(client, statementMs.usual);
  });
  pool.on('acquire', (client) => idle.delete(client));
  pool.on('release', (error, client) => {
    if (!error) idle.add(client);
  });
  pool.on('remove', (client) => idle.delete(client));
}
