import { cleanup, configure } from '@testing-library/react';
import { afterEach, expect } from 'vitest';
import { dropSession } from '~/session/heldSession.ts';
import { silenceNetwork } from './fakeNetwork.ts';
import { takeProblems } from './problems.ts';

// Code that comes along only when it is needed takes a moment on a busy machine.
configure({ asyncUtilTimeout: 8000 });

// Stands first to be done last: a hook that fails keeps those before it from cleaning up.
afterEach(() => expect(takeProblems(), 'texts that are missing, calls and answers that the contract does not know').toEqual([]));

afterEach(() => {
  cleanup();
  dropSession();
  silenceNetwork();
  document.documentElement.removeAttribute('dir');
});
