import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { pathsOf, refusal } from '#tests/support/ui/fakeNetwork';
import { companyId, openPanel, somebody, someCompany } from '#tests/support/ui/openPanel';
import { noSso } from '#tests/support/ui/ssoSettings';
import { ownId } from '#tests/support/ui/signedOutPage';

const okta = { ...noSso, ssoType: 'okta', ssoProtocol: 'oidc', ssoSettingsId: ownId, clientId: 'heed', domain: 'acme.okta.com' };
const boost = { subscription: { hasBoost: true, hasSuperBoost: false, trial: { modal: null, status: null, endsAt: null } } };
const verify = `POST /api/v1/user/company/${companyId}/security/mfa/verify_password`;
const link = 'POST /rest/v1/me/sso-link';

const open = (answers: object) =>
  openPanel('/settings/single-sign-on', {
    user: somebody({ company: someCompany(boost) }),
    answers: {
      [`GET /api/v1/sso/company/${companyId}`]: { body: okta },
      [`GET /rest/v1/company/${companyId}/domains`]: { body: [] },
      [`GET /api/v1/scim/v2/bearer_token/company/${companyId}`]: {
        body: { baseUrl: '', token: null, managed: 0, held: 0, moving: 0 },
      },
      [verify]: { body: { verificationTokenId: 'step', methods: ['authenticator'] } },
      ...answers,
    },
  });

it('Connecting one’s account asks for password and code before it leads to the provider', async () => {
  const there = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const calls = await open({
    'POST /rest/v1/me/mfa/confirmations': { body: {} },
    [link]: { body: { link: 'https://acme.okta.com/authorize' } },
  });
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByRole('button', { name: 'Connect my account' }));
  await user.type(await screen.findByLabelText(/Confirm your password/), 'Corr3ct-horse!');
  expect(screen.getByText(/Then sign in at your provider/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.type(await screen.findByRole('textbox', { name: /code/i }), '123456');
  expect(pathsOf(calls)).not.toContain('/rest/v1/me/sso-link');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(there).toHaveBeenCalledWith('https://acme.okta.com/authorize'));
  const sent = calls.filter(({ path }) => /confirmations|sso-link/.test(path)).map(({ body }) => body);
  expect(sent).toEqual([{ verificationTokenId: 'step', method: 'authenticator', code: '123456' }, { verificationTokenId: 'step' }]);
  there.mockRestore();
});

it('A wrong password is said at its field, and leads nowhere', async () => {
  const calls = await open({ [verify]: refusal('wrong_password') });
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByRole('button', { name: 'Connect my account' }));
  await user.type(await screen.findByLabelText(/Confirm your password/), 'guess');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(screen.getByLabelText(/Confirm your password/).getAttribute('aria-invalid')).toBe('true'));
  expect(pathsOf(calls)).not.toContain('/rest/v1/me/sso-link');
});
