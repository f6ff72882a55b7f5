import { afterAll, beforeAll, expect, it } from 'vitest';
import { inviteUsers, resendInvite } from '#contract/people/invitations';
import { countUsers, getProfile, listUsers, updateProfile, type UserProfile, type UserRow } from '#contract/people/users';
import { type BareServer, startBareServer } from '#tests/support/server/bareServer';
import { type Call, callAs } from '#tests/support/calls/callAs';
import { type MailServer, startMailServer } from '#tests/support/server/mailServer';

let mailServer: MailServer;
let server: BareServer;
let call: Call;

beforeAll(async () => {
  mailServer = await startMailServer({
    recipient: (address) => (address.startsWith('gone') ? '550 5.1.1 <gone> User unknown' : undefined),
  });
  server = await startBareServer({ SMTP_URL: mailServer.url });
  const companyId = await server.company();
  const { email } = await server.person({ companyId });
  call = callAs(server, server.headersOf(await server.open(email)), companyId);
});
afterAll(async () => {
  await server.close();
  await mailServer.close();
});

const undelivered = async () =>
  (await call(listUsers, { body: { undelivered: true } })).json<{ usersPerPage: UserRow[]; totalUsersCount: number }>();
const count = async () => (await call(countUsers, { body: { undelivered: true } })).json<{ count: number }>().count;
const invite = (...emails: string[]) =>
  call(inviteUsers, {
    body: { emails: emails.map((email) => ({ email })), notificationsEnabled: true, custom_subject: 'Welcome' },
  });
const profileOf = async (userId: string) => (await call(getProfile, { params: { userId } })).json<UserProfile>();

it('people with undelivered invitations are listed and counted with the reason, until they are invited again', async () => {
  await invite('gone1@test.example', 'here1@test.example', 'gone2@test.example');
  await expect.poll(count, { timeout: 20_000 }).toBe(2);
  // The three are sent at the same time.
  await expect.poll(() => mailServer.taken).toEqual(['here1@test.example']);
  const page = await undelivered();
  expect(page).toMatchObject({ totalUsersCount: 2 });
  const failure = { kind: 'noSuchAddress', detail: '550 5.1.1 <gone> User unknown' };
  expect(page.usersPerPage.map(({ email, invitationFailure }) => [email, invitationFailure]).sort()).toEqual([
    ['gone1@test.example', failure],
    ['gone2@test.example', failure],
  ]);
  expect((await call(listUsers, { body: { undelivered: true, searchText: 'gone2' } })).json()).toMatchObject({
    totalUsersCount: 1,
  });
  expect((await call(listUsers, { body: { undelivered: true, isCsv: true } })).text.split('\r\n')).toHaveLength(4);

  const id = page.usersPerPage.find(({ email }) => email === 'gone1@test.example')?.id ?? '';
  expect(await profileOf(id)).toMatchObject({ status: 'invited', invitationFailure: failure });
  mailServer.answers.recipient = undefined;
  expect((await call(resendInvite, { body: { userId: id } })).status).toBe(200);
  expect(await profileOf(id)).toMatchObject({ invitationFailure: null });
  await expect.poll(() => mailServer.taken).toContain('gone1@test.example');
  expect(await count()).toBe(1);
});

it('a corrected address is not reported as undelivered any more', async () => {
  const [person] = (await undelivered()).usersPerPage;
  const { id: userId = '', name = '', lastName = '' } = person ?? {};
  const departments = person?.departments.map(({ id }) => id);
  const body = { name, lastName, email: 'right@test.example', role: 'user', departments, groups: [] };
  expect((await call(updateProfile, { params: { userId }, body })).status).toBe(200);
  expect(await count()).toBe(0);
});
