import { createServer, type IncomingMessage } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { chmodSync } from 'node:fs';
import { createQuietEmulator } from './quietEmulator.ts';
import { accountKeeper } from './accountKeeper.ts';
import type { EmulatorStart } from './start.ts';
import { unixRest } from './unixRest.ts';

// The emulator is plain JavaScript that compiles for a second at start, so it has a thread of its own.
const { projectId, socket, accountsFile } = workerData as EmulatorStart;
const emulator = await createQuietEmulator(projectId);
const rest = unixRest(socket);
const keeper = accountKeeper(rest, projectId, accountsFile);

/** Everything that changes accounts is a POST; a sign-in changes only the time of the last one. */
const isChange = ({ method, url = '' }: IncomingMessage) =>
  method === 'POST' && !url.includes(':lookup') && !url.includes('/v1/token');

const server = createServer((request, response) => {
  if (request.url?.startsWith('/saved?')) {
    keeper.saved().then(
      () => response.end('{}'),
      () => response.writeHead(500).end('{}'),
    );
    return;
  }
  if (isChange(request)) response.on('finish', keeper.changed);
  emulator(request, response);
});
// Node closes what was idle for 5 s. A caller that was busy at that moment would still send, and hear that nobody is there.
server.keepAliveTimeout = 0;
// The socket is nobody's but ours before anyone could connect: its directory is closed to others.
server.listen(socket, () => {
  chmodSync(socket, 0o600);
  keeper.load().then(
    () => parentPort?.postMessage('ready'),
    (error: unknown) => parentPort?.postMessage({ failed: error instanceof Error ? error.message : String(error) }),
  );
});

parentPort?.on('message', () => void close());

async function close(): Promise<void> {
  await keeper.saved().catch(() => {});
  rest.close();
  server.close();
  server.closeAllConnections();
  parentPort?.postMessage('closed');
}
