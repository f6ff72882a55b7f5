import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { flagsPath } from '#contract/flags';
import { panelLimits } from '#contract/panel';
import { answerNetwork, refusal } from '#tests/support/ui/fakeNetwork';
import { companyId, ownId, showInPanel, someAdmin } from '#tests/support/ui/inPanel';
import { openPanel } from '#tests/support/ui/openPanel';
import { followFlags } from '~/flags/flagService.ts';
import { flagValues, useFlag } from '~/flags/flags.ts';
import { takeFlash } from '~/session/signals.ts';
import { endSession, enterCompany, sessionStore, setActingCompany } from '~/session/store.ts';

const question = `POST ${flagsPath}`;
const elsewhere = '33333333-3333-4333-8333-333333333333';
const own = { targetingKey: ownId, userId: ownId, companyId, role: 'admin', plan: 'boost' };

let stop = () => {};
afterEach(() => {
  act(() => stop());
  stop = () => {};
  vi.useRealTimers();
});

function Exercises() {
  return <p>{useFlag('phishingExercise') ? 'exercises are there' : 'no exercises'}</p>;
}

/** A service that sends `value` to everybody, and 304 to clients that have it. */
function serve(given: { value: boolean }) {
  const statuses: number[] = [];
  const calls = answerNetwork({
    [question]: (_call, headers) => {
      const etag = `"${given.value}"`;
      const status = headers.get('if-none-match') === etag ? 304 : 200;
      statuses.push(status);
      const body = JSON.stringify({ flags: [{ key: 'phishingExercise', value: given.value, reason: 'STATIC' }] });
      const init = { status, headers: { etag, 'content-type': 'application/json' } };
      return new Response(status === 304 ? null : body, init);
    },
  });
  return { calls, statuses };
}

it('a screen follows a flag: requested at once and then every five minutes, with user and company', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const given = { value: false };
  await showInPanel(<Exercises />);
  const { calls, statuses } = serve(given);
  expect(screen.getByText('exercises are there')).toBeTruthy();
  act(() => {
    stop = followFlags();
  });
  expect(await screen.findByText('no exercises')).toBeTruthy();
  expect(calls).toMatchObject([{ path: flagsPath, body: { context: own } }]);

  await act(() => vi.advanceTimersByTimeAsync(panelLimits.featureFlagPollMs));
  await waitFor(() => expect(statuses).toEqual([200, 304]));
  expect(screen.getByText('no exercises')).toBeTruthy();
  given.value = true;
  await act(() => vi.advanceTimersByTimeAsync(panelLimits.featureFlagPollMs));
  expect(await screen.findByText('exercises are there')).toBeTruthy();
  expect(statuses).toEqual([200, 304, 200]);
});

it('a flag has its default while the service does not answer, and is requested again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await showInPanel(<Exercises />);
  const calls = answerNetwork({ [question]: { status: 503, body: {} } });
  act(() => {
    stop = followFlags();
  });
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.getByText('exercises are there')).toBeTruthy();
  serve({ value: false });
  await act(() => vi.advanceTimersByTimeAsync(panelLimits.featureFlagPollMs));
  expect(await screen.findByText('no exercises')).toBeTruthy();
});

it('flags are requested again for another company, and reset at sign-out', async () => {
  await showInPanel(<p>here</p>);
  const { calls } = serve({ value: false });
  act(() => {
    stop = followFlags();
  });
  await waitFor(() => expect(flagValues.get().phishingExercise).toBe(false));
  act(() => {
    enterCompany(elsewhere, 'Globex');
    setActingCompany({ ...someAdmin().company, id: elsewhere });
  });
  await waitFor(() => expect(calls.map(({ body }) => body)).toMatchObject([{}, { context: { companyId: elsewhere } }]));
  act(() => endSession());
  expect(flagValues.get().phishingExercise).toBe(true);
  expect(sessionStore.get().user).toBeNull();
});

it('the panel requests flags after its first page has loaded', async () => {
  const calls = await openPanel('/home', {
    answers: { [question]: { body: { flags: [{ key: 'phishingExercise', value: false, reason: 'STATIC' }] } } },
  });
  expect(calls.some(({ path }) => path === flagsPath)).toBe(false);
  await waitFor(() => expect(flagValues.get().phishingExercise).toBe(false));
  expect(calls.filter(({ path }) => path === flagsPath)).toHaveLength(1);
});

it('an unused tab clears the screen once its session is over', async () => {
  const over = refusal('session_expired');
  await openPanel('/home', { answers: { [question]: over, 'GET /api/v1/user': over } });
  expect(await screen.findByText('Acme at a glance')).toBeTruthy();
  await waitFor(() => expect(sessionStore.get().user).toBeNull());
  expect(location.pathname + location.search).toBe('/login?redirectTo=%2Fhome');
  // For the sign-in page, which says why.
  await waitFor(() => expect(takeFlash()).toEqual({ tone: 'error', key: 'errors.session_expired' }));
});
