import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openPanel, somebody } from '#tests/support/ui/openPanel';
import {
  notAgreed,
  simulationCalls as calls,
  simulationId,
  simulationsShown as shown,
  someSimulation,
} from '#tests/support/ui/someSimulation';

const user = userEvent.setup({ delay: null });
const wait = { timeout: 15_000 };
const card = async (name = 'Parcels') =>
  (await screen.findByRole('heading', { level: 3, name }, wait)).closest('li') as HTMLElement;
const fact = (element: HTMLElement, name: string) =>
  within(element).getByText(name).closest('div')?.querySelector('dd')?.textContent;
const openMenu = async () => {
  await user.click(within(await card()).getByRole('button', { name: 'Actions for Parcels' }));
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
};
const choose = async (entry: string) => {
  await openMenu();
  await user.click(screen.getByRole('menuitem', { name: entry }));
};
const timesRead = (made: readonly { path: string }[]) => made.filter(({ path }) => path.endsWith('/campaigns/active')).length;
const free = {
  hasBoost: false,
  hasSuperBoost: false,
  trial: { modal: null, status: 'expired' as const, endsAt: null },
};

afterEach(() => void vi.useRealTimers());

describe('the list of phishing simulations', () => {
  it('opens with the active ones, all in one request', async () => {
    const made = await openPanel('/phishing-simulation', { answers: shown([someSimulation()]) });
    const link = within(await card()).getByRole('link', { name: 'Parcels' });
    expect(link.getAttribute('href')).toBe(`/phishing-simulation/reports/${simulationId}?campaignStartDate=2026-03-02`);
    expect(location.pathname).toBe('/phishing-simulation/active');
    const [asked] = made.filter(({ path }) => path.endsWith('/campaigns/active'));
    expect(asked?.query.get('pageSize')).toBe('250');
    expect(within(screen.getByRole('navigation', { name: 'Main menu' })).getByRole('link', { current: 'page' }).textContent).toBe(
      'Simulation',
    );
  });

  it('is where older links lead', async () => {
    await openPanel('/phishing/campaign', { answers: shown([someSimulation()]) });
    expect(await card()).toBeTruthy();
    expect(location.pathname).toBe('/phishing-simulation/active');
  });

  it.each([
    ['active', 'You have no active campaigns!'],
    ['archived', 'You have no archived campaigns!'],
  ])('says so when a tab is empty: %s', async (tab, text) => {
    await openPanel(`/phishing-simulation/${tab}`, { answers: shown([]) });
    expect(await screen.findByText(text, undefined, wait)).toBeTruthy();
  });

  it('offers the first campaign where there is none', async () => {
    await openPanel('/phishing-simulation/active', { answers: shown([]) });
    expect(await screen.findByText('You have no active campaigns!', undefined, wait)).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Create Campaign' })).toHaveLength(2);
  });

  it('offers Boost to a company on the free plan that wants to create a campaign', async () => {
    await openPanel('/phishing-simulation/active', {
      user: somebody({ company: { subscription: free } }),
      answers: shown([someSimulation({ stage: 'suspended' })]),
    });
    await card();
    await user.click(screen.getByRole('button', { name: 'Create Campaign' }));
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(location.pathname).toBe('/phishing-simulation/active');
  });

  it('reads again by itself while a campaign prepares or sends', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const made = await openPanel('/phishing-simulation/active', { answers: shown([someSimulation()]) });
    await card();
    const before = timesRead(made);
    await vi.waitFor(() => {
      act(() => void vi.advanceTimersByTime(16_000));
      expect(timesRead(made)).toBeGreaterThan(before);
    });
  });

  it('leaves campaigns alone of which nothing changes by itself', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const made = await openPanel('/phishing-simulation/active', { answers: shown([someSimulation({ stage: 'all_sent' })]) });
    await card();
    const before = timesRead(made);
    act(() => void vi.advanceTimersByTime(120_000));
    expect(timesRead(made)).toBe(before);
  });
});

