import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inviteUsers } from '#contract/users';
import { type Spawned, spawnServer } from '../support/spawnServer.ts';
import { rowsOf, signInAt } from './support/actions.ts';
import { apiOf } from './support/api.ts';
import { ownServer } from './support/origin.ts';
import { tokenOf } from './support/signedIn.ts';
import { expect, test } from './support/test.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'heed-e2e-restart-'));
let running: Spawned | undefined;

async function start(): Promise<Spawned> {
  const settings = {
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: String(ownServer.port),
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
  };
  running = spawnServer(settings);
  await running.address;
  return running;
}

test.afterAll(() => {
  running?.child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

test.describe('a server that stops and starts again', () => {
  // The page asks for people while there is nobody to answer.
  test.use({ server: ownServer.origin, baseURL: ownServer.origin, expectedComplaints: [/ERR_(CONNECTION|EMPTY|SOCKET)/] });

  test('is missed with a sentence, and then everybody is still there and signed in', async ({ page, request }) => {
    // Two starts of a server, one of which makes the demo data.
    test.setTimeout(300_000);
    const first = await start();
    await signInAt(page, '/users/all_users', 'admin@acme.example');
    const api = await apiOf(request, await tokenOf(page.context()), ownServer.origin);
    const keeper = { email: 'keeper@acme.example', name: 'Kee', lastName: 'Per', departments: ['Sales'] };
    await api.call(inviteUsers, { body: { emails: [keeper], notificationsEnabled: false } });
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);

    await page.getByRole('searchbox').fill('keeper');
    await expect(page.getByText('The list could not be loaded')).toBeVisible();
    await expect(page.getByText('The server could not be reached.').first()).toBeVisible();

    await start();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(await rowsOf(page, 'users')).toHaveCount(1);
    await page.reload();
    await expect((await rowsOf(page, 'users')).first()).toContainText('Kee Per');
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  });
});
