import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listAuditLog } from '#contract/audit';
import { changeDisabled, countUsers, inviteUsers } from '#contract/users';
import { type Spawned, spawnServer } from '../support/spawnServer.ts';
import { rowsOf, signInAt } from './support/actions.ts';
import { type Api, apiOf } from './support/api.ts';
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

const learners = { filters: ['learner' as const] };
const active = async (api: Api) => (await api.call(countUsers, { body: learners })).count;

/** Disables and enables all learners in turns for as long as the server answers; tells how often it said that it was done. */
async function changeUntilKilled(api: Api, all: number, onAnswer: (answers: number) => void): Promise<number> {
  for (let answers = 0; ; answers += 1) {
    const body = {
      ...learners,
      includeDisabled: true,
      isAllUsersSelected: true,
      expectedTotal: all,
      isDisabled: answers % 2 === 0,
    };
    const changed = await api.call(changeDisabled, { body }).catch(() => undefined);
    if (!changed) return answers;
    onAnswer(answers + 1);
  }
}

test.describe('a server that stops', () => {
  // The page may ask for news while there is nobody to answer.
  test.use({ server: ownServer.origin, baseURL: ownServer.origin, expectedComplaints: [/ERR_(CONNECTION|EMPTY|SOCKET)/] });

  test('keeps people and sessions, and a kill in the middle of a bulk change leaves nothing half done', async ({
    page,
    request,
  }) => {
    test.setTimeout(300_000);
    const first = await start();
    await signInAt(page, '/users/all_users', 'admin@acme.example');
    const api = await apiOf(request, await tokenOf(page.context()), ownServer.origin);
    const body = { emails: [{ email: 'keeper@acme.example', name: 'Kee', lastName: 'Per', departments: ['Sales'] }] };
    await api.call(inviteUsers, { body: { ...body, notificationsEnabled: false } });
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);

    const second = await start();
    await page.reload();
    await expect((await rowsOf(page, 'users')).first()).toContainText('Kee Per');

    const { count: all } = await api.call(countUsers, { body: { ...learners, includeDisabled: true } });
    const began = new Date().toISOString();
    const answered = await changeUntilKilled(api, all, (answers) => {
      // While the next change is on its way: the server is gone before or after it was written, never in between.
      if (answers === 3) void request.get(`${ownServer.origin}/healthz`).finally(() => second.child.kill('SIGKILL'));
    });
    expect(answered).toBeGreaterThanOrEqual(3);
    await second.ended;

    await start();
    const query = { filter: '{}', range: '[0,99]' };
    const written = (await api.call(listAuditLog, { query })).filter(({ action }) => /^users\.(dis|en)abled$/.test(action));
    const own = written.filter(({ actor, at }) => actor.id === api.me.id && at >= began);
    expect([answered, answered + 1]).toContain(own.length);
    const wasDisabled = own[0]?.action === 'users.disabled';
    const now = await active(api);
    const change = { ...learners, includeDisabled: true, isAllUsersSelected: true, expectedTotal: all };
    await api.call(changeDisabled, { body: { ...change, isDisabled: !wasDisabled } });
    await api.call(changeDisabled, { body: { ...change, isDisabled: wasDisabled } });
    expect(await active(api)).toBe(now);
    await page.reload();
    await expect(page.getByRole('navigation').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  });
});
