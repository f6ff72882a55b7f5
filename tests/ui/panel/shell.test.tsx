import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { refusal } from '#tests/support/ui/fakeNetwork';
import { companyId, openPanel, ownId, somebody, someCompany } from '#tests/support/ui/openPanel';
import { pageOf, people } from '#tests/support/ui/people';
import { config } from '~/browser/config.ts';
import { sessionStore } from '~/session/store.ts';

const user = userEvent.setup({ delay: null });
const sidebar = () => screen.findByRole('navigation', { name: 'Main menu' });
const linksOf = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => link.textContent);
const trial = (status: 'active' | 'expired', endsAt: string | null = null) => ({
  subscription: { hasBoost: false, hasSuperBoost: false, trial: { modal: null, status, endsAt } },
});

afterEach(() => {
  config.links = {};
  localStorage.clear();
});

describe('the sidebar', () => {
  it('asks the customer of a partner for a partnership, before the settings', async () => {
    const distribution = { isPartner: false, companyType: 'customer' as const, parentCompanyId: somebody().company_id };
    await openPanel('/home', { user: somebody({ company: { distribution } }) });
    expect(linksOf(await sidebar()).slice(-3)).toEqual(['Billing', 'Partnership', 'Settings']);
  });

  it('links a company admin to every page, and marks the current one', async () => {
    await openPanel('/home');
    const menu = await sidebar();
    expect(linksOf(menu)).toEqual([
      'Get Started',
      'Dashboard',
      'Courses',
      'Videos',
      'Calendar',
      'Policies',
      'Phishing game',
      'Fake Or Real',
      'Dev Trainer',
      'Simulation',
      'Exercise',
      'All Users',
      'Departments',
      'Groups',
      'Reports',
      'Audit log',
      'Billing',
      'Settings',
    ]);
    expect(within(menu).getByRole('link', { name: 'Get Started' }).getAttribute('aria-current')).toBe('page');
    expect(await screen.findByRole('heading', { name: 'Hello, Ada' })).toBeTruthy();
    expect(document.title).toBe('Get Started · Heed');
  });

  it('shows a managed-service partner no people before a company is chosen', async () => {
    await openPanel('/home', {
      user: somebody({ role: 'msp' }),
      answers: { 'GET /rest/v1/companies': { body: [], headers: { 'content-range': 'companies 0-0/0' } } },
    });
    expect(linksOf(await sidebar())).toEqual([
      'Get Started',
      'Dashboard',
      'Courses',
      'Videos',
      'Calendar',
      'Policies',
      'Phishing game',
      'Fake Or Real',
      'Dev Trainer',
      'Simulation',
      'Exercise',
      'Billing',
      'Settings',
    ]);
  });

  it('has neither the calendar, Fake Or Real nor the courses for developers while the training of the company is suspended', async () => {
    const companySettings = { isTrainingSuspended: true, timeZone: 'UTC' };
    await openPanel('/home', { user: somebody({ company: someCompany({ companySettings }) }) });
    const links = linksOf(await sidebar());
    expect(links.slice(0, 7)).toEqual(['Get Started', 'Dashboard', 'Courses', 'Videos', 'Policies', 'Phishing game', 'Simulation']);
  });

  it('begins with the logo of the company, 100 pixels wide, and its name', async () => {
    await openPanel('/home', { user: somebody({ company: someCompany({ name: 'Acme', logo: '/files/logo.png' }) }) });
    const link = (await screen.findByRole('navigation', { name: 'Main menu' })).parentElement?.querySelector('a');
    expect(link?.textContent).toBe('Acme');
    expect(link?.querySelector('img')?.getAttribute('src')).toBe('/files/logo.png');
    expect(link?.querySelector('img')?.width).toBe(100);
  });

  it('folds, keeps its groups behind a menu, and stays folded next time', async () => {
    await openPanel('/home');
    await user.click(await screen.findByRole('button', { name: 'Collapse menu' }));
    expect(localStorage.getItem('heed.sidebar')).toBe('folded');
    await user.click(within(await sidebar()).getByRole('button', { name: 'Users' }));
    const menu = await screen.findByRole('menu');
    expect(
      within(menu)
        .getAllByRole('menuitem')
        .map((item) => item.textContent),
    ).toEqual(['All Users', 'Departments', 'Groups']);
  });

  it('is a drawer on narrow screens, and closes when a page is chosen', async () => {
    await openPanel('/home', { width: 800, answers: { [`POST /api/v1/users/list/${companyId}`]: { body: pageOf(people(1)) } } });
    expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Open the menu' }));
    await user.click(within(await sidebar()).getByRole('link', { name: 'All Users' }));
    await waitFor(() => expect(location.pathname).toBe('/users/all_users'));
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull());
  });
});

