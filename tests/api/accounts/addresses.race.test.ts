import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refreshUser } from '#contract/session/session';
import { rows } from '#server/db/rows';
import { ownerTx } from '#server/db/tx';
import { addressFacts } from '#tests/support/calls/addressCalls';
import { password } from '#tests/support/server/bareServer';
import { type NewAddress, newAddress } from '#tests/support/calls/newAddress';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

// @once: two calls race for one thing; the wrong one must never win.

const attackers = 'Att4ckers-horse!';
let server: TestServer;
let facts: ReturnType<typeof addressFacts>;
let mover: NewAddress;
let stop: string;
let identity: TestServer['services']['identity'];
let provider: Pick<typeof identity, 'setPassword' | 'putAccounts'>;
beforeAll(async () => {
  server = await startTestServer();
  facts = addressFacts(server);
  ({ identity } = server.services);
  provider = { setPassword: identity.setPassword, putAccounts: identity.putAccounts };
});
beforeEach(async () => {
  mover = await newAddress(server);
  await mover.ask();
  stop = await facts.stopLink(mover.person);
  expect(await mover.confirm()).toBe(200);
  await expect.poll(() => identity.checkPassword(mover.email, password), { timeout: 10_000 }).toBe(true);
});
afterEach(() => Object.assign(identity, provider));

/** Runs `work` once, when the provider is about to receive this password. */
function whenGiven(matches: (secret: string) => boolean, work: () => Promise<unknown>): void {
  let isDone = false;
  const before = async (secret: string | undefined) => {
    if (isDone || secret === undefined || !matches(secret)) return;
    isDone = true;
    await work();
  };
  identity.setPassword = async (uid, secret) => {
    await before(secret);
    await provider.setPassword(uid, secret);
  };
  identity.putAccounts = async (accounts) => {
    await before(accounts[0]?.password);
    await provider.putAccounts(accounts);
  };
}
const isAttackers = (secret: string) => secret === attackers;

const change = () =>
  server.app.inject({
    method: 'POST',
    url: '/gateway/rest/v1/me/password',
    headers: mover.headers,
    payload: { currentPassword: password, newPassword: attackers },
  });
/** The e-mail address, old or new, with which this password signs in. */
const letsIn = async (secret: string) => {
  const waiting = sql`SELECT 1 FROM pgboss.job WHERE name = 'identity.sync' AND state < 'completed' AND data ->> 'companyId' = ${mover.companyId}`;
  await expect.poll(() => ownerTx(server.services.db, (tx) => rows(tx, waiting)), { timeout: 10_000 }).toEqual([]);
  const { email } = mover.person;
  return [await identity.checkPassword(email, secret), await identity.checkPassword(mover.email, secret)];
};

describe('a new password that is being set while the change of address is stopped', () => {
  it('is reverted if it was set with the current one', async () => {
    whenGiven(isAttackers, async () => expect((await facts.stop(stop)).statusCode).toBe(200));
    expect((await change()).statusCode).toBe(401);
    expect(await letsIn(attackers)).toEqual([false, false]);
    expect(await mover.call(refreshUser)).toMatchObject({ status: 401 });
  });

  it('is reverted if it was set with a link, together with the new address', async () => {
    whenGiven(isAttackers, async () => expect((await facts.stop(stop)).statusCode).toBe(200));
    const reply = await facts.choosePassword(await facts.link(mover.person, 'reset'), attackers);
    expect(reply.statusCode).toBe(410);
    expect(await letsIn(attackers)).toEqual([false, false]);
    // The owner's own link comes afterwards.
    expect((await facts.choosePassword(await facts.link(mover.person, 'reset'), 'My-0wn-again!')).statusCode).toBe(200);
    await expect.poll(() => letsIn('My-0wn-again!')).toEqual([true, false]);
  });

  it('leaves its link invalid when the provider does not answer', async () => {
    const link = await facts.link(mover.person, 'reset');
    whenGiven(isAttackers, async () => {
      expect((await facts.stop(stop)).statusCode).toBe(200);
      throw new Error('no answer');
    });
    expect((await facts.choosePassword(link, attackers)).statusCode).toBe(500);
    expect((await facts.readPassword(link)).statusCode).toBe(410);
  });

  it('is reverted if the stop had replaced the password, but nothing else', async () => {
    let goOn = () => {};
    const mayGoOn = new Promise<void>((resolve) => (goOn = resolve));
    let stopped: ReturnType<typeof facts.stop> | undefined;
    whenGiven(isAttackers, async () => {
      const halfWay = new Promise<void>((resolve) => {
        const { setPassword } = identity;
        // Sets a random password; the rest waits for the attacker.
        identity.setPassword = async (uid, secret) => {
          identity.setPassword = setPassword;
          await provider.setPassword(uid, secret);
          resolve();
          await mayGoOn;
        };
      });
      stopped = facts.stop(stop);
      await halfWay;
    });
    expect((await change()).statusCode).toBe(200);
    goOn();
    expect((await stopped)?.statusCode).toBe(200);
    expect(await letsIn(attackers)).toEqual([false, false]);
  });
});

it('a session that a stop has ended cannot complete a password change', async () => {
  const { checkPassword } = identity;
  identity.checkPassword = async (...args) => {
    identity.checkPassword = checkPassword;
    const isRight = await checkPassword(...args);
    expect((await facts.stop(stop)).statusCode).toBe(200);
    return isRight;
  };
  expect((await change()).statusCode).toBe(401);
  expect(await letsIn(attackers)).toEqual([false, false]);
});
