import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sessionLimits } from '#contract/session/limits';
import { type BareServer, startBareServer } from '#tests/support/server/bareServer';
import { registrationForm, signUps } from '#tests/support/calls/registrationForm';

let server: BareServer;
let signUp: ReturnType<typeof signUps>;
beforeAll(async () => {
  server = await startBareServer();
  signUp = signUps(server);
});
afterAll(() => server?.close());
beforeEach(() => signUp.query('DELETE FROM rate_counters'));

describe('the questions of the form', () => {
  const askEmail = (email: string) => server.get(`/gateway/user/user_by_email?email=${encodeURIComponent(email)}`);
  const askCompany = (name: string) => server.post('/gateway/user/check_company', { company_name: name });

  it('are answered with yes or no and nothing else, in the same time', async () => {
    const form = registrationForm();
    await signUp.enter(form);
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
