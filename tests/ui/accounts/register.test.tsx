import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { described, focused } from '#tests/support/ui/dom';
import { answerNetwork, pathsOf, refusal } from '#tests/support/ui/fakeNetwork';
import { openSignedOut, ownId, someUser } from '#tests/support/ui/signedOutPage';
import { switchLanguage } from '~/i18n/i18n.ts';
import { sessionStore } from '~/session/store.ts';

const countries = [
  { code: 'AT', name: 'Austria' },
  { code: 'PT', name: 'Portugal' },
];
const free = { body: { exists: false } };
const calls = {
  'GET /collections/api/v1/countries': { body: countries },
  'GET /user/user_by_email': free,
  'POST /user/check_company': free,
};
const registered = {
  ...calls,
  'POST /customers/api/v1/company/register': { body: { customToken: 'token' } },
  'GET /user': { body: someUser({ emailVerified: false }) },
  [`PUT /api/v1/user/${ownId}/last_login`]: {},
};

const field = (label: string) => screen.getByLabelText(label);
const submit = () => screen.getByRole('button', { name: 'Create account' });

/** Opens the sign-up, and waits for its code, texts and countries. */
async function openRegister(address = '/register') {
  const opened = await openSignedOut(address);
  await screen.findByRole('option', { name: 'Portugal' });
  return { ...opened, user: userEvent.setup() };
}

async function fill(user: ReturnType<typeof userEvent.setup>, given: Record<string, string> = {}) {
  const texts = {
    Email: 'ana@initrode.example',
    'First name': 'Ana',
    'Last name': 'Lima',
    'Company name': 'Initrode',
    Phone: '555-010-0199',
    Password: 'Corr3ct-horse!',
    'Confirm password': 'Corr3ct-horse!',
    ...given,
  };
  for (const [label, text] of Object.entries(texts)) if (text) await user.type(field(label), text);
  await user.selectOptions(field('Country'), 'PT');
  await user.selectOptions(field('Industry'), 'Retail');
  await user.selectOptions(field('Company size'), '26–50');
}

