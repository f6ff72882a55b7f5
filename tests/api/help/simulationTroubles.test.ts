import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { getNotifications, markNotificationsShown, type Notifications } from '#contract/help/notifications';
import { type CurrentUser, refreshUser } from '#contract/session/session';
import { setClock } from '#server/clock';
import { ownerTx } from '#server/db/tx';
import { noteLinks } from '#server/modules/simulationHosts/public';
import { noteState } from '#server/modules/simulations/public';
import { type Call, callAs } from '#tests/support/calls/callAs';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => setClock(null));

const query = (text: string, values: unknown[]) => server.services.db.pool.query(text, values);
const begun = Date.now();
let passed = 0;
const at = () => new Date(begun + passed * 60_000);
const pass = (minutes: number) => {
  passed += minutes;
  setClock(at());
};

async function anAdmin(companyId: string) {
  const admin = await server.aUser({ companyId, role: 'admin' });
  const call = callAs(server, await server.signInAs(admin), companyId);
  await call(markNotificationsShown, { params: { userId: admin.id }, body: { notificationsShown: true } });
  return { admin, call };
}

let companyId: string;
let admin: { id: string };
let call: Call;
beforeEach(async () => {
  passed = 0;
  companyId = (await server.aCompany({ companyType: 'reseller', whiteLabelPageAccess: true })).id;
  ({ admin, call } = await anAdmin(companyId));
});

const sender = (failure: 'unreachable' | null) =>
  ownerTx(server.services.db, (tx) => noteState(tx, companyId, at(), failure && { kind: failure, detail: '' }));
async function bell(of = { admin, call }) {
  const { simulationTroubles } = (await of.call(getNotifications, { params: { userId: of.admin.id } })).json<Notifications>();
  const { notificationsShown } = (await of.call(refreshUser)).json<CurrentUser>();
  return { troubles: simulationTroubles.map(({ kind, name }) => `${kind} ${name}`), isUnseen: !notificationsShown };
}
const look = () => call(markNotificationsShown, { params: { userId: admin.id }, body: { notificationsShown: true } });

it('a sender of simulations that fails for an hour is under the bell, unseen once, until it works; and again when it fails again', async () => {
  await query(
    `INSERT INTO mail_senders (company_id, kind, host, port, is_secure, username, sealed_password, from_email, created_at, updated_at)
      VALUES ($1, 'smtp', 'post.acme.example', 465, true, 'u', 'not sealed', 'post@acme.example', now(), now())`,
    [companyId],
  );
  await query(`INSERT INTO simulation_paces (sender, minute, sent, day, sent_today) VALUES ($1, now(), 0, current_date, 0)`, [
    companyId,
  ]);
  await sender('unreachable');
  pass(59);
  expect(await bell()).toEqual({ troubles: [], isUnseen: false });
  pass(2);
  const failing = ['smtp post.acme.example'];
  expect(await bell()).toEqual({ troubles: failing, isUnseen: true });
  await look();
  pass(90);
  await sender('unreachable');
  expect(await bell()).toEqual({ troubles: failing, isUnseen: false });
  await sender(null);
  expect(await bell()).toEqual({ troubles: [], isUnseen: false });
  pass(1);
  await sender('unreachable');
  pass(61);
  expect(await bell()).toEqual({ troubles: failing, isUnseen: true });
});

it('a domain of its own, too, under which links led here for an hour and do not now; not one that never did, or that does again', async () => {
  await query(
    `INSERT INTO custom_domains (company_id, type, domain, token, created_at, verified_at, links_failure)
      VALUES ($1, 'web', $2, 'token', now(), now(), 'unreachable')`,
    [companyId, `news.${companyId}.example`],
  );
  const state = (failure: 'unreachable' | null) =>
    ownerTx(server.services.db, (tx) => noteLinks(tx, { companyId, token: 'token' }, failure, at()));
  pass(120);
  expect((await bell()).troubles).toEqual([]);
  await state(null);
  await state('unreachable');
  pass(59);
  expect((await bell()).troubles).toEqual([]);
  pass(2);
  expect(await bell()).toEqual({ troubles: [`links news.${companyId}.example`], isUnseen: true });
  const customer = await anAdmin((await server.aCompany({ parentId: companyId })).id);
  expect((await bell(customer)).troubles).toEqual([]);
  await state(null);
  expect((await bell()).troubles).toEqual([]);
});

it('a mailbox of reports, too; other companies are not told', async () => {
  await query(
    `INSERT INTO simulation_mailboxes (company_id, kind, host, port, is_secure, username, sealed_password, folder, due_at, failing_since, failure, created_at)
      VALUES ($1, 'imap', 'imap.acme.example', 993, true, 'reports@acme.example', 'x', 'INBOX', 'infinity', $2, '{"kind":"signIn","detail":""}', now())`,
    [companyId, new Date(begun)],
  );
  pass(61);
  expect(await bell()).toEqual({ troubles: ['mailbox reports@acme.example'], isUnseen: true });
  const customer = await anAdmin((await server.aCompany({ parentId: companyId })).id);
  expect((await bell(customer)).troubles).toEqual([]);
});
