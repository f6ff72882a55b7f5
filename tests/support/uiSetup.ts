import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { silenceNetwork } from './fakeNetwork.ts';

afterEach(() => {
  cleanup();
  silenceNetwork();
  document.documentElement.removeAttribute('dir');
});
