import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CurrentUser } from '#contract/session/session';
import type { answerNetwork, Call } from '#tests/support/ui/fakeNetwork';
import { companyId } from '#tests/support/ui/inPanel';
import { openPanel, somebody, someCompany } from '#tests/support/ui/openPanel';

type Company = Partial<CurrentUser['company']>;
type Answers = Parameters<typeof answerNetwork>[0];
const user = userEvent.setup({ delay: null });
const dayMs = 86_400_000;
const plan = (hasBoost: boolean, status: 'available' | 'active' | 'expired' | null = null): Company => ({
  totalUsersCount: 120,
  subscription: { hasBoost, hasSuperBoost: false, trial: { modal: null, status, endsAt: null } },
});
const customerOfPartner = {
  ...plan(false),
  distribution: { isPartner: false, companyType: 'customer', parentCompanyId: '33333333-3333-4333-8333-333333333333' },
} as Company;
const periodEnd = new Date(Date.now() + 365 * dayMs).toISOString();
const bought = (endsInDays: number) => ({
  status: 'active',
  stripe_current_period_end: new Date(Date.now() + endsInDays * dayMs).toISOString(),
  stripe_subscription_id: 'x',
  stripe_reserved_seats: 150,
  stripe_price_per_user_cents: 2400,
});
const billing = `/api/v1/billing/${companyId}`;
const balance = { companyId, balance: 150, createdAt: null, expiresAt: periodEnd, isActive: true, isExpired: false, lots: [] };
const overdue = {
  problem: 'past_due',
  invoiceId: '44444444-4444-4444-8444-444444444444',
  number: 'INV-2026-000007',
  amountDue: 120_000,
  at: '2026-11-20T10:00:00.000Z',
  daysOverdue: 8,
  takesCards: true,
};
const price = ({ query }: Call) => {
  const seats = Number(query.get('licensesNumber'));
  const [code, subtotal] = [query.get('couponCode'), seats * 2400];
  const coupon = code && { code, percentOff: 0, refusal: code === 'GOOD' ? null : 'coupon_not_valid' };
  const amounts = { subtotal, total: subtotal, amountDue: subtotal, discount: 0, bankWithdrawal: 0, pricePerLicense: 2400 };
  return { ...amounts, licensesNumber: seats, coupon, isUpgrade: false, periodEnd, bank: null, methods: ['credit_card'] };
};
const answers = (more: Answers = {}): Answers => ({
  [`GET /api/v1/company/${companyId}/subscriptions`]: { body: [bought(30)] },
  [`GET ${billing}/licenses`]: { body: balance },
  [`GET /billing/api/v1/company/${companyId}/bank`]: { body: { balance: null } },
  [`GET /billing/company/${companyId}/pricing`]: { body: { pricing: { totalPrice: 120_000, pricePerSeat: 2400 } } },
  [`GET ${billing}/calculate_price`]: price,
  [`GET ${billing}/planned_downgrade`]: { body: { planned: null } },
  [`GET ${billing}/own_invoices`]: { body: { items: [], totalCount: 0, due: { open: 0, overdue: 0 } } },
  ...more,
});
const open = (address: string, company: Company, more: Answers = {}) =>
  openPanel(address, { user: somebody({ company: someCompany(company) }), answers: answers(more) });
const fact = async (name: string) => (await screen.findByText(name, { selector: 'dt' })).nextElementSibling?.textContent;

afterEach(() => vi.restoreAllMocks());