describe('the card of a simulation', () => {
  it('shows its settings and its four figures', async () => {
    await openPanel('/phishing-simulation/active', { answers: shown([someSimulation()]) });
    const element = await card();
    const chips = {
      Learners: 'All Users',
      Type: 'Smart Phishing',
      Schedule: 'Monthly',
      Difficulty: 'Adapts to each person',
      Templates: 'Corporate, Consumer',
      Round: '2',
    };
    for (const [name, value] of Object.entries(chips)) expect(fact(element, name)).toBe(value);
    const figures = { Sent: '310/480', 'Phished Reported': '4', 'Phished Unreported': '21', 'Opened Reported': '35' };
    for (const [name, value] of Object.entries(figures)) expect(fact(element, name)).toBe(value);
  });

  it.each([
    [{ stage: 'draft', roundNumber: null }, 'Draft'],
    [{ stage: 'preparing', progress: 40 }, 'Preparing 40%'],
    [{ stage: 'sending' }, 'Sending'],
    [{ stage: 'paused' }, 'Paused'],
    [{ stage: 'all_sent' }, 'All sent'],
    [{ stage: 'suspended' }, 'Suspended'],
  ] as const)('says how it stands: %o', async (part, text) => {
    await openPanel('/phishing-simulation/active', { answers: shown([someSimulation(part)]) });
    expect(within(await card()).getByText(text)).toBeTruthy();
  });

  it('counts down to a start that lies ahead', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: new Date('2026-03-01T05:57:00Z') });
    await openPanel('/phishing-simulation/active', { answers: shown([someSimulation({ stage: 'scheduled', roundNumber: 1 })]) });
    expect(within(await card()).getByText('Starts in 1d 2h 3m')).toBeTruthy();
  });

  it.each([
    ['leads to the settings of its own', true, ['/settings/white-label']],
    ['names nothing to settle for that of the provider', false, []],
  ])('says that mails wait for their sender, and %s', async (_what, isOwnSender, links) => {
    const company = { ...somebody().company, white_label_page_access: true };
    await openPanel('/phishing-simulation', {
      user: somebody({ company }),
      answers: shown([someSimulation({ stage: 'sending', senderFailsSince: '2026-03-02T09:00:00.000Z', isOwnSender })]),
    });
    const line = within(await card()).getByText(/^The sender has taken no mails since/);
    expect(
      within(line)
        .queryAllByRole('link', { name: 'Open settings' })
        .map((link) => link.getAttribute('href')),
    ).toEqual(links);
  });

  it('says what did not or may not have arrived, and what is to review', async () => {
    await openPanel('/phishing-simulation/active', {
      answers: shown([someSimulation({ uncertain: 3, bounced: 12, toReview: 4 })]),
    });
    const element = await card();
    for (const line of ['3 may not have arrived', '12 bounced', '4 to review'])
      expect(within(element).getByText(line, { exact: false })).toBeTruthy();
  });

  it('says that a campaign was archived before anything was sent, and has no figures', async () => {
    const never = someSimulation({ stage: 'archived', isNeverLaunched: true, sent: 0, archivedAt: '2026-03-01T08:00:00.000Z' });
    await openPanel('/phishing-simulation/archived', { answers: shown([], [never]) });
    const element = await card();
    expect(within(element).getByText("The campaign wasn't launched")).toBeTruthy();
    expect(within(element).queryByText('Phished Reported')).toBeNull();
  });

  it('does not say that of a campaign that had started', async () => {
    const early = someSimulation({ stage: 'archived', isNeverLaunched: true, sent: 0, archivedAt: '2026-03-02T09:00:00.000Z' });
    await openPanel('/phishing-simulation/archived', { answers: shown([], [early]) });
    const element = await card();
    expect(within(element).getByText('Archived before its first mail was sent')).toBeTruthy();
    expect(within(element).queryByText("The campaign wasn't launched")).toBeNull();
  });

  it('says between two rounds when the next one is', async () => {
    await openPanel('/phishing-simulation/active', {
      answers: shown([someSimulation({ stage: 'all_sent', nextRoundOn: '2026-04-02' })]),
    });
    expect(within(await card()).getByText('All sent, next round Apr 2, 2026')).toBeTruthy();
  });
});

