import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** PostgreSQL's messages that end the conversation at the beginning, and the whole connection. */
const readyForQuery = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);
const terminate = 0x58;

interface Kept {
  far: Socket;
  /** What the server said after the password was right; the next client hears the same. */
  welcome: Buffer;
}

/**
 * A pooler in front of a database, like PgBouncer: a connection to the server outlives its client and is given to the next one as it is, with
 * everything that belongs to its session. Returns its URL.
 */
export async function startPooler(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const idle: Kept[] = [];
  const sockets = new Set<Socket>();
  const keepTrack = (socket: Socket) => {
    sockets.add(socket.on('error', () => undefined).on('close', () => sockets.delete(socket)));
    return socket;
  };

  async function converse(near: Socket): Promise<void> {
    const [startup] = (await once(near, 'data')) as [Buffer];
    const kept = idle.pop();
    const far = kept?.far ?? keepTrack(connect(Number(target.port), target.hostname));
    let welcome = kept?.welcome;
    let heard = Buffer.alloc(0);
    const answer = (bytes: Buffer) => {
      near.write(bytes);
      if (welcome) return;
      heard = Buffer.concat([heard, bytes]);
      // Authentication has succeeded (R, length 8, 0); its steps before are not repeated.
      const from = heard.indexOf(Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0]));
      if (from >= 0 && heard.subarray(-readyForQuery.length).equals(readyForQuery)) welcome = heard.subarray(from);
    };
    far.on('data', answer);
    const ask = (bytes: Buffer) => {
      // A client that leaves does not end the connection to the server.
      if (bytes[0] !== terminate) far.write(bytes);
    };
    near.on('data', ask);
    near.on('close', () => {
      far.off('data', answer);
      if (welcome && !far.destroyed) idle.push({ far, welcome });
    });
    if (kept) near.write(kept.welcome);
    else far.write(startup);
  }

  const server = createServer((near) => void converse(keepTrack(near)).catch(() => near.destroy()));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
