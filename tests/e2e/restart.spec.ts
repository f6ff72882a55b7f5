import { inviteUsers } from '#contract/people/invitations';
import { rowsOf, signInAt } from './support/actions.ts';
import { apiOf } from './support/api.ts';
import { ownServer } from './support/origin.ts';
import { serverOfOwn } from './support/ownServer.ts';
import { headersIn } from './support/signedIn.ts';
import { expect, test } from './support/test.ts';

const { start, remove } = serverOfOwn();
test.afterAll(remove);

test.describe('a server that stops and starts again', () => {
  // The page makes calls while no server is running.
  test.use({ server: ownServer.origin, baseURL: ownServer.origin, expectedComplaints: [/ERR_(CONNECTION|EMPTY|SOCKET)/] });

  test('is missed with a sentence, and then everybody is still there and signed in', async ({ page, request }) => {
    // Two starts of a server.
    test.setTimeout(300_000);
    const first = await start();
    await signInAt(page, '/users/all_users', 'admin@acme.example');
    const api = await apiOf(request, await headersIn(page.context()), ownServer.origin);
    const keeper = { email: 'keeper@acme.example', name: 'Kee', lastName: 'Per', departments: ['Sales'] };
    await api.call(inviteUsers, { body: { emails: [keeper], notificationsEnabled: false } });
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);

    await page.getByRole('searchbox').fill('keeper');
    await expect(page.getByText('Couldn’t load the list')).toBeVisible();
    await expect(page.getByText('Couldn’t reach the server.').first()).toBeVisible();

    await start();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(await rowsOf(page, 'users')).toHaveCount(1);
    await page.reload();
    await expect((await rowsOf(page, 'users')).first()).toContainText('Kee Per');
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  });
});