describe('the user menu', () => {
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'Account menu' }));
    const menu = await screen.findByRole('menu', { name: 'Account menu' });
    return within(menu)
      .getAllByRole('menuitem')
      .map((item) => item.textContent);
  };

  it('hides links that the operator has not configured', async () => {
    await openPanel('/home');
    expect(await open()).toEqual(['My Profile', 'Account Settings', 'Pricing', 'Learner Login', 'Logout']);
  });

  it('has its entries in order; shop and knowledge base depend on the domain', async () => {
    config.links = { knowledgeBase: 'https://kb.example', swagShop: 'https://swag.example' };
    await openPanel('/home');
    expect(await open()).toEqual(['My Profile', 'Account Settings', 'Pricing', 'Learner Login', 'Swag Shop', 'Logout']);
  });

  it('shows the knowledge base and no shop once a custom domain is verified', async () => {
    config.links = { knowledgeBase: 'https://kb.example', swagShop: 'https://swag.example' };
    const customDomains = [{ type: 'admin' as const, domain: 'train.acme.example', isVerified: true }];
    await openPanel('/home', { user: somebody({ company: { customDomains } }) });
    expect(await open()).toEqual(['My Profile', 'Account Settings', 'Pricing', 'Knowledge Base', 'Learner Login', 'Logout']);
  });

  it.each([
    { distribution: { isPartner: true, companyType: 'subreseller' as const, parentCompanyId: null } },
    { distribution: { isPartner: false, companyType: 'customer' as const, parentCompanyId: somebody().company_id } },
    { integration: 'acronis' as const },
  ])('shows no prices to a company that buys elsewhere: %o', async (company) => {
    await openPanel('/home', { user: somebody({ company }) });
    expect(await open()).toEqual(['My Profile', 'Account Settings', 'Learner Login', 'Logout']);
  });

  it('signs out on the server and clears everything', async () => {
    const calls = await openPanel('/home', { answers: { 'POST /rest/v1/me/logout': { body: {} } } });
    await open();
    await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
    await waitFor(() => expect(sessionStore.get().user).toBeNull());
    expect(location.pathname).toBe('/login');
    expect(calls.some(({ path }) => path === '/rest/v1/me/logout')).toBe(true);
  });
});

