import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pathsOf } from '#tests/support/ui/fakeNetwork';
import { openPanel, somebody } from '#tests/support/ui/openPanel';

const banner = 'Please verify your email!';
const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));

it('the verification banner disappears when the link was opened in another tab', async () => {
  let emailVerified = false;
  await openPanel('/home', {
    user: somebody({ emailVerified }),
    answers: { 'GET /api/v1/user': () => somebody({ emailVerified }) },
  });
  expect(await screen.findByText(banner)).toBeTruthy();
  emailVerified = true;
  comeBack();
  await waitFor(() => expect(screen.queryByText(banner)).toBeNull());
});

it('a person with a verified e-mail address is not read again', async () => {
  const calls = await openPanel('/home');
  await screen.findByRole('heading', { name: 'Hello, Ada' });
  comeBack();
  expect(pathsOf(calls)).not.toContain('GET /api/v1/user');
});
