import { listActiveExercises } from '#contract/exercise/campaigns';
import { listActiveSimulations } from '#contract/simulation/campaigns';
import { departments } from '#contract/people/departments';
import { groups } from '#contract/people/groups';
import { requestPasswordLink } from '#contract/session/passwords';
import { listUsers } from '#contract/people/users';
import { listPolicies } from '#contract/policies/policies';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSideScroll, mailTo } from './support/actions.ts';
import type { Api } from './support/api.ts';
import { expect, test } from './support/test.ts';

const narrowest = 390;
const widths = [1440, narrowest] as const;
/** Axe finds the same elements in both languages and judges the same colours: each language takes one layout and one of the themes. */
const languages = [
  { language: 'en', dir: 'ltr', axeWidth: 1440, theme: 'light' },
  { language: 'he', dir: 'rtl', axeWidth: narrowest, theme: 'dark' },
] as const;
type Look = (typeof languages)[number];

type Pages = Record<string, string>;

/** What guests see. */
const guestPages: Pages = {
  'sign-in page': '/login',
  'request for a new password': '/login?view=reset',
  'sign-up': '/register/ana@initrode.example',
  'link that no longer works': '/change-password?token=used-long-ago',
  'page of a disabled company': '/disabled-company',
  'sign-in with SSO': '/login/sso',
  'failed SSO': '/sso_fail?message=email_is_not_connected',
  'failed sign-in from Acronis':
    '/sso_fail/acronis?code=firebase_user&reason=No+account&code=acronis_app_access_denied&reason=Not+allowed',
  'page for an unknown address': '/nowhere/at/all',
};

/** Pages of admins by area; path parameters are filled with records of their company. */
const adminPages: Record<string, Pages> = {
  'home and training': {
    'first page': '/home',
    'departments of the dashboard': '/dashboard/departments',
    'people of the dashboard': '/dashboard/users',
    courses: '/learning/courses',
    'courses without a match': '/learning/courses?search=nothing-is-called-so',
    'video library': '/learning/videos',
    'phishing game': '/gaming/preview',
    'statistics of the phishing game': '/gaming/statistics',
    'settings of the phishing game': '/gaming/settings',
    'fake or real': '/fake-or-real/preview',
    'fake or real in Hebrew': '/fake-or-real/preview?language=iw',
    'settings of fake or real': '/fake-or-real/settings',
    'courses for developers': '/for-developers/overview',
    'settings of a course for developers': '/for-developers/settings',
    'calendar of videos': '/calendar/preview',
    'settings of the calendar': '/calendar/settings',
    'videos that have begun': '/calendar/history',
    'how-to guides': '/guides-and-resources',
    'video of a guide': '/guides-and-resources?video=choose',
  },
  reports: {
    'dashboard of the company': '/dashboard/company',
    'landing page of the reports': '/reports',
    'training report': '/reports-training',
    'training report without a match': '/reports-training?dateFrom=2001-01-01&dateTo=2001-01-31',
    'people behind a number of the report': '/reports-training?people=not_started',
    'report on exercises and games': '/reports-gaming',
    'report on monthly videos': '/reports-monthly-video',
    'questions of the quizzes': '/reports-quizzes/questions',
    'people of the quizzes': '/reports-quizzes/users',
    'general report': '/general-report',
    reviews: '/reviews',
  },
  'phishing simulations': {
    'active campaigns': '/phishing-simulation/active',
    'archived campaigns': '/phishing-simulation/archived',
    templates: '/phishing-simulation/templates',
    'landing pages': '/phishing-simulation/landings',
    'what reporting a mail does': '/phishing-simulation/settings/report-button',
    'days, header and agreement': '/phishing-simulation/settings/configuration',
    'type of a new campaign': '/phishing-simulation-create?isSmartPhishing=true',
    'templates of a one-time campaign': '/phishing-simulation-create?isSmartPhishing=false&step=2',
    'recipients of a new campaign': '/phishing-simulation-create?step=3',
    'schedule of a new campaign': '/phishing-simulation-create?step=4',
    'review of a new campaign': '/phishing-simulation-create?step=5',
    'events to review': '/phishing-simulation/review/:simulation',
    'events of programs': '/phishing-simulation/review/:simulation?class=scanner',
    'report of a campaign': '/phishing-simulation/reports/:simulation/overview',
    'people of a campaign': '/phishing-simulation/reports/:simulation/recipients',
    'templates of a campaign': '/phishing-simulation/reports/:simulation/templates',
    'departments of a campaign': '/phishing-simulation/reports/:simulation/departments',
    'groups of a campaign': '/phishing-simulation/reports/:simulation/groups',
    'rounds of a campaign': '/phishing-simulation/reports/:simulation/rounds',
    'report on all campaigns': '/reports/phishing-summary/overview',
    'templates of all campaigns': '/reports/phishing-summary/templates',
    'people of all campaigns': '/reports/phishing-summary/recipients',
    'departments of all campaigns': '/reports/phishing-summary/departments',
    'groups of all campaigns': '/reports/phishing-summary/groups',
    'all campaigns': '/reports/phishing-summary/campaigns',
  },
  policies: {
    'all policies': '/policies',
    'ways to begin one': '/policies?modal=create',
    'text of one': '/policies/:policy/document',
    'people of one': '/policies/:policy/people',
    'revisions of one': '/policies/:policy/revisions',
    'settings of one': '/policies/:policy/settings',
    'draft of one': '/policies/:policy/edit',
    'report on all': '/reports/policiesProgress',
  },
  'phishing exercises': {
    'active campaigns': '/phishing-exercise/active',
    'archived campaigns': '/phishing-exercise/archived',
    'templates of a new campaign': '/phishing-exercise/create',
    'people of a campaign': '/phishing-exercise-report/:exercise/users',
    'departments of a campaign': '/phishing-exercise-report/:exercise/departments',
    'groups of a campaign': '/phishing-exercise-report/:exercise/groups',
    'templates of a campaign': '/phishing-exercise-report/:exercise/templates',
    'report on all campaigns': '/reports-phishing-exercise',
  },
  'audit log': {
    'audit log': '/audit-log',
    'audit log without a match': '/audit-log?search=nobody-is-called-so',
  },
  plans: {
    billing: '/billing',
    plans: '/marketplace',
    'dialog to upgrade': '/marketplace?modal=upgrade',
  },
  settings: {
    'general settings': '/settings/general',
    'texts of mails': '/settings/email-reminders',
    'single sign-on': '/settings/single-sign-on',
    security: '/settings/security',
    'people of the directory': '/settings/single-sign-on/people',
    'API keys': '/settings/integration',
    'API keys with those that ended': '/settings/integration?withEnded=true',
    'dialog for an API key': '/settings/integration?modal=create',
  },
  people: {
    'users list': '/users/all_users?showDisabled=true',
    'users list without a match': '/users/all_users?search=nobody-is-called-so',
    'drawer to add users': '/users/all_users?drawer=user',
    'drawer to import a file': '/users/all_users?drawer=csv',
    'page of a failed server': '/error/500',
  },
  'departments and groups': {
    'departments list': '/users/departments',
    'dialog to create a department': '/users/departments?modal=create',
    'people of a department': '/users/departments/assigned-users/:department',
    'picker of a department': '/users/departments/assigned-users/:department?drawer=assign',
    'groups list': '/users/groups',
    'people of a group': '/users/groups/assigned-users/:group',
  },
  profiles: {
    'outstanding tasks of a person': '/user_profile/:person/outstanding_tasks',
    'completed tasks of a person': '/user_profile/:person/completed_tasks',
    'profile of a person': '/user_profile/:person/edit',
    'own profile': '/user_profile/:self/edit',
    'page to change the own password': '/user_profile/:self/password',
  },
};