describe('the billing page', () => {
  it('says nothing about licenses of a company that has its Boost from elsewhere', async () => {
    const none = { ...balance, balance: 0, isActive: false, expiresAt: null };
    await open('/billing', { ...plan(true), integration: 'acronis' } as Company, { [`GET ${billing}/licenses`]: { body: none } });
    await screen.findByText('Current plan');
    expect(screen.queryByText('License balance')).toBeNull();
  });

  it('shows the plan, its licences, price, end and days left', async () => {
    await open('/billing', plan(true));
    expect([await fact('Licenses'), await fact('Price per license and year'), await fact('Days left')]).toEqual([
      '150',
      '$24.00',
      '30',
    ]);
    expect(screen.queryByText('Distributor credit')).toBeNull();
  });

  it('lists what the company bought, each with its invoice', async () => {
    const invoice = {
      id: '55555555-5555-4555-8555-555555555555',
      number: 'INV-2026-000012',
      customer: 'Meadow',
      buyer: 'Meadow',
      licenses: 50,
      subtotal: 120_000,
      discount: 0,
      total: 120_000,
      withdrawal: null,
      amountDue: 0,
      status: 'paid',
      standing: 'paid',
      method: 'credit_card',
      invoiceDate: periodEnd,
      dueDate: periodEnd,
      daysOverdue: null,
      paymentDate: periodEnd,
      admin: 'Ada Admin',
      orderNumber: '',
    };
    await open('/billing', plan(true), {
      [`GET ${billing}/own_invoices`]: { body: { items: [invoice], totalCount: 1, due: { open: 0, overdue: 0 } } },
    });
    const table = within(await screen.findByRole('table'));
    expect(await table.findByRole('button', { name: 'INV-2026-000012' })).toBeTruthy();
    expect(table.getAllByText('$1,200.00').length).toBeGreaterThan(0);
    expect(screen.getByRole('heading', { name: 'Invoices' })).toBeTruthy();
  });

  it('are on pages of their own for a partner', async () => {
    const distribution = { isPartner: true, companyType: 'reseller', parentCompanyId: null } as const;
    await open('/billing', { ...plan(true), distribution } as Company);
    await screen.findByText('Current plan');
    expect(screen.queryByRole('heading', { name: 'Invoices' })).toBeNull();
  });

  it('never counts below zero days', async () => {
    await open('/billing', plan(true), { [`GET /api/v1/company/${companyId}/subscriptions`]: { body: [bought(-9)] } });
    expect(await fact('Days left')).toBe('0');
  });

  it('says what happens after a failed payment; other pages say so in a banner', async () => {
    const notice = { ...overdue, problem: 'failed', number: null };
    const failed = { [`GET ${billing}/payment_notice`]: { body: { notice, hasJustPaid: false } } };
    await open('/billing', plan(false), failed);
    expect(await screen.findByText(/Your payment of \$1,200.00 failed on Nov 20, 2026. Nothing was charged/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/marketplace');
    expect(screen.queryByText('Your last payment failed. Nothing was charged.')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Settings' }));
    expect(await screen.findByText('Your last payment failed. Nothing was charged.')).toBeTruthy();
  });

  it('leads from an overdue invoice to its payment page, and looks again when nothing is due', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    let isPaid = false;
    const refused = JSON.stringify({ error: { code: 'invoice_not_due', message: '', status: 409, details: [] } });
    await open('/billing', plan(true), {
      [`GET ${billing}/payment_notice`]: () => ({ notice: isPaid ? null : overdue, hasJustPaid: false }),
      [`POST ${billing}/invoices/${overdue.invoiceId}/payment`]: () =>
        isPaid
          ? new Response(refused, { status: 409, headers: { 'content-type': 'application/json' } })
          : new Response('https://pay.example/due', { headers: { 'content-type': 'text/plain' } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Pay by card' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.example/due'));
    isPaid = true;
    await user.click(screen.getByRole('button', { name: 'Pay by card' }));
    expect(await screen.findByText('This invoice isn’t awaiting payment. Nothing was charged.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(/was due on/)).toBeNull());
  });

  it('does not offer a card for an overdue invoice where cards are not set up', async () => {
    await open('/billing', plan(true), {
      [`GET ${billing}/payment_notice`]: { body: { notice: { ...overdue, takesCards: false }, hasJustPaid: false } },
    });
    expect(await screen.findByText(/Invoice INV-2026-000007 of \$1,200.00 was due on Nov 20, 2026/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Pay by card' })).toBeNull();
  });

  it('lets a company continue with the free plan after its trial', async () => {
    const put = `PUT /api/v1/company/${companyId}/trial/disable`;
    await open('/billing', plan(false, 'expired'), { [put]: { body: someCompany(plan(false)) } });
    await user.click(await screen.findByRole('button', { name: 'Continue with Free plan' }));
    await waitFor(() => expect(screen.queryByText('Your Trial period has expired!')).toBeNull());
  });

  it('sends a customer of a partner to its provider', async () => {
    await open('/billing', customerOfPartner);
    await user.click(await screen.findByRole('button', { name: 'Upgrade' }));
    expect(await screen.findByRole('dialog', { name: 'Contact Your Provider' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Manage Billing', hidden: true })).toBeNull();
  });
});

describe('the plans', () => {
  it('show their contents and the price per month, without offering the trial in a banner', async () => {
    await open('/marketplace', plan(false, 'available'));
    expect(await screen.findByText('$2.00 per user per month')).toBeTruthy();
    for (const item of ['A preset course of 10+ videos', 'Custom policies', 'Price is billed annually']) screen.getByText(item);
    expect(screen.getAllByRole('button', { name: 'Start Trial' })).toHaveLength(1);
  });

  it.each([
    ['Free', false, null, 'Current plan'],
    ['Boost', false, 'active', 'Trial'],
    ['Boost', false, 'expired', 'Trial ended'],
    ['Boost', true, null, 'Current plan'],
  ] as const)('mark %s where the company is on it, tries it or has tried it', async (name, hasBoost, trial, badge) => {
    await open('/marketplace', plan(hasBoost, trial));
    expect(within(await screen.findByRole('region', { name })).getByText(badge)).toBeTruthy();
    const other = name === 'Free' ? 'Boost' : 'Free';
    expect(within(screen.getByRole('region', { name: other })).queryByText(badge)).toBeNull();
  });

  it('show a customer of a partner no prices and no sales', async () => {
    await open('/marketplace', customerOfPartner);
    await screen.findByText('Language packages');
    expect([screen.queryByText(/\$/), screen.queryByText('Contact Sales')]).toEqual([null, null]);
  });
});

describe('the upgrade dialog', () => {
  const number = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Number of Users' });
  const buy = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Buy' });
  const type = async (text: string) => {
    await user.clear(await number());
    if (text) await user.type(await number(), text);
  };

  it('begins with the people of the company, and steps by 50 down to the least', async () => {
    await open('/marketplace?modal=upgrade', plan(false));
    expect((await number()).value).toBe('120');
    await user.click(screen.getByRole('button', { name: '50 more' }));
    expect((await number()).value).toBe('170');
    for (let i = 0; i < 3; i += 1) await user.click(screen.getByRole('button', { name: '50 fewer' }));
    expect((await number()).value).toBe('50');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '50 fewer' }).disabled).toBe(true);
    const dialog = within(screen.getByRole('dialog', { name: 'Upgrade to Boost' }));
    expect(await dialog.findByText('$2.00 per user per month')).toBeTruthy();
  });

  it('sells neither too few nor too many', async () => {
    await open('/marketplace?modal=upgrade', plan(false));
    await waitFor(() => expect(buy().disabled).toBe(false));
    await type('49');
    expect(await screen.findByText('Number of Users must be greater than or equal to 50.')).toBeTruthy();
    await type('');
    expect(await screen.findByText('Field is required')).toBeTruthy();
    await type('5001');
    expect(await screen.findByText('For more than 5,000 users please contact sales')).toBeTruthy();
    expect(buy().disabled).toBe(true);
  });

  it('sells with an accepted promotion code only', async () => {
    await open('/marketplace?modal=upgrade', plan(false));
    await user.type(await screen.findByRole('textbox', { name: 'Promotion code' }), 'NOPE');
    expect(await screen.findByText('This promotion code isn’t valid or has expired')).toBeTruthy();
    expect(buy().disabled).toBe(true);
    await user.clear(screen.getByRole('textbox', { name: 'Promotion code' }));
    await waitFor(() => expect(buy().disabled).toBe(false));
    await user.type(screen.getByRole('textbox', { name: 'Promotion code' }), 'GOOD');
    await waitFor(() => expect(buy().disabled).toBe(false));
  });

  it('leads to the payment page in the same window', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    const calls = await open('/marketplace?modal=upgrade', plan(false), {
      [`POST ${billing}/checkout`]: () => new Response('https://pay.example/page', { headers: { 'content-type': 'text/plain' } }),
    });
    await waitFor(() => expect(buy().disabled).toBe(false));
    await user.click(buy());
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.example/page'));
    expect(calls.find(({ path }) => path.endsWith('/checkout'))?.body).toMatchObject({
      companyId,
      quantity: 120,
      clientReferenceId: companyId,
    });
  });
});

describe('coming back from the payment page', () => {
  it('waits until the plan has changed, and then says so', async () => {
    let isPaid = false;
    await open('/home?modal=purchaseComplete', plan(false), {
      'GET /api/v1/user': () => somebody({ company: someCompany(plan(isPaid)) }),
      [`GET ${billing}/payment_notice`]: () => ({ notice: null, hasJustPaid: isPaid }),
    });
    expect(await screen.findByRole('dialog', { name: 'Confirming your payment' })).toBeTruthy();
    isPaid = true;
    expect(await screen.findByRole('dialog', { name: 'Your plan has been upgraded to Boost!' }, { timeout: 5000 })).toBeTruthy();
  });

  it('says no more than what holds where nothing was paid', async () => {
    await open('/home?modal=purchaseComplete', plan(true), {
      'GET /api/v1/user': () => somebody({ company: someCompany(plan(true)) }),
      [`GET ${billing}/payment_notice`]: { body: { notice: null, hasJustPaid: false } },
    });
    expect(await screen.findByRole('dialog', { name: 'Your company is on Boost' })).toBeTruthy();
  });
});
