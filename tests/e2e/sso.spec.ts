import type { Page } from '@playwright/test';
import { startNameServer } from '../support/server/nameServer.ts';
import { client, startProvider, type TestProvider } from '../support/sso/oidcProvider.ts';
import { startSamlProvider, type TestSamlProvider } from '../support/sso/samlProvider.ts';
import { expectAccessible, expectToast, fillSignIn, signInAt } from './support/actions.ts';
import { confirmItsYou, givePassword } from './support/confirmItsYou.ts';
import { ownServer } from './support/origin.ts';
import { serverOfOwn } from './support/ownServer.ts';
import { expect, test } from './support/test.ts';

const { start, remove } = serverOfOwn();
const email = 'sso@acme.example';
const settings = '/settings/single-sign-on';
let names: Awaited<ReturnType<typeof startNameServer>>;
let saml: TestSamlProvider;
let oidc: TestProvider;

// The browser goes to the providers, which are another site.
test.use({ server: ownServer.origin, baseURL: ownServer.origin, expectedComplaints: [/^other origin: http:\/\/localhost:/] });

test.beforeAll(async () => {
  names = await startNameServer();
  saml = await startSamlProvider();
  oidc = await startProvider(`${ownServer.origin}/gateway/api/v1/sso/callback`);
  await start({ HEED_DEV: '1', PUBLIC_URL: ownServer.origin, NODE_OPTIONS: names.nodeOptions });
});
test.afterAll(async () => {
  remove();
  names?.close();
  await Promise.all([saml?.close(), oidc?.close()]);
});

async function proveDomain(page: Page) {
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Remove domain' }).click();
  await dialog.getByRole('button', { name: 'Remove domain' }).click();
  await expect(page.getByText('Verified', { exact: true })).toBeHidden();
  await page.getByLabel('Domain', { exact: true }).fill('acme.example');
  await page.getByRole('button', { name: 'Add domain' }).click();
  const record = page.getByLabel('Name of the TXT record');
  await expect(record).toHaveValue('_heed-challenge.acme.example');
  names.texts.set(await record.inputValue(), await page.getByLabel('Value of the TXT record').inputValue());
  await page.getByRole('button', { name: 'Check now' }).click();
  await expectToast(page, 'Domain verified');
}

/** From the sign-in page by the address alone to wherever that leads. */
async function signInWithSso(page: Page) {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Sign in with SSO' }).click();
  await expect(page).toHaveURL(/\/login\/sso$/);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'SSO Login' }).click();
}

test('single sign-on over SAML: from the proved domain to enforcement and back', async ({ elsewhere }) => {
  // A start of a server, and three people.
  test.setTimeout(300_000);
  const owner = await elsewhere();
  await signInAt(owner, '/login', 'admin@acme.example');
  await owner.goto(settings);
  await proveDomain(owner);

  await owner.getByLabel('SSO URL of your provider').fill(saml.settings.ssoUrl);
  await owner.getByLabel('Entity ID of your provider').fill(saml.issuer);
  await owner.getByLabel('Certificate').fill('not a certificate');
  await owner.getByRole('button', { name: 'Save changes' }).click();
  await givePassword(owner, 'Save changes');
  // Corrected, it is sent without another question.
  await expect(owner.getByText('This isn’t one X.509 certificate.')).toBeVisible();
  await expectAccessible(owner);
  await owner.getByLabel('Certificate').fill(saml.settings.certificate);
  await owner.getByRole('button', { name: 'Save changes' }).click();
  await expectToast(owner, 'SSO integration successfully added');

  // Whoever signs in with SSO only is told where.
  const grace = await elsewhere();
  await grace.goto('/login');
  await fillSignIn(grace, email);
  await expect(grace.getByText('This account signs in with single sign-on.')).toBeVisible();
  await grace.getByRole('link', { name: 'Login here' }).click();
  await expect(grace).toHaveURL(/\/login\/sso$/);
  await expectAccessible(grace);

  await signInWithSso(grace);
  await expect(grace).toHaveURL(/\/sso_fail\?message=sso_denied$/);
  await expect(grace.getByRole('heading', { name: 'SSO Login Failed!' })).toBeVisible();
  await expectAccessible(grace);
  await owner.reload();
  await expect(owner.getByText('Your provider didn’t let the person in.')).toBeVisible();
  await expect(owner.getByText('Responder')).toBeVisible();
  await expectAccessible(owner);

  saml.signIn('grace', { email });
  await grace.getByRole('link', { name: 'Try again' }).click();
  await grace.getByLabel('Email').fill(email);
  await grace.getByRole('button', { name: 'SSO Login' }).click();
  await expect(grace).toHaveURL(/\/home$/);

  // The owner connects their own account while signed in: no address leads to it.
  saml.signIn('owner');
  await owner.getByRole('button', { name: 'Connect my account' }).click();
  await confirmItsYou(owner, 'admin@acme.example');
  await expect(owner).toHaveURL(/\/settings\/single-sign-on/);
  await expect(owner.getByText('Your account is connected')).toBeVisible();

  await owner.getByRole('switch', { name: 'Enforce SSO' }).click();
  await expect(owner.getByText('Sign in with single sign-on first, so that you don’t lock yourself out')).toBeVisible();
  await grace.goto(settings);
  await expect(grace.getByText('Your account is connected')).toBeVisible();
  await grace.getByRole('switch', { name: 'Enforce SSO' }).click();
  await confirmItsYou(grace, email, { hasPassword: false });
  await expectToast(grace, 'Enforce SSO enabled');

  const another = await elsewhere();
  await another.goto('/login');
  await fillSignIn(another, 'mfa@acme.example');
  await expect(another.getByText('This account signs in with single sign-on.')).toBeVisible();
  await expect(another.getByRole('link', { name: 'Login here' })).toHaveAttribute('href', '/login/sso');

  await owner.reload();
  await owner.getByRole('button', { name: 'Remove SSO' }).click();
  await givePassword(owner, 'Remove SSO');
  await expectToast(owner, 'SSO integration settings removed');
  // Whoever came through the connection is signed out, and led to where they signed in.
  await grace.goto(settings);
  await expect(grace).toHaveURL(/\/login\/sso\?redirectTo=/);
  await expect(grace.getByRole('button', { name: 'SSO Login' })).toBeVisible();
  await fillSignIn(another, 'mfa@acme.example');
  await expect(another.getByRole('heading', { name: 'Submit email code' })).toBeVisible();
});

test('single sign-on over OpenID Connect', async ({ elsewhere }) => {
  const owner = await elsewhere();
  await signInAt(owner, '/login', 'admin@acme.example');
  await owner.goto(settings);
  await owner.getByRole('radio', { name: 'Okta (OIDC)' }).check();
  await owner.getByLabel('Provider domain').fill(oidc.issuer);
  await owner.getByLabel('Client ID').fill(client.client_id);
  await owner.getByLabel('Client secret').fill(client.client_secret);
  await owner.getByRole('button', { name: 'Save changes' }).click();
  await givePassword(owner, 'Save changes');
  await expectToast(owner, 'SSO integration successfully added');

  const grace = await elsewhere();
  oidc.signIn('grace', { email });
  await signInWithSso(grace);
  await expect(grace).toHaveURL(/\/home$/);
});
