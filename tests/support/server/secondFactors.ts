import { setTimeout as pause } from 'node:timers/promises';
import { TOTP } from 'otpauth';
import { expect } from 'vitest';
import type { StepPurpose } from '#contract/session/mfaMethods';
import { type BareServer, password } from './bareServer.ts';
import { mailedCode } from './mailedCode.ts';

export const mfaPath = '/gateway/rest/v1/me/mfa';
/** A code that is not this one. */
export const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** What browsers do with second factors, on this server and for people of this company. */
export function secondFactors(server: BareServer, companyId: string) {
  const query = (text: string, values: unknown[] = []) => server.services.db.pool.query(text, values);
  const check = (email: string) => server.post('/gateway/user/login/validate', { email, password, isAdmin: true });
  const sendCode = (email: string, token: string) =>
    server.post('/gateway/api/v1/user/security/mfa/send_code', { email, verificationTokenId: token });
  const login = (token: string, factor: object) =>
    server.post('/gateway/user/security/mfa/login', { verificationTokenId: token, ...factor });

  /** A person with codes by e-mail. */
  const withMfa = (more: object = {}) => server.person({ companyId, mfaEnabled: true, ...more });
  const begin = async (email: string) => (await check(email)).json<{ verificationToken: string }>().verificationToken;
  const codeFor = async ({ id, email }: { id: string; email: string }, token: string) => {
    expect((await sendCode(email, token)).statusCode).toBe(200);
    return mailedCode(server.services, id);
  };

  /** Signs in with a code by e-mail, as the browser does. */
  async function signIn(person: { id: string; email: string }): Promise<string> {
    const token = await begin(person.email);
    const reply = await login(token, { code: await codeFor(person, token) });
    expect(reply.statusCode).toBe(200);
    return server.signInWith(reply.json<{ customFirebaseToken: string }>().customFirebaseToken);
  }

  /** Begins a change of one's own account, or the adding of factors; confirmed by e-mail. */
  async function confirmed(token: string, person: { id: string; email: string }, purpose: StepPurpose = 'change'): Promise<string> {
    const path = `/gateway/api/v1/user/company/${companyId}/security/mfa/verify_password`;
    const step = (await server.post(path, { password, purpose }, token)).json<{ verificationTokenId: string }>()
      .verificationTokenId;
    const reply = await server.post(
      `${mfaPath}/confirmations`,
      { verificationTokenId: step, code: await codeFor(person, step) },
      token,
    );
    expect(reply.statusCode).toBe(200);
    return step;
  }

  async function withApp(person: { id: string; email: string }, token: string) {
    const step = await confirmed(token, person, 'add_factor');
    const { secret } = (await server.post(`${mfaPath}/authenticator`, { verificationTokenId: step }, token)).json<{
      secret: string;
    }>();
    const totp = new TOTP({ secret });
    // The code before the present one, which later sign-ins need; it is too old as soon as the next one begins.
    const left = 30_000 - (Date.now() % 30_000);
    if (left < 5000) await pause(left);
    const reply = await server.app.inject({
      method: 'PUT',
      url: `${mfaPath}/authenticator`,
      payload: { verificationTokenId: step, code: totp.generate({ timestamp: Date.now() - 30_000 }) },
      headers: server.headersOf(token),
    });
    expect(reply.statusCode).toBe(200);
    return { totp, recoveryCodes: reply.json<{ recoveryCodes: string[] }>().recoveryCodes };
  }
  return { query, check, sendCode, login, withMfa, begin, codeFor, signIn, confirmed, withApp };
}

export type SecondFactors = ReturnType<typeof secondFactors>;
