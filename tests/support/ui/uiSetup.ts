import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterAll, afterEach, expect, vi } from 'vitest';
import { leaveProvider } from '~/session/provider.ts';
import { endAll } from './atEndOfTest.ts';
import { silenceNetwork } from './fakeNetwork.ts';
import { takeProblems } from './problems.ts';

const { getElementError } = getConfig();
/** Whether a `findBy` or `waitFor` is polling; testing-library sets this to skip its own costly texts. */
const isWaiting = () => (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true;

configure({
  // The first test of a worker compiles what it loads lazily: in a fresh clone on a busy machine for more than a quarter of a minute.
  asyncUtilTimeout: 30_000,
  // The page is printed once, at the end of a wait; printing it at each poll took a tenth of all the time.
  getElementError: (message, container) => (message && isWaiting() ? new Error(message) : getElementError(message, container)),
});

// Registered first to run last: a failing hook prevents those registered before it.
afterEach(() => expect(takeProblems(), 'texts that are missing, calls and answers that the contract does not know').toEqual([]));

/** Ends every cookie of the page; one of them says which sign-in page an ended session leads to. */
function dropCookies(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no Cookie Store API
  for (const cookie of document.cookie.split('; ').filter(Boolean)) document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; Path=/`;
}

/** A closed dialog watches for some seconds where the focus goes, unless somebody presses a key. */
const endFocusWatch = () => window.dispatchEvent(new Event('keydown'));

// Resets page and modules after each test.
afterEach(async () => {
  endAll();
  cleanup();
  endFocusWatch();
  // A panel that reloads itself leaves a listener, which here would let the next one be left without a question.
  window.dispatchEvent(new Event('beforeunload'));
  vi.useRealTimers();
  await leaveProvider();
  silenceNetwork();
  localStorage.clear();
  sessionStorage.clear();
  dropCookies();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('dir');
  window.history.replaceState(null, '', '/');
  (window as unknown as { happyDOM: { setViewport: (size: object) => void } }).happyDOM.setViewport({ width: 1024, height: 768 });
});

afterAll(async () => {
  vi.unstubAllGlobals();
  // Code that arrives after the end of its file cannot be loaded any more.
  await vi.dynamicImportSettled();
  endFocusWatch();
});
