import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterAll, afterEach, expect, vi } from 'vitest';
import { leaveProvider } from '~/session/provider.ts';
import { endAll } from './atEndOfTest.ts';
import { silenceNetwork } from './fakeNetwork.ts';
import { takeProblems } from './problems.ts';

const { getElementError } = getConfig();
/** While a `findBy` or `waitFor` looks again and again; testing-library marks it so for costly texts of its own. */
const isWaiting = () => (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true;

configure({
  // Code that comes along only when it is needed takes a moment on a busy machine.
  asyncUtilTimeout: 8000,
  // The page is printed once, when a wait is over; printing it at each look took a tenth of all the time.
  getElementError: (message, container) => (message && isWaiting() ? new Error(message) : getElementError(message, container)),
});

// Stands first to be done last: a hook that fails keeps those before it from cleaning up.
afterEach(() => expect(takeProblems(), 'texts that are missing, calls and answers that the contract does not know').toEqual([]));

// Each test leaves the page and its modules as it found them.
afterEach(async () => {
  endAll();
  cleanup();
  vi.useRealTimers();
  await leaveProvider();
  silenceNetwork();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('dir');
  window.history.replaceState(null, '', '/');
  (window as unknown as { happyDOM: { setViewport: (size: object) => void } }).happyDOM.setViewport({ width: 1024, height: 768 });
});

afterAll(async () => {
  vi.unstubAllGlobals();
  // Code that still arrives when its file has ended cannot be loaded any more.
  await vi.dynamicImportSettled();
});
