import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { companyLimits } from '#contract/company/limits';
import { ownerTx } from '#server/db/tx';
import { createLink } from '#server/identity/oneTimeLinks';
import { type BareServer, codeOf, startBareServer } from '#tests/support/server/bareServer';
import { registrationForm, signUps } from '#tests/support/calls/registrationForm';

let server: BareServer;
let signUp: ReturnType<typeof signUps>;
beforeAll(async () => {
  server = await startBareServer();
  signUp = signUps(server);
});
afterAll(() => server?.close());
beforeEach(() => signUp.query('DELETE FROM rate_counters'));

interface Me {
  id: string;
  company_id: string;
}
const me = async (token: string) => (await server.get('/gateway/user', token)).json<Me>();
const fieldsOf = (reply: { json(): { error: { details: { field?: string }[] } } }) =>
  reply.json().error.details.map(({ field }) => field);

describe('signing up', () => {
  it('makes a company on the free plan, and its owner is signed in at once', async () => {
    const form = registrationForm({ companyName: 'Initrode', email: 'Ana@Initrode.example', partner: 'northstar', source: 'fair' });
    const token = await signUp.enter(form, { 'accept-language': 'pt-BR' });
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
    const [owner] = await signUp.query(
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
    const token = await signUp.enter(form);
    const { id: userId, company_id: companyId } = await me(token);
    const [mail] = await signUp.query('SELECT template, recipient FROM mails WHERE user_id = $1', [userId]);
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
    const { company_id: companyId } = await me(await signUp.enter(form));
    const [entry] = await signUp.query("SELECT * FROM audit_log WHERE company_id = $1 AND action = 'company.registered'", [
      companyId,
    ]);
    expect(entry).toMatchObject({ actor_email: form.email, subject_label: form.companyName, after: { country: 'PT' } });
    expect(JSON.stringify(entry)).not.toContain(form.password);
    expect(server.logText()).not.toContain(form.password);
  });

  it('needs neither a phone number nor an origin', async () => {
    const { phone: _phone, ...form } = registrationForm();
    await signUp.enter(form);
    await signUp.enter({ ...registrationForm(), phone: '' });
  });

  it.each([
    ['phone', { phone: '12' }],
    ['country', { country: 'ZZ' }],
    ['industry', { industry: 'piracy' }],
    ['companySize', { companySize: { id: 9, label: 'many' } }],
    ['name', { name: '=1+1' }],
    ['companyName', { companyName: 'You have won, see www.prizes.example' }],
    ['password', { password: 'weak', confirmPassword: 'weak' }],
    ['confirmPassword', { confirmPassword: 'An0ther-horse!' }],
  ])('refuses a wrong %s', async (field, wrong) => {
    const form = registrationForm();
    const reply = await signUp.register({ ...form, ...wrong });
    expect([reply.statusCode, codeOf(reply)]).toEqual([422, 'validation_failed']);
    expect(fieldsOf(reply).map((path) => path?.split('.')[0])).toEqual([field]);
    expect(await signUp.companiesCalled(form.companyName)).toEqual([]);
  });

  it('is refused for an address or a name in use, in any spelling', async () => {
    const form = registrationForm();
    await signUp.enter(form);
    const sameAddress = await signUp.register({ ...registrationForm(), email: form.email.toUpperCase() });
    expect([sameAddress.statusCode, codeOf(sameAddress), fieldsOf(sameAddress)]).toEqual([409, 'email_in_use', ['email']]);
    const sameName = await signUp.register({ ...registrationForm(), companyName: ` ${form.companyName.toUpperCase()} ` });
    expect([sameName.statusCode, codeOf(sameName), fieldsOf(sameName)]).toEqual([409, 'company_in_use', ['companyName']]);
  });

  it('is limited for one network address', async () => {
    const { perHour } = companyLimits.registration;
    await signUp.query('INSERT INTO rate_counters (key, n, window_start) VALUES ($1, $2, now())', [
      'registrations 127.0.0.1',
      perHour,
    ]);
    expect((await signUp.register(registrationForm())).statusCode).toBe(429);
  });
});
