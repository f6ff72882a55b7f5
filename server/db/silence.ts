import { Socket } from 'node:net';
import type { Client, Pool, PoolClient } from 'pg';
import { DatabaseSilent } from './away.ts';

/** Statement timeouts: for requests, and for long-running work. */
export const statementMs = { usual: 15_000, long: 900_000 } as const;
/** A live server has reported the timeout by then. */
const graceMs = 10_000;

/** Connections over a network; the embedded database runs in this process and needs no watching. */
const watched = new WeakSet<object>();
export const isWatched = (client: PoolClient): boolean => watched.has(client);

const socketOf = (client: unknown): Socket | undefined => {
  const { stream } = (client as Client).connection;
  return stream instanceof Socket ? stream : undefined;
};

/** Sets how long a connection may be silent: a statement timeout plus grace; 0 means for ever. */
export function allowSilence(client: PoolClient, ms: number): void {
  if (watched.has(client)) socketOf(client)?.setTimeout(ms === 0 ? 0 : ms + graceMs);
}

/**
 * Destroys connections that have become silent, because the server or the network may have failed without closing them. Waiting queries fail and
 * the pool opens new connections. Idle connections are destroyed, too, because they have probably died the same way.
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
