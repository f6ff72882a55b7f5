import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '#server/demo/accounts';
import { type BareServer, startBareServer } from '#tests/support/server/bareServer';
import { runArguments } from '../../../scripts/lib/programs.mjs';

// The command and the server share a database: the embedded one has only one process.
let server: BareServer;
beforeAll(async () => {
  server = await startBareServer();
});
afterAll(() => server.close());

describe('the seed command', () => {
  it('has given its admin an account when it is ended in the middle', { timeout: 180_000 }, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'heed-seed-'));
    const { databaseUrl } = server.services.env;
    const child = spawn(
      process.execPath,
      [...runArguments('scripts/seed.ts'), '--users', '50', '--company', 'Ended', '--campaigns', '9'],
      {
        env: {
          PATH: process.env.PATH,
          HEED_DEV: '1',
          DATA_DIR: dataDir,
          AUTH_EMULATOR_URL: server.services.env.authEmulatorUrl,
          DATABASE_URL: databaseUrl,
        },
      },
    );
    let printed = '';
    const closed = once(child, 'close');
    child.stdout.on('data', (text) => {
      printed += String(text);
      if (printed.includes('Giving them')) child.kill('SIGKILL');
    });
    await closed;
    rmSync(dataDir, { recursive: true, force: true });
    expect(printed).not.toContain('Done');
    expect((await server.signIn('bench@ended.example', demoPassword)).token).not.toBe('');
  });
});