/** What a reseller sees of money and licences. */
const moneyPages: Pages = {
  transactions: '/partner-portal/reseller/transactions',
  'transactions without a match': '/partner-portal/reseller/transactions?search=nobody-is-called-so',
  'own purchases': '/partner-portal/transactions/billing',
  'license allocations': '/partner-portal/transactions/license-allocations',
};

/** The partner portal of a reseller. */
const partnerPages: Pages = {
  customers: '/partner-portal/reseller/customers',
  'customers without a match': '/partner-portal/reseller/customers?search=nobody-is-called-so',
  'drawer to invite customers': '/partner-portal/reseller/customers?drawer=ADD_CUSTOMERS',
  'removed customers': '/partner-portal/reseller/customers?drawer=REMOVED_CUSTOMERS',
  'customers of a simulation': '/phishing-simulation/share/:simulation',
};
/** A customer, here a sub-reseller, about the access of its parent company. */
const accessPages: Pages = {
  'question for access': '/home?isAccessDialog=true',
  'access in the settings': '/settings/general',
};

/** Pages of staff in the house. */
const staffPages: Pages = {
  'all companies': '/companies',
  'distributor credit': '/distributor-credit',
  'ledger of distributor credit': '/distributor-credit/ledger',
  'promotion codes': '/promotion-codes',
  'form of a promotion code': '/promotion-codes?modal=create',
  'support tickets': '/support-tickets',
  'sales requests': '/sales-requests',
  refunds: '/refunds',
  notifications: '/notifications',
  'form of a notification': '/notifications?modal=create',
  surveys: '/surveys',
  'answers to surveys': '/surveys/answers',
};

