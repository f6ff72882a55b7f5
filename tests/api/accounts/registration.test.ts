import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { companyLimits } from '#contract/company/limits';
import { sessionLimits } from '#contract/session/limits';
import { ownerTx } from '#server/db/tx';
import { createLink } from '#server/identity/oneTimeLinks';
import { ProviderError } from '#server/identity/rest';
import { wakeWorker } from '#server/jobs/send';
import { type BareServer, codeOf, startBareServer } from '#tests/support/server/bareServer';
import { registrationForm } from '#tests/support/calls/registrationForm';

let server: BareServer;
beforeAll(async () => {
  server = await startBareServer();
});
afterAll(() => server?.close());

const query = async (text: string, values: unknown[] = []) => (await server.services.db.pool.query(text, values)).rows;
beforeEach(() => query('DELETE FROM rate_counters'));

const register = (form: object, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'POST', url: '/gateway/customers/api/v1/company/register', payload: form, headers });
const enter = async (reply: Awaited<ReturnType<typeof register>>) => {
  expect(reply.statusCode, reply.body).toBe(200);
  return server.signInWith(reply.json<{ customToken: string }>().customToken);
};
interface Me {
  id: string;
  company_id: string;
}
const me = async (token: string) => (await server.get('/gateway/user', token)).json<Me>();
const companiesCalled = (name: string) => query('SELECT id FROM companies WHERE lower(name) = lower($1)', [name]);
const peopleWith = (email: string) => query('SELECT id FROM users WHERE email = $1', [email]);
const fieldsOf = (reply: { json(): { error: { details: { field?: string }[] } } }) =>
  reply.json().error.details.map(({ field }) => field);