describe('the sign-up', () => {
  it('is reached from the sign-in page, and left again', async () => {
    answerNetwork(calls);
    await openSignedOut('/login');
    const user = userEvent.setup();
    const link = screen.getByRole('link', { name: 'Create Company Account' });
    expect(link.getAttribute('href')).toBe('/register');
    await user.click(link);
    expect(await screen.findByRole('heading', { name: 'Create a company account' })).toBeTruthy();
    expect(location.pathname).toBe('/register');
    await user.click(screen.getByRole('button', { name: 'Back to sign in' }));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
    expect(location.pathname).toBe('/login');
  });

  it('reports everything that is missing, and focuses the first field', async () => {
    const sent = answerNetwork(calls);
    const { user } = await openRegister();
    await user.click(submit());
    expect(
      Object.fromEntries(
        [
          'Email',
          'First name',
          'Last name',
          'Company name',
          'Phone',
          'Country',
          'Industry',
          'Company size',
          'Confirm password',
        ].map((label) => [label, described(field(label)).replace(/ ?Optional$/, '')]),
      ),
    ).toEqual({
      Email: 'Please enter your Email.',
      'First name': 'Please add your first name.',
      'Last name': 'Please add your last name.',
      'Company name': 'Please add your company name.',
      Phone: '',
      Country: 'Please select your country.',
      Industry: 'Please select industry your company working on.',
      'Company size': 'Please select your company size.',
      'Confirm password': 'Please confirm your password.',
    });
    expect(described(field('Password'))).toContain('The password doesn’t meet the requirements');
    expect(focused()).toBe(field('Email'));
    expect(pathsOf(sent)).toEqual(['GET /collections/api/v1/countries']);
  });

  it('reports what is malformed when a field is left', async () => {
    answerNetwork(calls);
    const { user } = await openRegister();
    await fill(user, {
      Email: 'ana@initrode',
      Phone: '12',
      'First name': '=1',
      'Company name': 'www.initrode.example',
      Password: 'weak',
      'Confirm password': 'other',
    });
    expect(described(field('Email'))).toBe('This is not a valid email');
    expect(described(field('Phone'))).toContain('Phone number is invalid.');
    expect(described(field('Company name'))).toBe('Enter the name without a web address');
    expect(described(field('First name'))).toBe("Use only letters, digits, spaces and . - _ & '");
    expect(described(field('Password'))).toContain('The password doesn’t meet the requirements');
    expect(described(field('Confirm password'))).toBe('Password is not equal.');
    await user.clear(field('Phone'));
    expect(described(field('Phone'))).toBe('Optional');
  });

  it('says at once that an address or a name is taken, and asks once for each', async () => {
    const sent = answerNetwork({
      ...calls,
      'GET /user/user_by_email': { body: { exists: true } },
      'POST /user/check_company': { body: { exists: true } },
    });
    const { user } = await openRegister();
    await fill(user, { Email: ' ana@initrode.example ' });
    await waitFor(() => expect(described(field('Email'))).toBe('This email is already taken'));
    await waitFor(() => expect(described(field('Company name'))).toBe('This company was already registered by someone'));
    await user.click(field('Email'));
    await user.click(field('Company name'));
    await user.click(submit());
    expect(focused()).toBe(field('Email'));
    const asked = sent.filter(({ path }) => path.startsWith('/user/'));
    expect(asked.map(({ query, body }) => [query.get('email'), body])).toEqual([
      ['ana@initrode.example', undefined],
      [null, { company_name: 'Initrode' }],
    ]);
  });

  it('sends the form as filled in, and signs the owner in', async () => {
    const sent = answerNetwork(registered);
    const { user } = await openRegister('/register/ana%40initrode.example/northstar/fair');
    expect((field('Email') as HTMLInputElement).value).toBe('ana@initrode.example');
    await fill(user, { Email: '' });
    await user.click(submit());
    await waitFor(() => expect(sessionStore.get().user?.id).toBe(ownId));
    expect(sent.find(({ path }) => path.endsWith('/register'))?.body).toEqual({
      email: 'ana@initrode.example',
      name: 'Ana',
      lastName: 'Lima',
      companyName: 'Initrode',
      phone: '555-010-0199',
      country: 'PT',
      industry: 'retail',
      companySize: { id: 2, label: '26–50' },
      password: 'Corr3ct-horse!',
      confirmPassword: 'Corr3ct-horse!',
      partner: 'northstar',
      source: 'fair',
    });
    expect(pathsOf(sent)).toContain('POST accounts:signInWithCustomToken');
  });

  it.each([
    ['email_in_use', 'Email', 'This email is already taken'],
    ['company_in_use', 'Company name', 'This company was already registered by someone'],
  ] as const)('shows the refusal %s at its field', async (code, label, text) => {
    answerNetwork({ ...registered, 'POST /customers/api/v1/company/register': refusal(code) });
    const { user } = await openRegister();
    await fill(user);
    await user.click(submit());
    await waitFor(() => expect(described(field(label))).toBe(text));
    expect(focused()).toBe(field(label));
  });

  it('says that nothing was sent without a connection to the identity provider', async () => {
    answerNetwork({ ...registered, 'POST /customers/api/v1/company/register': refusal('unavailable') });
    const { user } = await openRegister();
    await fill(user);
    await user.click(submit());
    expect(await screen.findByText('The service isn’t available at the moment. Please try again later.')).toBeTruthy();
    expect((field('Company name') as HTMLInputElement).value).toBe('Initrode');
  });

  it('leads to the sign-in page when the company is there and signing in failed', async () => {
    answerNetwork({ ...registered, 'GET /user': refusal('unavailable') });
    const { user } = await openRegister();
    await fill(user);
    await user.click(submit());
    expect(await screen.findByText('Your company account is ready. Sign in to continue.')).toBeTruthy();
    expect(location.pathname).toBe('/login');
  });

  it('offers to load the countries again', async () => {
    let isAway = true;
    const answers = {
      ...calls,
      'GET /collections/api/v1/countries': () => (isAway ? Response.json({}, { status: 503 }) : countries),
    };
    answerNetwork(answers);
    await openSignedOut('/register');
    const failed = (await screen.findByText('Couldn’t load the countries')).closest('div') as HTMLElement;
    isAway = false;
    await userEvent.setup().click(within(failed).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('option', { name: 'Portugal' })).toBeTruthy();
  });

  it('keeps what was typed in another language, which orders and names the countries', async () => {
    answerNetwork({ ...calls, 'GET /collections/api/v1/countries': { body: [{ code: 'DE', name: 'Germany' }, ...countries] } });
    const { user } = await openRegister();
    await user.type(field('Company name'), 'Initrode');
    await switchLanguage('de', { remember: false });
    const country = await screen.findByLabelText('Land');
    const names = within(country).getAllByRole('option');
    expect(names.map(({ textContent }) => textContent)).toEqual(['Auswählen …', 'Deutschland', 'Österreich', 'Portugal']);
    expect((screen.getByLabelText('Name des Unternehmens') as HTMLInputElement).value).toBe('Initrode');
  });
});