async function recordsOf(api: Api): Promise<Record<string, string>> {
  const [sets, teams, people, exercises, simulations, policies] = await Promise.all([
    api.call(departments.list),
    api.call(groups.list),
    api.call(listUsers, { body: { pageSize: 5, filters: ['learner'] } }),
    api.call(listActiveExercises),
    api.call(listActiveSimulations),
    api.call(listPolicies, { query: { states: 'running', pageSize: '25' } }),
  ]);
  return {
    department: sets.data[0]?.id ?? '',
    group: teams.data[0]?.id ?? '',
    person: people.usersPerPage[0]?.id ?? '',
    exercise: exercises.data.items.find(({ status }) => status === 'running')?.id ?? '',
    simulation: simulations.data.items.find(({ sent }) => sent > 0)?.id ?? '',
    policy: policies.data[0]?.id ?? '',
    self: api.me.id,
  };
}

const filled = (path: string, records: Record<string, string>) =>
  path.replace(/:(\w+)/g, (_, name: string) => records[name] ?? `missing-${name}`);

/** Waits until the page has loaded and nothing moves. */
async function expectSettled(page: Page, path: string) {
  const isOverlay = /[?&](drawer|modal|people|video|isAccessDialog)=/.test(path);
  await expect(isOverlay ? page.getByRole('dialog') : page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true], .MuiSkeleton-root')).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length), {
      intervals: [25, 50],
    })
    .toBe(0);
}

/** Opens a page and looks at it at every width. */
async function look(page: Page, path: string, { dir, axeWidth }: Look) {
  await page.goto(path);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectSettled(page, path);
    await expect(page.locator('html')).toHaveAttribute('dir', dir);
    expect(await page.title()).toMatch(/\S/);
    await expectNoSideScroll(page);
    if (width === axeWidth) await expectAccessible(page);
  }
}

/** The same page in the other theme at the width of the other language: what only a wide page has is dark here, too. */
async function lookInOtherTheme(page: Page, path: string, { axeWidth, theme }: Look) {
  const other = theme === 'light' ? 'dark' : 'light';
  await page.setViewportSize({ width: axeWidth, height: 900 });
  await page.emulateMedia({ colorScheme: other });
  await expect(page.locator('html')).toHaveAttribute('data-theme', other);
  await expectSettled(page, path);
  await expectAccessible(page, ['color-contrast']);
  await page.emulateMedia({ colorScheme: theme });
}

/** Pages share a window, as they do for a person: a browser that has read the panel once opens the next page much sooner. */
async function lookAtAll(page: Page, pages: Pages, how: Look, records: Record<string, string> = {}) {
  await page.addInitScript((code) => localStorage.setItem('heed.language', code), how.language);
  await page.emulateMedia({ colorScheme: how.theme });
  for (const [at, [name, path]] of Object.entries(pages).entries())
    await test.step(`the ${name}`, async () => {
      await look(page, filled(path, records), how);
      if (at === 0) await lookInOtherTheme(page, filled(path, records), how);
    });
}

for (const how of languages) {
  test.describe(`in ${how.language}, wide and narrow: nothing serious for axe and nothing beside the window on the pages of`, () => {
    test.setTimeout(400_000);
    test('guests', ({ page }) => lookAtAll(page, guestPages, how));

    test.describe('an admin', () => {
      // Other specs change the company of globex at the same time.
      test.use({ as: 'admin@acme.example' });
      for (const [area, pages] of Object.entries(adminPages)) {
        test(area, async ({ page, api }) => lookAtAll(page, pages, how, await recordsOf(api)));
      }
    });

    test.describe('a reseller with', () => {
      test.use({ as: 'reseller@northstar.example' });
      test('transactions', ({ page }) => lookAtAll(page, moneyPages, how));
      test('customers', async ({ page, api }) => lookAtAll(page, partnerPages, how, await recordsOf(api)));
    });

    test.describe('a customer with', () => {
      test.use({ as: 'subreseller@polaris.example' });
      test('a parent company', ({ page }) => lookAtAll(page, accessPages, how));
    });

    test.describe('staff', () => {
      test.use({ as: 'superadmin@heed.example' });
      test('support and news', ({ page }) => lookAtAll(page, staffPages, how));
    });
  });
}

test('the outbox and a mail in it can be read by everybody', async ({ page, request }) => {
  const email = 'admin@initech.example';
  expect((await request.post(`/gateway${requestPasswordLink.path}`, { data: { email } })).ok()).toBe(true);
  await page.goto('/outbox');
  await expect(page.getByRole('heading', { name: 'Outbox' })).toBeVisible();
  await expectNoSideScroll(page);
  await expectAccessible(page);
  await mailTo(page, email, 'Choose a new password');
  await expectNoSideScroll(page);
  await expectAccessible(page);
});
