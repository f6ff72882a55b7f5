import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { dropSession } from '~/session/heldSession.ts';
import { silenceNetwork } from './fakeNetwork.ts';

// Code that comes along only when it is needed takes a moment on a busy machine.
configure({ asyncUtilTimeout: 8000 });

afterEach(() => {
  cleanup();
  dropSession();
  sessionStorage.clear();
  silenceNetwork();
  document.documentElement.removeAttribute('dir');
});
