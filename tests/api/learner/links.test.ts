import { expect, it } from 'vitest';
import { changeDisabled } from '#contract/people/users';
import { fillPath } from '#contract/kit/endpoint';
import { writeLearnerLink } from '#server/mail/learnerLink';
import { pageBrowser } from '#tests/support/learner/pageBrowser';
import type { BareServer } from '#tests/support/server/bareServer';
import { secondFactors } from '#tests/support/server/secondFactors';
import { serverOfFile } from '#tests/support/server/serverOfFile';

let server: BareServer;
serverOfFile((begun) => {
  server = begun;
});

const linkOf = (userId: string) =>
  writeLearnerLink(server.services.secrets, { userId, campaignId: null, issuedAt: new Date(Date.now() - 5000), isFresh: false });

it('links and sessions of an admin stay when they turn on a second factor for the panel', async () => {
  const companyId = await server.company({ hasBoost: true });
  const admin = await server.person({ companyId });
  const browser = pageBrowser(server);
  const link = linkOf(admin.id);
  await browser.enter(link);
  await secondFactors(server, companyId).withApp(admin, await server.open(admin.email));
  expect((await browser.get('/learn')).status).toBe(200);
  expect((await pageBrowser(server).enter(link)).to).toBe('/learn');
});

it('what an admin has opened from the panel ends with their sessions there, also when a second factor ends those', async () => {
  const companyId = await server.company({ hasBoost: true });
  const admin = await server.person({ companyId });
  const [here, elsewhere] = [await server.open(admin.email), await server.open(admin.email)];
  const preview = async (token: string) => {
    const reply = await server.get(`/gateway/api/v1/auth/company/${companyId}/magic_link?platformType=employee`, token);
    const browser = pageBrowser(server);
    await browser.send(`${new URL(reply.json<{ link: string }>().link).pathname}/open`);
    expect((await browser.get('/learn')).body).toContain('You are looking at the learners’ pages as yourself.');
    return browser;
  };
  const before = await preview(elsewhere);
  await secondFactors(server, companyId).withApp(admin, here);
  expect((await server.get('/gateway/user', elsewhere)).statusCode).toBe(401);
  expect((await before.get('/learn')).to).toBe('/learn/sign-in');
  const after = await preview(here);
  expect((await after.get('/learn')).status).toBe(200);
});

it('what an admin has opened from the panel ends when they sign out there, and remembers no language', async () => {
  const companyId = await server.company({ hasBoost: true });
  const admin = await server.person({ companyId });
  const token = await server.open(admin.email);
  const reply = await server.get(`/gateway/api/v1/auth/company/${companyId}/magic_link?platformType=employee`, token);
  const browser = pageBrowser(server);
  await browser.send(`${new URL(reply.json<{ link: string }>().link).pathname}/open`);
  const { body } = await browser.get('/learn?lang=ja');
  expect(body).toContain('<html lang="ja"');
  expect(body).not.toContain('action="/learn/language"');
  expect((await browser.get('/learn')).body).toContain('<html lang="en"');
  expect((await server.post('/gateway/rest/v1/me/logout', {}, token)).statusCode).toBe(200);
  expect((await browser.get('/learn')).to).toBe('/learn/sign-in');
});

it('links and sessions from before a person was disabled open nothing when they are enabled again', async () => {
  const companyId = await server.company({ hasBoost: true });
  const owner = await server.person({ companyId, isOwner: true });
  const learner = await server.person({ companyId, role: 'user', hasLogin: false });
  const other = await server.person({ companyId, role: 'user', hasLogin: false });
  const token = await server.open(owner.email);
  const browser = pageBrowser(server);
  const link = linkOf(learner.id);
  await browser.enter(link);
  for (const isDisabled of [true, false]) {
    const reply = await server.app.inject({
      method: 'PATCH',
      url: `/gateway${fillPath(changeDisabled.path, { companyId })}`,
      headers: server.headersOf(token),
      payload: { isDisabled, isAllUsersSelected: false, userIds: [learner.id] },
    });
    expect(reply.json(), reply.body).toMatchObject({ changed: 1 });
  }
  expect((await browser.get('/learn')).to).toBe('/learn/sign-in');
  expect((await browser.enter(link)).to).toBe('/learn/sign-in?link=over');
  expect((await pageBrowser(server).enter(linkOf(other.id))).to).toBe('/learn');
});