describe('signing up', () => {
  it('makes a company on the free plan, and its owner is signed in at once', async () => {
    const form = registrationForm({ companyName: 'Initrode', email: 'Ana@Initrode.example', partner: 'northstar', source: 'fair' });
    const token = await enter(await register(form, { 'accept-language': 'pt-BR' }));
    expect(await me(token)).toMatchObject({
      email: 'ana@initrode.example',
      name: 'Ana',
      lastName: 'Lima',
      role: 'admin',
      emailVerified: false,
      company: {
        name: 'Initrode',
        lang: 'pt-br',
        country: 'PT',
        industry: 'retail',
        companySize: 2,
        totalUsersCount: 1,
        subscription: { hasBoost: false, trial: { status: 'available' } },
        distribution: { isPartner: false, companyType: 'customer' },
      },
    });
    const [owner] = await query(
      `SELECT u.is_owner, d.name AS department, c.phone, c.signup_partner, c.signup_source FROM users u
        JOIN companies c ON c.id = u.company_id JOIN user_departments m ON m.user_id = u.id
        JOIN departments d ON d.id = m.department_id WHERE u.email = 'ana@initrode.example'`,
    );
    expect(owner).toEqual({
      is_owner: true,
      department: 'No Department',
      phone: '+1 (555) 010-0199',
      signup_partner: 'northstar',
      signup_source: 'fair',
    });
    expect(await server.open('ana@initrode.example', form.password)).toBeTruthy();
  });

  it('lets the owner invite people as soon as the address is verified', async () => {
    const form = registrationForm();
    const token = await enter(await register(form));
    const { id: userId, company_id: companyId } = await me(token);
    const [mail] = await query('SELECT template, recipient FROM mails WHERE user_id = $1', [userId]);
    expect(mail).toEqual({ template: 'verify_email', recipient: form.email });
    await server.post(`/gateway/customers/api/v1/company/${companyId}/users/${userId}/privacy_policy/confirm`, {}, token);
    const invite = () =>
      server.post(
        `/gateway/api/v1/user/${companyId}/invite`,
        { emails: [{ email: `new.${form.email}` }], notificationsEnabled: false },
        token,
      );
    const early = await invite();
    expect([early.statusCode, codeOf(early)]).toEqual([403, 'email_not_verified']);
    const link = await ownerTx(server.services.db, (tx) =>
      createLink(tx, { userId, companyId, kind: 'verify', email: form.email }),
    );
    expect((await server.post('/gateway/rest/v1/email-links/use', { token: link })).statusCode).toBe(200);
    expect((await invite()).json()).toMatchObject({ added: 1 });
  });

  it('is in the audit log, without the password', async () => {
    const form = registrationForm();
    const { company_id: companyId } = await me(await enter(await register(form)));
    const [entry] = await query("SELECT * FROM audit_log WHERE company_id = $1 AND action = 'company.registered'", [companyId]);
    expect(entry).toMatchObject({ actor_email: form.email, subject_label: form.companyName, after: { country: 'PT' } });
    expect(JSON.stringify(entry)).not.toContain(form.password);
    expect(server.logText()).not.toContain(form.password);
  });

  it('needs neither a phone number nor an origin', async () => {
    const { phone: _phone, ...form } = registrationForm();
    await enter(await register(form));
    await enter(await register({ ...registrationForm(), phone: '' }));
  });

  it.each([
    ['phone', { phone: '12' }],
    ['country', { country: 'ZZ' }],
    ['industry', { industry: 'piracy' }],
    ['companySize', { companySize: { id: 9, label: 'many' } }],
    ['name', { name: '=1+1' }],
    ['password', { password: 'weak', confirmPassword: 'weak' }],
    ['confirmPassword', { confirmPassword: 'An0ther-horse!' }],
  ])('refuses a wrong %s', async (field, wrong) => {
    const form = registrationForm();
    const reply = await register({ ...form, ...wrong });
    expect([reply.statusCode, codeOf(reply)]).toEqual([422, 'validation_failed']);
    expect(fieldsOf(reply).map((path) => path?.split('.')[0])).toEqual([field]);
    expect(await companiesCalled(form.companyName)).toEqual([]);
  });

  it('is refused for an address or a name in use, in any spelling', async () => {
    const form = registrationForm();
    await enter(await register(form));
    const sameAddress = await register({ ...registrationForm(), email: form.email.toUpperCase() });
    expect([sameAddress.statusCode, codeOf(sameAddress), fieldsOf(sameAddress)]).toEqual([409, 'email_in_use', ['email']]);
    const sameName = await register({ ...registrationForm(), companyName: ` ${form.companyName.toUpperCase()} ` });
    expect([sameName.statusCode, codeOf(sameName), fieldsOf(sameName)]).toEqual([409, 'company_in_use', ['companyName']]);
  });

  it('is limited for one network address', async () => {
    const { perHour } = companyLimits.registration;
    await query('INSERT INTO rate_counters (key, n, window_start) VALUES ($1, $2, now())', ['registrations 127.0.0.1', perHour]);
    expect((await register(registrationForm())).statusCode).toBe(429);
  });
});

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
    const replies = await Promise.all([register(one), register({ ...other, email: one.email })]).finally(part);
    expect(replies.map((reply) => codeOf(reply) ?? 'made').sort()).toEqual(['email_in_use', 'made']);
    const made = [...(await companiesCalled(one.companyName)), ...(await companiesCalled(other.companyName))];
    expect(made).toHaveLength(1);
  });

  it('with one name make one company, and the other person may choose another', async () => {
    const [one, other] = [registrationForm(), registrationForm()];
    const part = meetAtProvider(2);
    const forms = [one, { ...other, companyName: one.companyName.toUpperCase() }];
    const replies = await Promise.all(forms.map((form) => register(form))).finally(part);
    expect(replies.map((reply) => codeOf(reply) ?? 'made').sort()).toEqual(['company_in_use', 'made']);
    expect(await companiesCalled(one.companyName)).toHaveLength(1);
    const refused = codeOf(replies[0] as never) ? one : other;
    await enter(await register({ ...refused, companyName: `${one.companyName} 2` }));
  });
});

