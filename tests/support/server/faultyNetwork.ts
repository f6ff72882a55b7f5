import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

interface Line {
  near: Socket;
  far: Socket;
  /** Nothing passes any more, and neither side notices. */
  isDead: boolean;
  /** Whether the text after which an answer shall be lost passed here. */
  isMarked: boolean;
}

/** A proxy to a database that can simulate network failures. Returns its URL. */
export async function faultyNetwork(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const lines = new Set<Line>();
  let mode: 'open' | 'cut' | 'frozen' = 'open';
  let lostAnswer: { to: string; after: string; lost: () => void } | undefined;

  const server = createServer((near) => {
    if (mode === 'cut') return near.destroy();
    const far = connect(Number(target.port), target.hostname);
    const line: Line = { near, far, isDead: mode === 'frozen', isMarked: false };
    lines.add(line);
    near.on('data', (bytes) => {
      if (line.isDead) return;
      far.write(bytes);
      if (!lostAnswer) return;
      line.isMarked ||= bytes.includes(lostAnswer.after);
      if (line.isMarked && bytes.includes(lostAnswer.to)) {
        line.isDead = true;
        lostAnswer.lost();
        lostAnswer = undefined;
      }
    });
    far.on('data', (bytes) => {
      if (!line.isDead) near.write(bytes);
    });
    const end = () => {
      lines.delete(line);
      far.destroy();
      if (!line.isDead) near.destroy();
    };
    for (const side of [near, far]) side.on('error', () => undefined).on('close', end);
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);

  return {
    url: url.href,
    /** Closes every connection and refuses new ones. */
    cut() {
      mode = 'cut';
      for (const { near, far } of lines) for (const side of [near, far]) side.destroy();
    },
    /** Drops all data silently, also on new connections. */
    freeze() {
      mode = 'frozen';
      for (const line of lines) line.isDead = true;
    },
    /** Drops all data on existing connections; new ones work. */
    killOldLines() {
      for (const line of lines) line.isDead = true;
    },
    /**
     * On the connection that sends the text `after`, the next message with the text `to` arrives, and then the connection
     * is dead. Others stay: what the server does in the background commits too.
     */
    loseAnswerTo: (to: string, { after }: { after: string }) => new Promise<void>((lost) => (lostAnswer = { to, after, lost })),
    open() {
      mode = 'open';
    },
    close() {
      for (const { near, far } of lines) for (const side of [near, far]) side.destroy();
      server.close();
    },
  };
}