describe('the banners', () => {
  it('ask to verify the e-mail address and send the link again', async () => {
    const calls = await openPanel('/home', {
      user: somebody({ emailVerified: false }),
      answers: { 'POST /api/v1/user/verification_email': { body: {} } },
    });
    expect(await screen.findByText('Please verify your email!')).toBeTruthy();
    await user.click(screen.getAllByRole('button', { name: 'Resend Email Verification' })[0] as HTMLElement);
    expect(await screen.findByText('Email with verification link has been sent')).toBeTruthy();
    expect(calls.find(({ path }) => path.endsWith('verification_email'))?.body).toEqual({ user_id: ownId });
  });

  it('count the days of a running trial', async () => {
    const endsAt = new Date(Date.now() + 2.5 * 86_400_000).toISOString();
    await openPanel('/home', { user: somebody({ company: trial('active', endsAt) }) });
    expect(await screen.findByText('Your free trial ends in 3 days.')).toBeTruthy();
    const card = within(screen.getByRole('region', { name: 'Trial' }));
    expect(card.getByText('3 days left in your trial')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Upgrade' })).toHaveLength(2);
  });

  it('say that the trial is over', async () => {
    await openPanel('/home', { user: somebody({ company: trial('expired') }) });
    expect(await screen.findByText('Your Trial period has expired!')).toBeTruthy();
  });
});

describe('guards', () => {
  it('redirect home with one toast if access is missing', async () => {
    await openPanel('/users/all_users', {
      user: somebody({ role: 'msp' }),
      answers: { 'GET /rest/v1/companies': { body: [], headers: { 'content-range': 'companies 0-0/0' } } },
    });
    expect(await screen.findAllByText("You don't have permission to access")).toHaveLength(1);
    expect(location.pathname).toBe('/home');
  });

  it('show the 404 page for an unknown URL, inside the shell', async () => {
    await openPanel('/no/such/page');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
    expect(location.pathname).toBe('/error/404');
    expect(await sidebar()).toBeTruthy();
  });

  it('show the error pages to guests, without the shell', async () => {
    await openPanel('/disabled-company', { user: null });
    expect(await screen.findByRole('heading', { name: 'Your company account is disabled' })).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull();
  });
});

describe('acting in another company', () => {
  const other = '33333333-3333-4333-8333-333333333333';
  const reachable = {
    id: other,
    name: 'Globex',
    logo: null,
    companyType: 'customer',
    plan: 'trial',
    totalUsersCount: 12,
    disabled: false,
  };
  const answers = {
    'GET /rest/v1/companies': { body: [reachable], headers: { 'content-range': 'companies 0-0/1' } },
    [`GET /customers/api/v1/company/${other}/view/admin`]: { body: someCompany({ id: other, name: 'Globex' }) },
    [`POST /api/v1/users/count_users_under_filters/${other}`]: { body: { count: 12 } },
    [`GET /customers/api/v1/company/${other}/departments`]: { body: { data: [], totalCount: 1 } },
    [`GET /customers/api/v1/company/${other}/groups`]: { body: { data: [], totalCount: 1 } },
    [`GET /rest/v1/company/${other}/audit-log`]: { body: [], headers: { 'content-range': 'audit-log 0-0/0' } },
  };

  it('is chosen on the home page, shown in a banner, and left by Exit', async () => {
    await openPanel('/home', { user: somebody({ role: 'support' }), answers });
    await user.click(await screen.findByRole('button', { name: /^Globex/ }));
    expect(await screen.findByText('You are logged in as Globex (admin@acme.example).')).toBeTruthy();
    expect(await screen.findByText('Globex at a glance')).toBeTruthy();
    expect(sessionStorage.getItem('partnerAccess')).toContain(other);
    await user.click(screen.getByRole('button', { name: 'Account menu' }));
    expect(screen.queryByRole('menuitem', { name: 'My Profile' })).toBeNull();
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Exit' }));
    expect(await screen.findByText('Acme at a glance')).toBeTruthy();
    expect(sessionStorage.getItem('partnerAccess')).toBeNull();
  });

  it('ends when the server revokes the access', async () => {
    const path = `POST /api/v1/users/count_users_under_filters/${other}`;
    await openPanel('/home', {
      user: somebody({ role: 'support' }),
      answers: { ...answers, [path]: refusal('company_not_accessible') },
    });
    await user.click(await screen.findByRole('button', { name: /^Globex/ }));
    expect(await screen.findByText('You have no access to this company')).toBeTruthy();
    await waitFor(() => expect(sessionStore.get().acting).toBeNull());
  });
});

describe('language and appearance', () => {
  it('switch at once and are remembered', async () => {
    await openPanel('/home');
    await user.click(await screen.findByRole('button', { name: 'Language' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'עברית' }));
    expect(await screen.findByRole('heading', { name: 'שלום, \u2068Ada\u2069' })).toBeTruthy();
    expect(document.documentElement.dir).toBe('rtl');
    expect(document.documentElement.lang).toBe('he');
    expect(localStorage.getItem('heed.language')).toBe('he');
    await user.click(screen.getByRole('button', { name: 'מראה' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'כהה' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
  });
});
