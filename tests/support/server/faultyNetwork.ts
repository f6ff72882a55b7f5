import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

interface Line {
  near: Socket;
  far: Socket;
  /** Nothing passes any more, and neither side is told. */
  isDead: boolean;
}

/** A way to a database on which a test can do what networks do. Gives the address that leads over it. */
export async function faultyNetwork(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const lines = new Set<Line>();
  let mode: 'open' | 'cut' | 'frozen' = 'open';
  let lostAnswer: { to: string; lost: () => void } | undefined;

  const server = createServer((near) => {
    if (mode === 'cut') return near.destroy();
    const far = connect(Number(target.port), target.hostname);
    const line: Line = { near, far, isDead: mode === 'frozen' };
    lines.add(line);
    near.on('data', (bytes) => {
      if (line.isDead) return;
      far.write(bytes);
      if (lostAnswer && bytes.includes(lostAnswer.to)) {
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
    /** Ends every connection and lets no new one be made. */
    cut() {
      mode = 'cut';
      for (const { near, far } of lines) for (const side of [near, far]) side.destroy();
    },
    /** Drops everything in silence, also on connections made from now on. */
    freeze() {
      mode = 'frozen';
      for (const line of lines) line.isDead = true;
    },
    /** Drops everything on the connections there are; new ones are fine. */
    killOldLines() {
      for (const line of lines) line.isDead = true;
    },
    /** The next message with this text arrives, and its connection is dead from then on. */
    loseAnswerTo: (to: string) => new Promise<void>((lost) => (lostAnswer = { to, lost })),
    open() {
      mode = 'open';
    },
    close() {
      for (const { near, far } of lines) for (const side of [near, far]) side.destroy();
      server.close();
    },
  };
}
