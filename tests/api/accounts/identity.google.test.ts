import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, exportPKCS8, generateKeyPair, jwtVerify, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGoogle } from '../../../server/identity/google.ts';
import type { Identity } from '../../../server/identity/index.ts';

/** Requests to Google and its replies; the only replaced part. */
const requests: { method: string; path: string; authorization: string | undefined; body: Record<string, unknown> }[] = [];
let answer: (path: string) => { status?: number; body: unknown } = () => ({ body: {} });

const projectId = 'real-project';
const email = 'signer@real-project.iam.gserviceaccount.com';
let google: Server;
let identity: Identity;
let service: Awaited<ReturnType<typeof generateKeyPair>>;
let tokenKeys: Awaited<ReturnType<typeof generateKeyPair>>;

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return parts.length > 0 ? (JSON.parse(Buffer.concat(parts).toString()) as Record<string, unknown>) : {};
}

beforeAll(async () => {
  service = await generateKeyPair('RS256', { extractable: true });
  tokenKeys = await generateKeyPair('RS256', { extractable: true });
  const keys = { keys: [{ ...(await exportJWK(tokenKeys.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }] };
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '';
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (path === '/keys') return send(200, keys);
    requests.push({
      method: request.method ?? '',
      path,
      authorization: request.headers.authorization,
      body: await bodyOf(request),
    });
    const { status = 200, body } = answer(path);
    return send(status, body);
  };
  google = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(google.address() as AddressInfo).port}`;
  const account = { client_email: email, private_key: await exportPKCS8(service.privateKey), project_id: projectId };
  const firebase = { projectId, apiKey: 'public-key', serviceAccount: JSON.stringify(account), authDomain: undefined };
  const outside = {
    origin: (host: string) => `${origin}/${host}`,
    keys: new URL(`${origin}/keys`),
    accessToken: async () => 'access',
  };
  identity = await openGoogle(firebase, outside);
});
afterAll(() => google?.close());

const time = () => Math.floor(Date.now() / 1000);
const token = (claims: object = {}, key = tokenKeys.privateKey, header: object = {}) =>
  new SignJWT({
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: 'person-1',
    email: 'ada@test.example',
    auth_time: time() - 10,
    iat: time() - 10,
    exp: time() + 3600,
    ...claims,
  })
    .setProtectedHeader({ alg: 'RS256', kid: 'k1', ...header })
    .sign(key);

describe('a real Firebase project', () => {
  it("accepts tokens with Google's signature", async () => {
    expect(await identity.verifyToken(await token())).toMatchObject({ uid: 'person-1', email: 'ada@test.example' });
  });

  it.each([
    ['of another project', () => token({ aud: 'other' }), 'invalid_session'],
    ['of another issuer', () => token({ iss: 'https://securetoken.google.com/other' }), 'invalid_session'],
    ['signed by somebody else', () => token({}, service.privateKey), 'invalid_session'],
    ['signed with a key that Google does not name', () => token({}, tokenKeys.privateKey, { kid: 'k2' }), 'invalid_session'],
    ['from a sign-in to come', () => token({ auth_time: time() + 3600 }), 'invalid_session'],
    ['without a time of sign-in', () => token({ auth_time: undefined }), 'invalid_session'],
    ['without a person', () => token({ sub: '' }), 'invalid_session'],
    ['that ran out', () => token({ exp: time() - 1 }), 'session_expired'],
    ['unsigned', async () => `${(await token()).split('.').slice(0, 2).join('.')}.`, 'invalid_session'],
    ['nonsense', async () => 'owner', 'invalid_session'],
  ])('refuses tokens %s', async (_what, make, code) => {
    await expect(identity.verifyToken(await make())).rejects.toMatchObject({ code });
  });

  it('makes custom tokens with the key of the service account', async () => {
    const { payload } = await jwtVerify(await identity.customToken('person-1'), service.publicKey, {
      issuer: email,
      subject: email,
    });
    expect(payload).toMatchObject({ uid: 'person-1' });
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBeLessThanOrEqual(3600);
  });

  it('identifies the custom token of a sign-in, so that each opens one session', async () => {
    const named = async () => {
      const { payload } = await jwtVerify(await identity.customToken('person-1'), service.publicKey);
      return payload['claims'] as { heed_custom_token: string };
    };
    const [claims, others] = [await named(), await named()];
    expect(claims.heed_custom_token).not.toBe(others.heed_custom_token);
    // Google copies the claims of a custom token into its ID tokens.
    expect(await identity.verifyToken(await token(claims))).toMatchObject({ signInId: claims.heed_custom_token });
  });

  it('checks a password like any app, and treats the code of a wrong one as false', async () => {
    requests.length = 0;
    answer = () => ({ body: { idToken: 'x' } });
    expect(await identity.checkPassword('ada@test.example', 'secret')).toBe(true);
    expect(requests[0]?.path).toBe('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=public-key');
    expect(requests[0]?.authorization).toBeUndefined();
    answer = () => ({ status: 400, body: { error: { message: 'INVALID_LOGIN_CREDENTIALS' } } });
    expect(await identity.checkPassword('ada@test.example', 'wrong')).toBe(false);
    answer = () => ({ status: 400, body: { error: { message: 'TOO_MANY_ATTEMPTS_TRY_LATER : Wait.' } } });
    await expect(identity.checkPassword('ada@test.example', 'wrong')).rejects.toMatchObject({ code: 'too_many_attempts' });
    answer = () => ({ status: 503, body: {} });
    await expect(identity.checkPassword('ada@test.example', 'wrong')).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      statusCode: 503,
    });
  });

  it('changes accounts with admin credentials', async () => {
    requests.length = 0;
    const there = { localId: 'a', email: 'old@test.example', validSince: '100' };
    answer = (path) => ({ body: path.includes(':lookup') ? { users: [there] } : {} });
    await identity.putAccounts([
      { uid: 'a', email: 'a@test.example' },
      { uid: 'b', email: 'b@test.example', password: 'secret-1' },
    ]);
    expect(requests.every(({ authorization }) => authorization === 'Bearer access')).toBe(true);
    const calls = requests.map(({ path, body }) => [
      path.replace(/.*real-project\/|\?.*/g, ''),
      body['localId'],
      body['email'],
      body['password'],
    ]);
    expect(calls).toContainEqual(['accounts:update', 'a', 'a@test.example', undefined]);
    expect(calls).toContainEqual(['accounts', 'b', 'b@test.example', 'secret-1']);
    expect(await identity.isCurrent({ uid: 'a', authTime: 99 })).toBe(false);
    expect(await identity.isCurrent({ uid: 'a', authTime: 100 })).toBe(true);
  });
});