describe('when the identity provider fails', () => {
  it('nothing is left, and the next attempt succeeds', async () => {
    const form = registrationForm();
    const { identity } = server.services;
    const { putAccounts } = identity;
    identity.putAccounts = () => Promise.reject(new ProviderError('UNAVAILABLE', 503));
    const reply = await register(form).finally(() => {
      identity.putAccounts = putAccounts;
    });
    expect([reply.statusCode, codeOf(reply)]).toEqual([503, 'unavailable']);
    expect([await companiesCalled(form.companyName), await peopleWith(form.email)]).toEqual([[], []]);
    await enter(await register(form));
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
    await register(form).finally(() => Object.assign(identity, { putAccounts, removeAccounts }));
    expect(await identity.checkPassword(form.email, form.password)).toBe(true);
    await query("UPDATE pgboss.job SET start_after = now() WHERE name = 'identity.sync' AND start_after > now()");
    wakeWorker('identity.sync');
    await vi.waitFor(async () => expect(await identity.checkPassword(form.email, form.password)).toBe(false), 20_000);
    await query('DELETE FROM rate_counters');
    await enter(await register(form));
  });

  it('the queued removal leaves an account that has its company', async () => {
    const form = registrationForm();
    await enter(await register(form));
    const later = "name = 'identity.sync' AND start_after > now()";
    const [{ n }] = (await query(`SELECT count(*)::int AS n FROM pgboss.job WHERE ${later}`)) as [{ n: number }];
    expect(n).toBeGreaterThan(0);
    await query(`UPDATE pgboss.job SET start_after = now() WHERE ${later}`);
    wakeWorker('identity.sync');
    const open = "SELECT 1 FROM pgboss.job WHERE name = 'identity.sync' AND state < 'completed'";
    await vi.waitFor(async () => expect(await query(open)).toEqual([]), 20_000);
    expect(await server.open(form.email, form.password)).toBeTruthy();
  });
});

describe('the questions of the form', () => {
  const askEmail = (email: string) => server.get(`/gateway/user/user_by_email?email=${encodeURIComponent(email)}`);
  const askCompany = (name: string) => server.post('/gateway/user/check_company', { company_name: name });

  it('are answered with yes or no and nothing else, in the same time', async () => {
    const form = registrationForm();
    await enter(await register(form));
    for (const [ask, known, unknown] of [
      [askEmail, form.email.toUpperCase(), 'nobody@nowhere.example'],
      [askCompany, form.companyName.toUpperCase(), 'Nobody Ltd'],
    ] as const) {
      for (const [value, exists] of [
        [known, true],
        [unknown, false],
      ] as const) {
        const began = performance.now();
        const reply = await ask(value);
        expect([reply.statusCode, reply.json()]).toEqual([200, { exists }]);
        expect(performance.now() - began).toBeGreaterThan(140);
      }
    }
  });

  it('say that a learner and a disabled person have their address', async () => {
    const companyId = await server.company();
    const learner = await server.person({ companyId, role: 'user', hasLogin: false });
    const disabled = await server.person({ companyId, disabled: true });
    for (const { email } of [learner, disabled]) expect((await askEmail(email)).json()).toEqual({ exists: true });
  });

  it.each([
    ['address', () => askEmail('a@b.example')],
    ['name', () => askCompany('Acme')],
  ])('about an %s are limited', async (_what, ask) => {
    const replies = await Promise.all(Array.from({ length: sessionLimits.lookupsPerMinute + 2 }, ask));
    expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2);
  });

  it('list the countries by their English names', async () => {
    const countries = (await server.get('/gateway/collections/api/v1/countries')).json<{ code: string; name: string }[]>();
    expect(countries).toHaveLength(250);
    expect(countries[0]).toEqual({ code: 'AF', name: 'Afghanistan' });
    expect(countries).toContainEqual({ code: 'DE', name: 'Germany' });
  });
});
