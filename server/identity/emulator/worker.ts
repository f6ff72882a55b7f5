import { chmodSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { accountKeeper } from './accountKeeper.ts';
import { createQuietEmulator } from './quietEmulator.ts';
import type { EmulatorStart } from './start.ts';
import { unixRest } from './unixRest.ts';

// The emulator compiles schemas for a second at start, so it has a thread of its own.
const { projectId, socket, accountsFile } = workerData as EmulatorStart;
const emulator = await createQuietEmulator(projectId);
const rest = unixRest(socket);
const keeper = accountKeeper(rest, projectId, accountsFile);

/** Whether a call changes accounts. */
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
// By default Node closes connections that were idle for 5 s; a caller that sends at that moment would get an error.
server.keepAliveTimeout = 0;
// Only this user can open the socket's directory, so nobody can connect before chmod.
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
