import { describe, expect, it } from 'vitest';
import { baseUrl, publicConfig, readEnv } from '#server/env';

const server = {
  DATABASE_URL: 'postgres://heed@db/heed',
  FIREBASE_PROJECT_ID: 'p',
  FIREBASE_API_KEY: 'k',
  FIREBASE_SERVICE_ACCOUNT: '{"private_key":"top secret"}',
  SMTP_URL: 'smtps://mail',
  PUBLIC_URL: 'https://heed.example/',
  AUDIT_KEY: 'a key of at least thirty-two characters',
  SECRETS_KEY: 'another key of at least thirty-two characters',
};

describe('settings', () => {
  it('are optional: the embedded mode listens on this machine only', () => {
    expect(readEnv({})).toMatchObject({ mode: 'embedded', host: '127.0.0.1', port: 3000, dataDir: '.data' });
  });

  it('admit other machines in demo mode only if HOST is set', () => {
    const withDemo = { HEED_DEV: '1', DATABASE_URL: 'postgres://localhost/heed' };
    expect(readEnv(withDemo).host).toBe('127.0.0.1');
    expect(readEnv({ ...withDemo, HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
  });

  it('that are empty count as missing', () => {
    expect(readEnv({ DATABASE_URL: '', PORT: ' ' })).toMatchObject({ mode: 'embedded', port: 3000 });
  });

  it('of a server are complete, or the start names the missing one', () => {
    expect(readEnv(server)).toMatchObject({ mode: 'server', host: '0.0.0.0', publicUrl: 'https://heed.example' });
    const { SMTP_URL: _mail, PUBLIC_URL: _url, ...partly } = server;
    expect(() => readEnv(partly)).toThrow(/please also set SMTP_URL, PUBLIC_URL/);
    expect(readEnv({ ...partly, HEED_DEV: '1' }).mode).toBe('dev');
  });

  it('of the mail server contain the number of connections in digits', () => {
    expect(readEnv({ ...server, SMTP_URL: 'smtps://mail?maxConnections=2' }).smtpUrl).toBe('smtps://mail?maxConnections=2');
    for (const wrong of ['0', '-1', 'two', '', '2000'])
      expect(() => readEnv({ ...server, SMTP_URL: `smtps://mail/?pool=true&maxConnections=${wrong}` })).toThrow(
        'maxConnections must be a whole number from 1 to 999',
      );
  });

  it('for development are refused without HEED_DEV', () => {
    expect(() => readEnv({ HEED_CLOCK: '2026-01-01T00:00:00Z' })).toThrow('HEED_CLOCK is for development');
    expect(() => readEnv({ ...server, AUTH_EMULATOR_URL: 'unix:/tmp/auth.sock' })).toThrow('AUTH_EMULATOR_URL is for development');
  });

  it('of Stripe are complete and well-formed, or the start names what is wrong', () => {
    const [STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET] = ['sk_live_abc', 'whsec_abc'];
    const stripe = { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET };
    expect(readEnv({ ...server, ...stripe }).stripe).toMatchObject({ secretKey: 'sk_live_abc', isLive: true });
    expect(readEnv(server).stripe).toBeUndefined();
    expect(() => readEnv({ ...server, STRIPE_SECRET_KEY })).toThrow(
      'To take cards with Stripe, please also set STRIPE_WEBHOOK_SECRET',
    );
    expect(() => readEnv({ ...server, STRIPE_WEBHOOK_SECRET })).toThrow('please also set STRIPE_SECRET_KEY');
    for (const wrong of ['pk_live_abc', 'abc', 'sk_live_'])
      expect(() => readEnv({ ...server, ...stripe, STRIPE_SECRET_KEY: wrong })).toThrow(
        /^Wrong setting. STRIPE_SECRET_KEY: must be/,
      );
    expect(() => readEnv({ ...server, ...stripe, STRIPE_WEBHOOK_SECRET: 'abc' })).toThrow('STRIPE_WEBHOOK_SECRET: must be');
  });

  it('of Stripe move real money on a server, and only there', () => {
    const of = (mode: string) => ({ STRIPE_SECRET_KEY: `rk_${mode}_abc`, STRIPE_WEBHOOK_SECRET: 'whsec_abc' });
    expect(() => readEnv({ ...server, ...of('test') })).toThrow('STRIPE_SECRET_KEY is a test key');
    expect(readEnv({ ...server, ...of('test'), HEED_DEV: '1' }).stripe?.isLive).toBe(false);
    expect(readEnv(of('test'))).toMatchObject({ mode: 'embedded', stripe: { isLive: false } });
    expect(() => readEnv(of('live'))).toThrow('STRIPE_SECRET_KEY is a live key');
    const elsewhere = { ...of('test'), STRIPE_API_URL: 'http://127.0.0.1:9' };
    expect(() => readEnv(elsewhere)).toThrow('STRIPE_API_URL is for development');
    expect(readEnv({ ...elsewhere, HEED_DEV: '1' }).stripe?.apiUrl).toBe('http://127.0.0.1:9');
  });

  it('of Microsoft lead to the Graph of the same cloud, and elsewhere only in development', () => {
    const app = { ...server, AZURE_CLIENT_ID: 'id', AZURE_CLIENT_SECRET: 'secret' };
    expect(readEnv(app).azure?.graphUrl).toBe('https://graph.microsoft.com');
    const national = { ...app, AZURE_AUTHORITY: 'https://login.microsoftonline.us' };
    expect(readEnv(national).azure?.graphUrl).toBe('https://graph.microsoft.us');
    const elsewhere = { ...app, GRAPH_API_URL: 'http://127.0.0.1:9' };
    expect(() => readEnv(elsewhere)).toThrow('GRAPH_API_URL is for development');
    expect(readEnv({ ...elsewhere, HEED_DEV: '1' }).azure?.graphUrl).toBe('http://127.0.0.1:9');
  });

  it('send no secrets to the browser', () => {
    const told = JSON.stringify(publicConfig(readEnv({ ...server, PRIVACY_POLICY_URL: 'https://heed.example/privacy' }), 'b1'));
    expect(JSON.parse(told)).toEqual({
      firebase: { apiKey: 'k', projectId: 'p', embedded: false },
      links: { privacyPolicy: 'https://heed.example/privacy' },
      release: expect.stringMatching(/^v\d/) as string,
      build: 'b1',
    });
    expect(told).not.toContain('secret');
  });

  it('of the error service may not contain a secret, because every browser gets them', () => {
    const dsn = 'https://publickey@o1.ingest.example/42';
    expect(publicConfig(readEnv({ SENTRY_DSN: dsn }), 'b1').sentryDsn).toBe(dsn);
    expect(() => readEnv({ SENTRY_DSN: 'https://publickey:secret@o1.ingest.example/42' })).toThrow('SENTRY_DSN');
    expect(() => readEnv({ SENTRY_DSN: 'https://o1.ingest.example/42' })).toThrow('https://key@host/project');
  });

  it('give mails a URL that people can open', () => {
    expect(baseUrl(readEnv({}))).toBe('http://localhost:3000');
    expect(baseUrl(readEnv({ PUBLIC_URL: 'https://heed.example/x' }))).toBe('https://heed.example');
  });
});
