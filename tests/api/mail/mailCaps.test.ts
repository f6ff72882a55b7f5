import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { peopleLimits } from '#contract/people/limits';
import { sessionLimits } from '#contract/session/limits';
import { resendInvite } from '#contract/people/invitations';
import { run } from '#server/db/rows';
import { ownerTx } from '#server/db/tx';
import { addressCalls } from '#tests/support/calls/addressCalls';
import { type Call, callAs } from '#tests/support/calls/callAs';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

let server: TestServer;
let call: Call;
let companyId: string;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  companyId = (await server.aCompany()).id;
  call = callAs(server, await server.signInAs(await server.aUser({ companyId, role: 'admin' })), companyId);
});

const anHourPasses = (userId: string) =>
  ownerTx(server.services.db, (tx) =>
    run(tx, sql`UPDATE mails SET created_at = created_at - interval '61 minutes' WHERE user_id = ${userId}`),
  );

const tooOften = { status: 429, code: 'mail_sent_too_often' };

it('an invitation is sent again a limited number of times an hour to each person', async () => {
  const [learner, other] = await server.manyUsers(companyId, 2);
  const again = (userId = '') => call(resendInvite, { body: { userId } });
  for (let n = 0; n < peopleLimits.inviteMailsPerHour; n += 1) expect((await again(learner?.id)).status).toBe(200);
  const refused = await again(learner?.id);
  expect(refused).toMatchObject(tooOften);
  const wait = Number(refused.headers['retry-after']);
  expect(wait).toBeGreaterThan(3500);
  expect(wait).toBeLessThanOrEqual(3600);
  expect((await again(other?.id)).status).toBe(200);
  await anHourPasses(learner?.id ?? '');
  expect((await again(learner?.id)).status).toBe(200);
});

it('a new address gets its link a limited number of times an hour, by requests and changes together', async () => {
  const person = await server.aUser({ companyId, role: 'admin' });
  const { id: userId } = person;
  const theirs = callAs(server, await server.signInAs(person), companyId);
  const address = (n: number) => `${'new'.repeat(n)}@${userId.slice(0, 8)}.example`;
  const own = addressCalls(theirs);
  const save = (email: string) => own.askOwn(email);
  for (let n = 0; n < sessionLimits.verificationMailsPerHour; n += 1) expect((await save(address(n < 2 ? 1 : 2))).status).toBe(200);
  expect(await save(address(2))).toMatchObject(tooOften);
  expect(await save(address(3))).toMatchObject(tooOften);
  await anHourPasses(userId);
  expect((await save(address(3))).status).toBe(200);
  expect(await own.profile(userId)).toMatchObject({ unconfirmedNewEmail: address(3) });
});
