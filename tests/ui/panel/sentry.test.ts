import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { release } from '#contract/product';
import { answerNetwork } from '#tests/support/ui/fakeNetwork';
import { companyId, ownId, someAdmin } from '#tests/support/ui/inPanel';
import { config } from '~/browser/config.ts';
import { reportError, sendErrorsTo, sendErrorsToSentry } from '~/errors/errorReports.ts';
import { HeedError } from '~/errors/heedError.ts';
import { sessionStore } from '~/session/store.ts';

const envelopes = 'POST /api/7/envelope/';
const dsn = 'https://publickey@errors.example/7';
const chance = vi.spyOn(Math, 'random');

beforeEach(() => {
  chance.mockReturnValue(0);
  config.sentryDsn = dsn;
  sessionStore.set({ user: someAdmin(), acting: null, actingCompany: null });
});
afterEach(() => {
  chance.mockReset();
  sendErrorsTo(null);
  config.sentryDsn = undefined;
});

const answered = () => answerNetwork({ [envelopes]: {} });
/** The event is the third line of what travels. */
const eventIn = (body: unknown) => JSON.parse(String(body).split('\n')[2] ?? '') as Record<string, unknown>;

it('nothing is sent without a configured service', async () => {
  config.sentryDsn = undefined;
  const calls = answered();
  sendErrorsToSentry();
  reportError(new Error('unheard'));
  config.sentryDsn = dsn;
  sendErrorsToSentry();
  reportError(new Error('heard'));
  await vi.waitFor(() => expect(calls).toHaveLength(1), { timeout: 8000 });
  expect(eventIn(calls[0]?.body)).toMatchObject({ exception: { values: [{ value: 'heard' }] } });
});

it('a report contains the place of the error, the release and two ids, and no personal data', async () => {
  const calls = answered();
  sendErrorsToSentry();
  const address = 'https://heed.example/change-password?token=abc';
  const error = new TypeError(`cannot show ada@acme.example at ${address}`, { cause: new Error('no ada@acme.example') });
  reportError(error, { componentStack: '\n    at UsersPage' });
  await vi.waitFor(() => expect(calls).toHaveLength(1), { timeout: 8000 });
  const text = String(calls[0]?.body);
  const event = eventIn(text);
  expect(event).toMatchObject({
    release,
    user: { id: ownId },
    tags: { companyId },
    contexts: { react: { componentStack: '\n    at UsersPage' } },
  });
  const { values } = event['exception'] as { values: { type: string; value: string; stacktrace: { frames: unknown[] } }[] };
  expect(values.map(({ type, value }) => [type, value])).toEqual([
    ['Error', 'no [address]'],
    ['TypeError', 'cannot show [address] at https://heed.example/change-password'],
  ]);
  expect(values[1]?.stacktrace.frames.length).toBeGreaterThan(0);
  for (const secret of ['ada@', 'admin@acme', 'Ada', 'token=', 'User-Agent', 'breadcrumbs', 'ip_address', '"auto"']) {
    expect(text, secret).not.toContain(secret);
  }
  const known = ['contexts', 'event_id', 'exception', 'level', 'platform', 'release', 'sdk', 'tags', 'timestamp', 'user'];
  expect(Object.keys(event).filter((name) => !known.includes(name))).toEqual([]);
});

it('expected errors, and those outside the sample, are not sent', async () => {
  const calls = answered();
  sendErrorsToSentry();
  reportError(new HeedError(403));
  reportError(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'));
  reportError(new Error('Firebase: Error (auth/network-request-failed).'));
  chance.mockReturnValue(0.5);
  reportError(new Error('one of the other nine'));
  chance.mockReturnValue(0);
  reportError({ reason: 'thrown without a class', email: 'ada@acme.example' });
  await vi.waitFor(() => expect(calls).toHaveLength(1), { timeout: 8000 });
  expect(String(calls[0]?.body)).not.toContain('ada@');
});