describe('the menu of a simulation', () => {
  it('pauses what sends', async () => {
    const made = await openPanel('/phishing-simulation/active', {
      answers: { ...shown([someSimulation()]), [calls.pause]: { body: { data: {}, message: 'Phishing campaign paused!' } } },
    });
    expect(await openMenu()).toEqual(['Report', 'Settings', 'Pause', 'Cancel unsent', 'Import who reported', 'Archive']);
    expect(screen.getByRole('menuitem', { name: 'Settings' }).getAttribute('href')).toBe(
      `/phishing-simulation/edit/${simulationId}`,
    );
    await user.click(screen.getByRole('menuitem', { name: 'Pause' }));
    expect(await screen.findByText('Phishing campaign paused!')).toBeTruthy();
    expect(made.some(({ method, path }) => `${method} ${path}` === calls.pause)).toBe(true);
  });

  it('resumes what is paused', async () => {
    await openPanel('/phishing-simulation/active', {
      answers: {
        ...shown([someSimulation({ stage: 'paused' })]),
        [calls.resume]: { body: { data: {}, message: 'Phishing campaign resumed!' } },
      },
    });
    await choose('Resume');
    expect(await screen.findByText('Phishing campaign resumed!')).toBeTruthy();
  });

  it('has nothing to cancel before anything is planned', async () => {
    const waiting = someSimulation({ stage: 'paused', usersCount: 0, sent: 0 });
    await openPanel('/phishing-simulation/active', { answers: shown([waiting]) });
    expect(await openMenu()).not.toContain('Cancel unsent');
  });

  it('cancels what has not left, and says how many mails that were', async () => {
    await openPanel('/phishing-simulation/active', {
      answers: {
        ...shown([someSimulation()]),
        [calls.cancel]: { body: { data: { cancelled: 170 }, message: 'Unsent mails cancelled!' } },
      },
    });
    await choose('Cancel unsent');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel unsent' }));
    expect(await screen.findByText('Cancelled mails: 170')).toBeTruthy();
  });

  it('sends again what may not have arrived, after it named the number', async () => {
    const made = await openPanel('/phishing-simulation/active', {
      answers: {
        ...shown([someSimulation({ uncertain: 3 })]),
        [calls.sendAgain]: { body: { data: { sent: 3 }, message: 'Mails will be sent again!' } },
      },
    });
    await user.click(within(await card()).getByRole('button', { name: 'Send again' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Send again: 3')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('Mails that are sent again: 3')).toBeTruthy();
    expect(made.find(({ path }) => path.endsWith('/send_again'))?.body).toEqual({ expectedTotal: 3 });
  });

  it('takes the addresses of a file of people who reported, and says what became of each', async () => {
    const outcomes = [
      { address: 'ana@acme.example', outcome: 'counted' },
      { address: 'li@other.example', outcome: 'notRecipient' },
    ];
    const made = await openPanel('/phishing-simulation/active', {
      answers: { ...shown([someSimulation({ roundNumber: 1 })]), [calls.importReporters]: { body: { data: outcomes } } },
    });
    await choose('Import who reported');
    const dialog = await screen.findByRole('dialog');
    const input = within(dialog).getByLabelText<HTMLInputElement>('Choose a CSV file', { selector: 'input' });
    await user.upload(input, new File(['Reporter;Day\nana@acme.example;2 March\nli@other.example;3 March'], 'reported.csv'));
    await vi.waitFor(() => expect(within(dialog).getByRole<HTMLTextAreaElement>('textbox').value).toContain('ana@acme.example'));
    await user.click(within(dialog).getByRole('button', { name: 'Import' }));
    expect(await screen.findByText('Counted as reported: 1')).toBeTruthy();
    expect(screen.getByText('li@other.example')).toBeTruthy();
    expect(within(screen.getByRole('dialog')).queryByRole('button', { name: 'Cancel' })).toBeNull();
    expect(made.find(({ path }) => path.endsWith('/reports/import'))?.body).toEqual({
      roundNumber: 1,
      addresses: ['ana@acme.example', 'li@other.example'],
    });
  });

  it('archives after a warning that nothing undoes it', async () => {
    const made = await openPanel('/phishing-simulation/active', {
      answers: { ...shown([someSimulation()]), [calls.archive]: { body: { data: {}, message: 'Phishing campaign archived!' } } },
    });
    await choose('Archive');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('The campaign will be archived and you will not be able to resume it!')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Archive' }));
    expect(await screen.findByText('Phishing campaign archived!')).toBeTruthy();
    expect(made.some(({ method, path }) => `${method} ${path}` === calls.archive)).toBe(true);
  });

  it('deletes an archived campaign', async () => {
    const archived = someSimulation({ stage: 'archived', isActive: false, archivedAt: '2026-04-01T09:00:00.000Z' });
    const made = await openPanel('/phishing-simulation/archived', {
      answers: { ...shown([], [archived]), [calls.remove]: { body: { data: {}, message: 'Phishing campaign deleted!' } } },
    });
    expect(await openMenu()).toEqual(['Report', 'Delete Campaign']);
    await user.click(screen.getByRole('menuitem', { name: 'Delete Campaign' }));
    const dialog = await screen.findByRole('dialog');
    const warning = 'The campaign will be deleted completely and you will not be able to access the reports!';
    expect(within(dialog).getByText(warning)).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Delete Campaign' }));
    expect(await screen.findByText('Phishing campaign deleted!')).toBeTruthy();
    const deleted = made.find(({ method, path }) => `${method} ${path}` === calls.remove);
    expect(deleted?.body).toEqual({ companyId: somebody().company_id });
  });
});

describe('above the simulations', () => {
  it('an admin of the company reads and agrees, without which nothing is sent', async () => {
    const made = await openPanel('/phishing-simulation/active', {
      answers: {
        ...shown([]),
        [calls.consent]: { body: { data: notAgreed } },
        [calls.agree]: { body: { data: { ...notAgreed, isNeeded: false } } },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Read and agree' }, wait));
    const agree = await screen.findByRole('button', { name: 'Agree' });
    expect((agree as HTMLButtonElement).disabled).toBe(true);
    await user.click(screen.getByRole('checkbox', { name: /I have read this/ }));
    await user.click(agree);
    expect(await screen.findByText('Agreed. Campaigns can be launched now.')).toBeTruthy();
    expect(made.find(({ method, path }) => `${method} ${path}` === calls.agree)?.body).toEqual({ version: 1 });
  });

  it('somebody who is no admin of the company reads who has to agree', async () => {
    await openPanel('/phishing-simulation/active', {
      user: somebody({ role: 'msp' }),
      answers: { ...shown([]), [calls.consent]: { body: { data: notAgreed } } },
    });
    expect(await screen.findByText(/^An admin of .+ has to agree$/, undefined, wait)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Read and agree' })).toBeNull();
  });

  it('a stop of staff is named with its reason', async () => {
    const stop = { reason: 'Too many complaints', at: '2026-03-01T09:00:00.000Z' };
    await openPanel('/phishing-simulation/active', {
      answers: { ...shown([]), [calls.stop]: { body: { data: { company: stop, everywhere: null } } } },
    });
    expect(await screen.findByText('Support has stopped the simulations of this company', undefined, wait)).toBeTruthy();
    expect(screen.getByText(/Too many complaints/)).toBeTruthy();
  });
});
