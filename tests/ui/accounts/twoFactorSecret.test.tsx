import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { answerNetwork } from '#tests/support/ui/fakeNetwork';
import { showInPanel } from '#tests/support/ui/inPanel';
import { startTexts } from '#tests/support/ui/startTexts';
import { addStage } from '~/i18n/i18n.ts';
import { AddAuthenticator } from '~/features/two-factor/AddAuthenticator.tsx';
import { RecoveryCodes } from '~/features/two-factor/RecoveryCodes.tsx';

const secret = 'JBSWY3DPEHPK3PXP';

it('The secret of an authenticator app is forgotten when the dialog closes', async () => {
  answerNetwork({ 'POST /rest/v1/me/mfa/authenticator': { body: { secret, uri: `otpauth://totp/x?secret=${secret}` } } });
  let cache: QueryClient | undefined;
  function Settings() {
    const [isOpen, setOpen] = useState(true);
    cache = useQueryClient();
    return (
      isOpen && (
        <AddAuthenticator token="step" onAdded={async () => {}} onExpired={() => undefined} onClose={() => setOpen(false)} />
      )
    );
  }
  const kept = () =>
    JSON.stringify(
      cache
        ?.getMutationCache()
        .getAll()
        .map(({ state }) => state),
    );
  await startTexts();
  await addStage('account');
  await showInPanel(<Settings />);
  await screen.findByText('JBSW Y3DP EHPK 3PXP');
  expect(kept()).toContain(secret);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(kept()).not.toContain(secret));
});

it('Recovery codes stay until the person says that they are saved', async () => {
  answerNetwork({});
  let isOpen = true;
  await startTexts();
  await addStage('account');
  await showInPanel(<RecoveryCodes codes={['aaaaa-bbbbb']} onClose={() => (isOpen = false)} />);
  const user = userEvent.setup();
  expect(await screen.findByText('aaaaa-bbbbb')).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  expect(isOpen).toBe(true);
  await user.click(screen.getByRole('button', { name: 'I’ve saved them' }));
  expect(isOpen).toBe(false);
});
