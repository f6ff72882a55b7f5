import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProviderError } from '#server/identity/rest';
import { wakeWorker } from '#server/jobs/send';
import { type BareServer, codeOf, startBareServer } from '#tests/support/server/bareServer';
import { registrationForm, signUps } from '#tests/support/calls/registrationForm';

// @once: two calls race for one thing; the wrong one must never win.

let server: BareServer;
let signUp: ReturnType<typeof signUps>;
beforeAll(async () => {
  server = await startBareServer();
  signUp = signUps(server);
});
afterAll(() => server?.close());
beforeEach(() => signUp.query('DELETE FROM rate_counters'));

describe('two sign-ups at once', () => {
  /** Lets the calls reach the provider together. */
  function meetAtProvider(count: number) {
    const { identity } = server.services;
    const { putAccounts } = identity;
    let open = () => {};
    const all = new Promise<void>((resolve) => (open = resolve));
    let here = 0;
    identity.putAccounts = async (accounts) => {
      here += 1;
      if (here === count) open();
      await all;
      return putAccounts(accounts);
    };
    return () => {
      identity.putAccounts = putAccounts;
    };
  }

  it('with one address make one company', async () => {
    const [one, other] = [registrationForm(), registrationForm()];
    const part = meetAtProvider(2);
    const replies = await Promise.all([signUp.register(one), signUp.register({ ...other, email: one.email })]).finally(part);
    expect(replies.map((reply) => codeOf(reply) ?? 'made').sort()).toEqual(['email_in_use', 'made']);
    const made = [...(await signUp.companiesCalled(one.companyName)), ...(await signUp.companiesCalled(other.companyName))];
    expect(made).toHaveLength(1);
  });

  it('with one name make one company, and the other person may choose another', async () => {
    const [one, other] = [registrationForm(), registrationForm()];
    const part = meetAtProvider(2);
    const forms = [one, { ...other, companyName: one.companyName.toUpperCase() }];
    const replies = await Promise.all(forms.map((form) => signUp.register(form))).finally(part);
    expect(replies.map((reply) => codeOf(reply) ?? 'made').sort()).toEqual(['company_in_use', 'made']);
    expect(await signUp.companiesCalled(one.companyName)).toHaveLength(1);
    const refused = codeOf(replies[0] as never) ? one : other;
    await signUp.enter({ ...refused, companyName: `${one.companyName} 2` });
  });
});

describe('when the identity provider fails', () => {
  it('nothing is left, and the next attempt succeeds', async () => {
    const form = registrationForm();
    const { identity } = server.services;
    const { putAccounts } = identity;
    identity.putAccounts = () => Promise.reject(new ProviderError('UNAVAILABLE', 503));
    const reply = await signUp.register(form).finally(() => {
      identity.putAccounts = putAccounts;
    });
    expect([reply.statusCode, codeOf(reply)]).toEqual([503, 'unavailable']);
    expect([
      await signUp.companiesCalled(form.companyName),
      await signUp.query('SELECT id FROM users WHERE email = $1', [form.email]),
    ]).toEqual([[], []]);
    await signUp.enter(form);
  });

  it('after it made the account, the account goes, even if this process ends', async () => {
    const form = registrationForm();
    const { identity } = server.services;
    const { putAccounts, removeAccounts } = identity;
    identity.putAccounts = async (accounts) => {
      await putAccounts(accounts);
      throw new ProviderError('UNAVAILABLE', 503);
    };
    identity.removeAccounts = () => Promise.reject(new Error('the process is gone'));
    await signUp.register(form).finally(() => Object.assign(identity, { putAccounts, removeAccounts }));
    expect(await identity.checkPassword(form.email, form.password)).toBe(true);
    await signUp.query("UPDATE pgboss.job SET start_after = now() WHERE name = 'identity.sync' AND start_after > now()");
    wakeWorker('identity.sync');
    await vi.waitFor(async () => expect(await identity.checkPassword(form.email, form.password)).toBe(false), 20_000);
    await signUp.query('DELETE FROM rate_counters');
    await signUp.enter(form);
  });

  it('the queued removal leaves an account that has its company', async () => {
    const form = registrationForm();
    await signUp.enter(form);
    const later = "name = 'identity.sync' AND start_after > now()";
    const [{ n }] = (await signUp.query(`SELECT count(*)::int AS n FROM pgboss.job WHERE ${later}`)) as [{ n: number }];
    expect(n).toBeGreaterThan(0);
    await signUp.query(`UPDATE pgboss.job SET start_after = now() WHERE ${later}`);
    wakeWorker('identity.sync');
    const open = "SELECT 1 FROM pgboss.job WHERE name = 'identity.sync' AND state < 'completed'";
    await vi.waitFor(async () => expect(await signUp.query(open)).toEqual([]), 20_000);
    expect(await server.open(form.email, form.password)).toBeTruthy();
  });
});
