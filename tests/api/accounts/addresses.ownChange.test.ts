import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BareServer, codeOf, password, startBareServer } from '#tests/support/server/bareServer';
import { nextSecond } from '#tests/support/server/nextSecond';
import { type SecondFactors, secondFactors } from '#tests/support/server/secondFactors';

let server: BareServer;
let companyId: string;
let mfa: SecondFactors;
beforeAll(async () => {
  server = await startBareServer();
  companyId = await server.company();
  mfa = secondFactors(server, companyId);
});
beforeEach(() => mfa.query('DELETE FROM rate_counters'));
afterAll(() => server?.close());

type Person = { id: string; email: string };
const freeAddress = () => `${crypto.randomUUID()}@address.example`;
const put = (url: string, payload: object, token: string) =>
  server.app.inject({ method: 'PUT', url: `/gateway${url}`, payload, headers: server.headersOf(token) });
const ask = (token: string, verificationTokenId: string, email = freeAddress()) =>
  put('/rest/v1/me/address', { email, verificationTokenId }, token);
const waitingOf = async ({ id }: Person): Promise<string[]> => {
  const { rows } = await mfa.query("SELECT new_email FROM address_changes WHERE user_id = $1 AND state = 'waiting'", [id]);
  return rows.map((row) => row['new_email']);
};
/** The step that the right password begins. */
const begun = async (token: string, secret = password) => {
  const path = `/gateway/api/v1/user/company/${companyId}/security/mfa/verify_password`;
  const reply = await server.post(path, { password: secret }, token);
  return { reply, step: reply.json<{ verificationTokenId: string }>().verificationTokenId };
};

describe('somebody at a session that was left open', () => {
  it('cannot change its address: the profile form does not, nor a wrong password', async () => {
    const person = await server.person({ companyId });
    const token = await server.open(person.email);
    const form = { name: 'Ada', lastName: '', role: 'admin', departments: [], groups: [], email: freeAddress() };
    const saved = await put(`/api/v1/user/${companyId}/users/${person.id}`, form, token);
    expect([saved.statusCode, codeOf(saved)]).toEqual([403, 'user_not_editable']);
    expect(codeOf((await begun(token, 'A-guess1!')).reply)).toBe('wrong_password');
    expect(codeOf(await ask(token, 'a guess'))).toBe('mfa_step_expired');
    expect(await waitingOf(person)).toEqual([]);
  });

  it('cannot use a password that was given in another session', async () => {
    const person = await server.person({ companyId });
    const own = await server.open(person.email);
    await nextSecond();
    const open = await server.open(person.email);
    expect(codeOf(await ask(open, (await begun(own)).step))).toBe('mfa_step_expired');
    expect(await waitingOf(person)).toEqual([]);
  });
});

describe('the person', () => {
  it('changes it after their password', async () => {
    const person = await server.person({ companyId });
    const token = await server.open(person.email);
    const email = freeAddress();
    expect((await ask(token, (await begun(token)).step, email)).statusCode).toBe(200);
    expect(await waitingOf(person)).toEqual([email]);
  });

  it('with a second factor also gives that', async () => {
    const person = await mfa.withMfa();
    const token = await mfa.signIn(person);
    expect(codeOf(await ask(token, (await begun(token)).step))).toBe('mfa_step_expired');
    const email = freeAddress();
    expect((await ask(token, await mfa.confirmed(token, person), email)).statusCode).toBe(200);
    expect(await waitingOf(person)).toEqual([email]);
  });

  it('is told when another person has the address, or it is the present one', async () => {
    const [person, other] = [await server.person({ companyId }), await server.person({ companyId })];
    const token = await server.open(person.email);
    const { step } = await begun(token);
    expect(codeOf(await ask(token, step, other.email))).toBe('email_in_use');
    expect(codeOf(await ask(token, step, person.email))).toBe('nothing_to_change');
  });

  it('whom a directory manages cannot change it', async () => {
    const person = await server.person({ companyId, scimManaged: true });
    const token = await server.open(person.email);
    expect(codeOf(await ask(token, (await begun(token)).step))).toBe('user_not_editable');
  });
});
