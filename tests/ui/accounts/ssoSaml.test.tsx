import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { described } from '#tests/support/ui/dom';
import { refusal } from '#tests/support/ui/fakeNetwork';
import { givePassword, stepBegun } from '#tests/support/ui/givePassword';
import { companyId, openPanel, somebody } from '#tests/support/ui/openPanel';
import { ownId } from '#tests/support/ui/signedOutPage';
import { noSso } from '#tests/support/ui/ssoSettings';

const sso = `/api/v1/sso/company/${companyId}`;
const call = (name: string) => `POST /api/v1/sso/${companyId}/${name}`;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** Opens the tab with these settings, for a company that may or may not choose Okta over SAML. */
const open = (settings: object = {}, answers: object = {}, isOktaSamlAccessible = true) =>
  openPanel('/settings/single-sign-on', {
    user: somebody({ company: { isOktaSamlAccessible } }),
    answers: {
      [`GET ${sso}`]: { body: { ...noSso, ...settings } },
      [`GET /rest/v1/company/${companyId}/domains`]: { body: [] },
      [`GET /api/v1/scim/v2/bearer_token/company/${companyId}`]: {
        body: { baseUrl: '', token: null, managed: 0, held: 0, moving: 0 },
      },
      ...answers,
    },
  });
const saml = {
  ssoType: 'custom_saml',
  ssoProtocol: 'saml',
  ssoSettingsId: ownId,
  certificate: 'a certificate',
  certificateExpiresAt: inDays(400),
  identityProviderEntityId: 'https://idp.example',
  serviceProviderEntityId: noSso.saml.entityId,
  ssoUrl: 'https://idp.example/sso',
};

async function choose(name: string) {
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByRole('radio', { name }));
  return user;
}
describe('the settings of SAML', () => {
  it.each([
    ['Okta (SAML)', 'okta', { isSaml: true, serviceProviderEntityId: noSso.saml.entityId }],
    ['Google Workspace', 'gsuite', {}],
    ['Custom SAML', 'custom_saml', {}],
  ])('of %s are saved with exactly the fields of the call', async (name, way, more) => {
    const calls = await open({}, { ...stepBegun, [call(way)]: { body: {} } });
    const user = await choose(name);
    await user.type(screen.getByRole('textbox', { name: /SSO URL/ }), 'https://idp.example/sso');
    await user.type(screen.getByRole('textbox', { name: /Entity ID of your provider/ }), 'https://idp.example');
    await user.type(screen.getByRole('textbox', { name: /Certificate/ }), 'a certificate');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await givePassword(user, 'Save the connection?', 'Save changes');
    expect(await screen.findByText('SSO integration successfully added')).toBeTruthy();
    const given = {
      ssoUrl: 'https://idp.example/sso',
      identityProviderEntityId: 'https://idp.example',
      certificate: 'a certificate',
    };
    const sent = calls.find(({ method, path }) => `${method} ${path}` === call(way));
    expect(sent?.body).toEqual({ ...given, ...more, verificationTokenId: 'step' });
  });

  it('show what the company enters at its provider', async () => {
    await open();
    await choose('Custom SAML');
    expect(screen.getByLabelText<HTMLInputElement>('Reply URL (ACS URL)').value).toBe(noSso.saml.acsUrl);
    expect(screen.getByLabelText<HTMLInputElement>('Entity ID').value).toBe(noSso.saml.entityId);
    expect(screen.getByRole('link', { name: 'Download metadata' }).getAttribute('href')).toBe(noSso.saml.metadataUrl);
  });

  it.each([
    ['certificate_unreadable', 'This isn’t one X.509 certificate.'],
    ['certificate_weak', 'The key of this certificate is too weak.'],
    ['certificate_not_in_force', 'This certificate has expired or isn’t valid yet.'],
  ] as const)('say %s at the certificate', async (code, text) => {
    await open(saml, { ...stepBegun, [call('custom_saml')]: refusal(code) });
    const user = userEvent.setup({ delay: null });
    const field = await screen.findByRole('textbox', { name: /Certificate/ });
    await user.type(field, ' that is another one');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await givePassword(user, 'Save the connection?', 'Save changes');
    expect(await screen.findByText(new RegExp(text))).toBeTruthy();
    expect(described(field)).toContain(text);
  });

  it('want an address of the web as the page of the provider', async () => {
    await open(saml);
    const user = userEvent.setup({ delay: null });
    const field = await screen.findByRole('textbox', { name: /SSO URL/ });
    await user.clear(field);
    await user.type(field, 'javascript:alert(1)');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Enter an address that begins with https://.')).toBeTruthy();
  });

  it('offer Okta over SAML only to companies that may choose it', async () => {
    await open({}, {}, false);
    expect(await screen.findByRole('radio', { name: 'Okta' })).toBeTruthy();
    expect(screen.queryByRole('radio', { name: /Okta \(SAML\)/ })).toBeNull();
  });
});

describe('the present connection over SAML', () => {
  it.each([
    [400, /^The certificate is valid until /],
    [29, /^The certificate expires on .* save it here before then\.$/],
    [-1, /^The certificate expired on .* The account owner can still sign in with a password\./],
  ])('says about a certificate with %i days left what to do', async (days, text) => {
    await open({ ...saml, certificateExpiresAt: inDays(days) });
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('explains the last sign-in that failed with what the provider sent', async () => {
    const lastFailure = { at: '2026-01-05T08:00:00.000Z', reason: 'sso_denied', detail: 'Responder: Not assigned' };
    await open({ ...saml, lastFailure });
    expect(await screen.findByText(/^Last failed sign-in: /)).toBeTruthy();
    expect(screen.getByText('Your provider didn’t let the person in.')).toBeTruthy();
    expect(screen.getByText('Responder: Not assigned')).toBeTruthy();
  });
});
