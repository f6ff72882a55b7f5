import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fillDate } from '#tests/support/ui/dates';
import { companyId, somebody } from '#tests/support/ui/openPanel';
import { calls, next, open, page, somePreflight, step, templateId, user } from '#tests/support/ui/simulationWizard';
import { simulationCalls, notAgreed, simulationId, someSimulation } from '#tests/support/ui/someSimulation';

// The first test would wait for the code of the page.
beforeAll(async () => {
  await Promise.all([import('~/resources/simulations/create/CreatePage.tsx'), import('~/app/mountPanel.tsx')]);
}, 60_000);
beforeEach(() => sessionStorage.clear());

const launch = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Launch campaign' });
type Made = Awaited<ReturnType<typeof open>>;
const sentBy = (made: Made, call: string) => made.filter(({ method, path }) => `${method} ${path}` === call).at(-1)?.body;

describe('the page of a new simulation', () => {
  it('has no toolbar and no footer, and a folded menu', async () => {
    await open(page);
    expect(screen.queryByRole('navigation', { name: 'Breadcrumbs' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Notifications' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Expand menu' })).toBeNull();
    expect(document.querySelector('[data-folded="true"][data-focused="true"]')).not.toBeNull();
  });

  it('takes the type from the address, and writes it there', async () => {
    await open(`${page}?isSmartPhishing=false`);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'One-Time Phishing' }).checked).toBe(true);
    await user.click(screen.getByRole('radio', { name: 'Smart Phishing' }));
    expect(new URLSearchParams(location.search).get('isSmartPhishing')).toBe('true');
  });

  it('shows a free plan the first step, and offers the plan instead of the next one', async () => {
    const subscription = {
      hasBoost: false,
      hasSuperBoost: false,
      trial: { modal: null, status: 'expired' as const, endsAt: null },
    };
    await open(`${page}?step=3`, { user: somebody({ company: { subscription } }) });
    expect(step()).toContain('Type');
    await user.click(next());
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });
});

