import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ownDatabase } from '#tests/support/server/ownDatabase';
import { testPostgres } from '#tests/support/server/postgresOnly';
import { type Spawned, spawnServer } from '#tests/support/server/spawnServer';

const minute = 60_000;
const root = mkdtempSync(join(tmpdir(), 'heed-other-nodes-'));
const started: Spawned[] = [];
let database: Awaited<ReturnType<typeof ownDatabase>>;

beforeAll(async () => {
  testPostgres();
  database = await ownDatabase();
});
afterAll(async () => {
  for (const { child } of started) child.kill('SIGKILL');
  await Promise.all(started.map(({ ended }) => ended));
  await database.drop();
  rmSync(root, { recursive: true, force: true });
});

const keys = { AUDIT_KEY: 'an audit key with more than 32 characters', SECRETS_KEY: 'a secrets key with more than 32 characters' };

/** Each with the accounts of its own, which nodes never share so; that is not what this is about. */
async function startNode(settings: Record<string, string>): Promise<Spawned> {
  const DATA_DIR = join(root, String(started.length));
  const node = spawnServer({ HEED_DEV: '1', LOG_LEVEL: 'warn', DATABASE_URL: database.url ?? '', DATA_DIR, ...keys, ...settings });
  started.push(node);
  await node.address;
  return node;
}

/** The lines about other nodes: which one, and in what it differs. */
const differences = ({ printed }: Spawned) =>
  printed()
    .split('\n')
    .filter((line) => line.includes('another node has other settings'))
    .map((line) => JSON.parse(line) as { level: number; node: string; settings: string[] });

it('nodes that differ say so in the log, each of the other, and name what differs without its value', {
  timeout: 3 * minute,
}, async () => {
  const first = await startNode({ PUBLIC_URL: 'http://admin.heed.test' });
  const other = await startNode({ AUDIT_KEY: 'another audit key with more than 32 characters' });
  const warningOf = ({ child }: Spawned) => ({
    level: 40,
    node: expect.stringContaining(`process ${child.pid}`) as string,
    settings: ['AUDIT_KEY', 'PUBLIC_URL'],
  });
  await vi.waitFor(() => expect(differences(first)).toMatchObject([warningOf(other)]), minute / 2);
  expect(differences(other)).toMatchObject([warningOf(first)]);
  expect(other.printed()).not.toContain('audit key with');
});
