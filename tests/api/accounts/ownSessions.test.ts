import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AuditEntry, listAuditLog } from '#contract/company/audit';
import { endOtherSessions, endSession, listSessions, type OpenSession } from '#contract/session/sessions';
import { refreshUser } from '#contract/session/session';
import { callAs } from '#tests/support/calls/callAs';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

let server: TestServer;
let admin: Awaited<ReturnType<TestServer['aUser']>>;
let colleague: typeof admin;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  const companyId = (await server.aCompany()).id;
  admin = await server.aUser({ companyId, role: 'admin' });
  colleague = await server.aUser({ companyId, role: 'admin' });
});

const signIn = async (who = admin) => callAs(server, await server.signInAs(who), who.companyId);
type Browser = Awaited<ReturnType<typeof signIn>>;
const listed = async (browser: Browser) => (await browser(listSessions)).json<OpenSession[]>();
const isIn = async (browser: Browser) => (await browser(refreshUser)).status === 200;
const audited = async (browser: Browser) =>
  (await browser(listAuditLog, { query: { filter: '{"actions":["session.ended_elsewhere"]}' } })).json<AuditEntry[]>();

const agents = {
  edge: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0 Safari/537.36 Edg/124.0',
  phone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1',
  script: 'curl/8.5.0',
};

describe('where somebody is signed in', () => {
  it('is listed with this browser first, and with nobody else’s', async () => {
    const [here, there] = [await signIn(), await signIn()];
    await signIn(colleague);
    const [first, second, ...rest] = await listed(here);
    expect([first?.isCurrent, second?.isCurrent, rest]).toEqual([true, false, []]);
    expect((await listed(there))[0]?.id).toBe(second?.id);
  });

  it('names browser and system as the sign-in did', async () => {
    const here = await signIn();
    for (const agent of Object.values(agents)) {
      const token = (await signInToken()).token;
      await server.app.inject({ url: '/gateway/user', headers: { authorization: `Bearer ${token}`, 'user-agent': agent } });
    }
    const seen = (await listed(here)).slice(1).map(({ browser, system, isMobile }) => [browser, system, isMobile]);
    expect(seen).toEqual(
      expect.arrayContaining([
        ['Edge', 'Windows', false],
        ['Safari', 'iOS', true],
        [null, null, false],
      ]),
    );
  });

  it('ends in one place at a time, which the audit log records', async () => {
    const [here, there, further] = [await signIn(), await signIn(), await signIn()];
    const there0 = (await listed(there))[0];
    expect((await here(endSession, { params: { sessionId: there0?.id ?? '' } })).status).toBe(200);
    expect([await isIn(here), await isIn(there), await isIn(further)]).toEqual([true, false, true]);
    expect((await listed(here)).map(({ id }) => id)).not.toContain(there0?.id);
    expect(await audited(here)).toMatchObject([{ actor: { id: admin.id }, subject: { id: admin.id } }]);
  });

  it('ends everywhere else at once, and this browser goes on', async () => {
    const [here, there, further] = [await signIn(), await signIn(), await signIn()];
    expect((await here(endOtherSessions)).json()).toEqual({ ended: 2 });
    expect([await isIn(here), await isIn(there), await isIn(further)]).toEqual([true, false, false]);
    expect(await audited(here)).toMatchObject([{ after: { sessions: 2 } }]);
    expect((await here(endOtherSessions)).json()).toEqual({ ended: 0 });
    expect(await audited(here)).toHaveLength(1);
  });

  it('is nobody else’s to end', async () => {
    const [mine, theirs] = [await signIn(), await signIn(colleague)];
    const [session] = await listed(theirs);
    expect((await mine(endSession, { params: { sessionId: session?.id ?? '' } })).code).toBe('not_found');
    await mine(endOtherSessions);
    expect(await isIn(theirs)).toBe(true);
  });

  it('is one’s own also for support in a customer’s company', async () => {
    const support = await server.aUser({ companyId: (await server.aCompany({ isHouse: true })).id, role: 'support' });
    const here = callAs(server, await server.signInAs(support), admin.companyId);
    await signIn();
    expect(await listed(here)).toHaveLength(1);
  });
});

/** A sign-in that has opened no session yet. */
async function signInToken() {
  await signIn();
  return server.signIn(admin.email);
}