describe('the templates', () => {
  it('of a smart campaign are counted, with their languages and when they repeat', async () => {
    const made = await open(`${page}?step=2`);
    expect(await screen.findByText('42 templates match')).toBeTruthy();
    expect(within(screen.getByRole('list', { name: 'Templates by language' })).getAllByRole('listitem')[0]?.textContent).toBe(
      'English 24',
    );
    expect(screen.getByText('From round 9 on, templates can repeat.')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Corporate' }));
    await user.click(screen.getByRole('radio', { name: 'Hard' }));
    await waitFor(() => expect(sentBy(made, calls.preflight)).toMatchObject({ templateTypes: ['CORPORATE'], difficulty: 'HARD' }));
  });

  it('of a one-time campaign are chosen, one to ten', async () => {
    const made = await open(`${page}?isSmartPhishing=false&step=2`);
    expect(next().disabled).toBe(true);
    const listed = await waitFor(() => made.find(({ method, path }) => `${method} ${path}` === calls.templates) ?? expect.fail());
    expect(listed.query.getAll('languages')).toEqual(['en']);
    for (let n = 1; n <= 10; n += 1) await user.click(await screen.findByRole('checkbox', { name: `Lure ${n}` }));
    expect(screen.getByText('10/10 selected')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Lure 11' }));
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Lure 11' }).checked).toBe(false);
    expect(next().disabled).toBe(false);
  });
});

describe('who and when', () => {
  it('names the zones of most people, and sums up the others', async () => {
    await open(`${page}?step=3`);
    expect(await screen.findByText('500 people will get it')).toBeTruthy();
    const zones = within(screen.getByRole('list', { name: 'People by time zone' })).getAllByRole('listitem');
    expect(zones.map(({ textContent }) => textContent?.replace(/[\u2066\u2069]/g, ''))).toEqual([
      '412 in Asia/Jerusalem',
      '40 in Europe/Berlin',
      '20 in Europe/Paris',
      '28 in 2 other time zones',
    ]);
    expect(screen.getByText('9 people with disabled accounts won’t get it.')).toBeTruthy();
  });

  it('needs a department where departments are chosen', async () => {
    await open(`${page}?step=3`);
    await screen.findByText('500 people will get it');
    await user.click(screen.getByRole('radio', { name: 'Departments' }));
    expect(screen.queryByText('500 people will get it')).toBeNull();
    expect(next().disabled).toBe(true);
    expect(screen.getByText('Choose who gets it')).toBeTruthy();
  });

  it('refuses a start in the past, and hours that end before they begin', async () => {
    await open(`${page}?step=4`);
    expect(screen.getByLabelText<HTMLSelectElement>('From').value).toBe('9');
    expect(screen.getByLabelText<HTMLSelectElement>('To').value).toBe('17');
    await user.selectOptions(screen.getByLabelText('To'), '8 AM');
    expect(await screen.findByText('The end must be after the start')).toBeTruthy();
    expect(next().disabled).toBe(true);
    await user.selectOptions(screen.getByLabelText('To'), '12 AM');
    expect(next().disabled).toBe(false);
    await fillDate('Start date', '2020-01-31');
    expect(await screen.findByText('The start date cannot be in the past.')).toBeTruthy();
    await fillDate('Start date', '2099-01-31');
    expect(await screen.findByText('The start date should be valid.')).toBeTruthy();
    const days = [...screen.getByLabelText<HTMLSelectElement>('Days of sending').options].map(({ text }) => text);
    expect(days).toEqual(['1 day', '2 days', '3 days', '4 days', '5 days', '10 days', 'Entire round']);
  });

  it('sends a one-time campaign once', async () => {
    await open(`${page}?isSmartPhishing=false`);
    await user.click(next());
    await user.click(await screen.findByRole('checkbox', { name: 'Lure 1' }));
    await user.click(next());
    await user.click(next());
    const schedule = screen.getByLabelText<HTMLSelectElement>('Schedule');
    expect([schedule.disabled, schedule.value]).toEqual([true, 'once']);
  });
});

describe('the review', () => {
  it('says what will happen, launches, and goes back to the list', async () => {
    const made = await open(`${page}?step=5`);
    expect(await screen.findByText('Ready to go?')).toBeTruthy();
    const fact = (name: string) =>
      screen.getAllByRole('term').find(({ textContent }) => textContent?.trim() === name)?.nextElementSibling?.textContent;
    expect([fact('People'), fact('Templates'), fact('First day of sending'), fact('Last day of sending')]).toEqual([
      '500',
      '42',
      'Mar 3, 2031',
      'Mar 7, 2031',
    ]);
    expect(screen.getByText('Monthly · on 5 working days')).toBeTruthy();
    expect(
      screen.getByText(
        'The next round begins on Apr 3, 2031, and rounds follow each other until you archive the campaign. What happens to these messages counts until Apr 16, 2031.',
      ),
    ).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Host of the links').value).toBe('go.sim.example');
    expect(screen.getByLabelText<HTMLInputElement>('Header of each message').value).toBe('X-Test-Phish: heed-0123456789');
    expect(screen.getByText('Ann Hill')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toMatch(/^About a phishing simulation from /);
    await user.click(await launch());
    expect(await screen.findByText('Phishing campaign created!')).toBeTruthy();
    await waitFor(() => expect(location.pathname).toBe('/phishing-simulation/active'));
    expect(sentBy(made, calls.create)).toMatchObject({
      campaignType: 'SMART_PHISHING',
      schedule: 'monthly',
      difficulty: null,
      templateIds: [],
      usersType: 'USERS_ALL',
      sendingDays: 5,
      startHour: 9,
      endHour: 17,
      // Everybody gets the default texts in their own language.
      notification: { subject: '', message: '' },
    });
  });

  it('names everything that is in the way, with the step that helps', async () => {
    const refusals = [
      { code: 'simulations_stopped' as const, fields: [] },
      { code: 'simulation_host_needed' as const, fields: [] },
      { code: 'round_too_short' as const, fields: ['sendingDays'] },
    ];
    await open(`${page}?step=5`, { answers: { [calls.preflight]: { body: { data: somePreflight({ refusals }) } } } });
    expect(await screen.findByText('Support has stopped the sending of simulations. Please contact support.')).toBeTruthy();
    expect(screen.getAllByRole('alert').filter(({ textContent }) => textContent).length).toBeGreaterThanOrEqual(3);
    expect((await launch()).disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(step()).toContain('Schedule');
  });

  it('asks for the agreement of the company at the first time', async () => {
    const preflight = somePreflight({ consentNeeded: true, refusals: [{ code: 'consent_needed', fields: [] }] });
    await open(`${page}?step=5`, {
      answers: {
        [calls.preflight]: { body: { data: preflight } },
        [simulationCalls.consent]: { body: { data: notAgreed } },
      },
    });
    expect(await screen.findByRole('heading', { name: 'Agree to phishing simulations' })).toBeTruthy();
    expect((await launch()).disabled).toBe(true);
  });

  it('shows at its field what the server refuses', async () => {
    const refused = {
      error: {
        code: 'start_in_past',
        message: '',
        status: 422,
        requestId: 'r',
        details: [{ field: 'startDate', description: '', code: 'start_in_past' }],
      },
    };
    await open(`${page}?step=5`, { answers: { [calls.create]: { status: 422, body: refused } } });
    await user.click(await launch());
    expect(await screen.findByText('The start date cannot be in the past.')).toBeTruthy();
    expect(step()).toContain('Schedule');
  });

  it('asks before unsaved changes are left', async () => {
    await open(page);
    await user.click(screen.getByRole('radio', { name: 'One-Time Phishing' }));
    fireEvent.click(screen.getByRole('link', { name: 'Back to phishing simulations' }));
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(location.pathname).toBe(page);
  });
});

describe('a campaign that exists', () => {
  const edit = `/phishing-simulation/edit/${simulationId}`;

  it('that has begun keeps type, start and kind of recipients, and says so', async () => {
    const made = await open(edit);
    expect(await screen.findByText(/^This campaign has begun\./)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Smart Phishing' }).closest('fieldset')?.disabled).toBe(true);
    await user.click(next());
    await user.click(screen.getByRole('radio', { name: 'Medium' }));
    await user.click(next());
    expect(screen.getByRole('radio', { name: 'Departments' }).closest('fieldset')?.disabled).toBe(true);
    await user.click(next());
    expect([...screen.getByLabelText<HTMLSelectElement>('Schedule').options].map(({ value }) => value)).not.toContain('once');
    await user.click(next());
    await user.click(await screen.findByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Phishing campaign updated!')).toBeTruthy();
    expect(sentBy(made, calls.update)).toMatchObject({
      name: 'Parcels',
      startDate: '2026-03-02',
      difficulty: 'MEDIUM',
      templateTypes: ['CORPORATE', 'CONSUMER'],
    });
    expect(sentBy(made, calls.preflight)).toMatchObject({ campaignId: simulationId });
  });

  it('that has not begun may change in all', async () => {
    const answers = { [calls.one]: { body: { data: someSimulation({ stage: 'scheduled', startDate: '2099-03-02' }) } } };
    await open(edit, { answers });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'One-Time Phishing' }).closest('fieldset')?.disabled).toBe(false);
    expect(screen.queryByText(/^This campaign has begun\./)).toBeNull();
  });

  it('names the departments of its recipients in the review', async () => {
    const [id, name] = ['00000000-0000-4000-8000-000000000877', 'Sales & Service'];
    const campaign = someSimulation({
      usersType: 'USERS_FROM_DEPARTMENTS',
      selectedDepartments: [{ id, name }],
    });
    const departments = {
      data: [{ id, name, usersCount: 12, disabledCount: 0, createdAt: '2026-01-05T08:00:00Z' }],
      totalCount: 1,
    };
    await open(`${edit}?step=5`, {
      answers: {
        [calls.one]: { body: { data: campaign } },
        [`GET /customers/api/v1/company/${companyId}/departments`]: { body: departments },
      },
    });
    expect((await screen.findByText(name)).closest('p')?.textContent).toBe(`Departments: ${name}`);
  });

  it('that is sent once and has begun takes a name and more people only', async () => {
    const once = someSimulation({ campaignType: 'ONE_TIME_PHISHING', schedule: 'once', templateIds: [templateId(1)] });
    await open(`${edit}?step=2`, { answers: { [calls.one]: { body: { data: once } } } });
    expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Lure 1' })).closest('fieldset')?.disabled).toBe(true);
    expect(screen.getByText(/^This campaign is sent once and has begun\./)).toBeTruthy();
  });
});
