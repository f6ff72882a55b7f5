import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { PgliteRequest, PgliteStart } from './pglite.ts';

// PGlite blocks its thread, so it runs in a worker and speaks PostgreSQL's protocol over a socket.
const { dataDir, socket, restoreFrom } = workerData as PgliteStart;
const database = await PGlite.create({
  dataDir,
  extensions: { pg_trgm, btree_gin },
  relaxedDurability: false,
  ...(restoreFrom && { loadDataDir: new Blob([new Uint8Array(restoreFrom)], { type: 'application/x-gzip' }) }),
});
// One connection is used; more are allowed, so that it can be replaced while the old one is still closing.
const server = new PGLiteSocketServer({ db: database, path: socket, maxConnections: 4 });
await server.start();

parentPort?.on('message', (request: PgliteRequest) => {
  const answer = request === 'dump' ? dump() : close();
  answer.then(
    (bytes) => parentPort?.postMessage({ done: request, bytes }),
    (error: unknown) => parentPort?.postMessage({ failed: request, reason: String(error) }),
  );
});
parentPort?.postMessage({ done: 'start' });

async function dump(): Promise<Uint8Array> {
  const file = await database.dumpDataDir('gzip');
  return new Uint8Array(await file.arrayBuffer());
}

async function close(): Promise<undefined> {
  await server.stop();
  await database.close();
}
