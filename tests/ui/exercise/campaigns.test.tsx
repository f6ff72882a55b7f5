import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { flagDefaults, flagsPath } from '#contract/flags';
import { openPanel, somebody } from '#tests/support/ui/openPanel';
import {
  exerciseCalls as calls,
  exerciseId,
  listCalls,
  packId,
  pageOfRows,
  someExercise,
  somePack,
} from '#tests/support/ui/someExercise';
import { flagValues } from '~/flags/flags.ts';

const user = userEvent.setup({ delay: null });
const card = async (name: string) => (await screen.findByRole('heading', { level: 3, name }, wait)).closest('li') as HTMLElement;
const fact = (element: HTMLElement, name: string) =>
  within(element).getByText(name).closest('div')?.querySelector('dd')?.textContent;
const wait = { timeout: 15_000 };

async function choose(name: string, entry: string) {
  await user.click(within(await card(name)).getByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}
const entriesOf = async (name: string) => {
  await user.click(within(await card(name)).getByRole('button', { name: `Actions for ${name}` }));
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
};

afterEach(() => {
  act(() => flagValues.set(flagDefaults));
  vi.useRealTimers();
});

describe('the landing page of phishing exercises', () => {
  const packs = [1, 2, 3, 4, 5].map((n) => somePack(n));

  it('offers the first packs, and the others on request, while there are no campaigns', async () => {
    await openPanel('/phishing-exercise', { answers: listCalls([], [], packs) });
    expect(await screen.findByText('Kickstart Your Campaign: Pick Your Template Pack', undefined, wait)).toBeTruthy();
    const first = await screen.findByRole('link', { name: 'Pack 1' });
    expect(first.getAttribute('href')).toBe(`/phishing-exercise/create?packId=${packId(1)}`);
    expect(screen.getByRole('link', { name: 'Create Custom' }).getAttribute('href')).toBe('/phishing-exercise/create');
    expect(first.closest('li')?.textContent).toContain('MEDIUM');
    expect(first.closest('li')?.textContent).toContain('6 emails');
    expect(screen.queryByRole('link', { name: 'Pack 5' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show More' }));
    expect(screen.getByRole('link', { name: 'Pack 5' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show Less' }));
    expect(screen.queryByRole('link', { name: 'Pack 5' })).toBeNull();
    expect(location.pathname).toBe('/phishing-exercise');
  });

  it('has nothing to show more of with four packs', async () => {
    await openPanel('/phishing-exercise', { answers: listCalls([], [], packs.slice(0, 4)) });
    expect(await screen.findByRole('link', { name: 'Pack 4' }, wait)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show More' })).toBeNull();
  });

  it.each([
    ['active', [someExercise()], []],
    ['archived', [], [someExercise({ status: 'archived' })]],
  ])('leads to the %s campaigns if there are any, and keeps the packs above them', async (tab, active, archived) => {
    await openPanel('/phishing-exercise', { answers: listCalls(active, archived, packs) });
    expect(await card('Spring exercise')).toBeTruthy();
    expect(location.pathname).toBe(`/phishing-exercise/${tab}`);
    expect(await screen.findByRole('link', { name: 'Pack 5' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show More' })).toBeNull();
    expect(within(screen.getByRole('navigation', { name: 'Main menu' })).getByRole('link', { current: 'page' }).textContent).toBe(
      'Exercise',
    );
  });

  it('does not exist while its flag is off, nor does its entry of the menu', async () => {
    const flags = [{ key: 'phishingExercise', value: false, reason: 'STATIC' }];
    await openPanel('/phishing-exercise/active', {
      answers: { ...listCalls([someExercise()]), [`POST ${flagsPath}`]: { body: { flags } } },
    });
    await waitFor(() => expect(location.pathname).toBe('/error/404'));
    const menu = () => within(screen.getByRole('navigation', { name: 'Main menu' }));
    await waitFor(() => expect(menu().queryByText('Exercise')).toBeNull());
  });
});

describe('the tabs of campaigns', () => {
  it.each([
    ['active', 'You have no active campaigns!'],
    ['archived', 'You have no archived campaigns!'],
  ])('say so when they are empty: %s', async (tab, text) => {
    await openPanel(`/phishing-exercise/${tab}`, { answers: listCalls([]) });
    expect(await screen.findByText(text, undefined, wait)).toBeTruthy();
  });

  it('page through the address', async () => {
    const made = await openPanel('/phishing-exercise/active?pageNumber=2&pageSize=5', {
      answers: { ...listCalls([]), [calls.active]: { body: pageOfRows([someExercise()], 11, 2) } },
    });
    expect(await card('Spring exercise')).toBeTruthy();
    const asked = () => made.filter(({ path }) => path.endsWith('/campaigns/active')).map(({ query }) => Object.fromEntries(query));
    expect(asked()[0]).toMatchObject({ pageNumber: '2', pageSize: '5' });
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(location.search).toBe('?pageNumber=3&pageSize=5'));
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ pageNumber: '3' }));
  });

  it('read ten campaigns unless the address has a size that is offered', async () => {
    const made = await openPanel('/phishing-exercise/active?pageNumber=x&pageSize=7', { answers: listCalls([someExercise()]) });
    expect(await card('Spring exercise')).toBeTruthy();
    const [first] = made.filter(({ path }) => path.endsWith('/campaigns/active'));
    expect(Object.fromEntries(first?.query ?? [])).toMatchObject({ pageNumber: '1', pageSize: '10' });
  });
});

describe('the card of a campaign', () => {
  it('shows its settings, and how far its people are', async () => {
    await openPanel('/phishing-exercise/active', {
      answers: listCalls([someExercise({ pack: { id: packId(1), name: 'Parcels' }, usersType: 'USERS_FROM_GROUPS' })]),
    });
    const shown = await card('Spring exercise');
    const chips = { Learners: '240', Assignment: 'Groups', 'Days to Complete': '14', Pack: 'Parcels', Templates: '10' };
    for (const [name, value] of Object.entries(chips)) expect(fact(shown, name)).toBe(value);
    const counts = { Completed: '60', 'In Progress': '40', 'Not Started': '130', Overdue: '10' };
    for (const [name, value] of Object.entries(counts)) expect(fact(shown, name)).toBe(value);
    expect(fact(shown, 'Completion')).toBe('25%');
    expect(fact(shown, 'Average score')).toBe('7.5 of 10');
    expect(fact(shown, 'Golden certificates')).toBe('4');
    expect(within(shown).getByRole('link', { name: 'Spring exercise' }).getAttribute('href')).toBe(
      `/phishing-exercise-report/${exerciseId}/users`,
    );
  });

  it('counts down to a start that lies ahead, and has no report yet', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: new Date('2026-05-01T10:00:00Z') });
    const soon = someExercise({ status: 'scheduled', startedAt: '2026-05-03T13:05:00.000Z' });
    await openPanel('/phishing-exercise/active', { answers: listCalls([soon]) });
    const shown = await card('Spring exercise');
    expect(within(shown).getByText('Starts in 2d 3h 5m')).toBeTruthy();
    act(() => void vi.advanceTimersByTime(6 * 60_000));
    expect(within(shown).getByText('Starts in 2d 2h 59m')).toBeTruthy();
    await user.click(within(shown).getByRole('link', { name: 'Spring exercise' }));
    expect(await screen.findByText('Report unavailable for postponed Phishing Exercise campaign.')).toBeTruthy();
    await choose('Spring exercise', 'Report');
    expect(location.pathname).toBe('/phishing-exercise/active');
  });

  it('offers the plans for a suspended campaign', async () => {
    const trialOver = { hasBoost: false, hasSuperBoost: false, trial: { modal: null, status: 'expired' as const, endsAt: null } };
    await openPanel('/phishing-exercise/active', {
      user: somebody({ company: { subscription: trialOver } }),
      answers: { ...listCalls([someExercise({ status: 'suspended' })]) },
    });
    const shown = await card('Spring exercise');
    expect(within(shown).getByText('Suspended')).toBeTruthy();
    await user.click(within(shown).getByRole('button', { name: 'UPGRADE' }));
    await waitFor(() => expect(location.pathname).toBe('/marketplace'));
  });

  it('says that a campaign was archived before its start', async () => {
    const never = someExercise({ status: 'archived', isNeverLaunched: true, archivedAt: '2026-03-01T08:00:00.000Z' });
    await openPanel('/phishing-exercise/archived', { answers: listCalls([], [never]) });
    const shown = await card('Spring exercise');
    expect(within(shown).getByText("The campaign wasn't launched")).toBeTruthy();
    expect(within(shown).queryByText('Completion')).toBeNull();
  });
});

describe('the card of a campaign of an outdated version', () => {
  const old = someExercise({ status: 'archived', isOutdated: true, archivedAt: '2024-04-01T09:00:00.000Z' });

  it('says that it was delivered, and has neither figures nor a report', async () => {
    await openPanel('/phishing-exercise/archived', { answers: listCalls([], [old]) });
    const shown = await card('Spring exercise');
    expect(within(shown).getByText('Delivery completed!')).toBeTruthy();
    expect(within(shown).getByText('This campaign was created in an outdated version of the phishing exercise.')).toBeTruthy();
    expect(within(shown).queryByText('Completion')).toBeNull();
    expect(within(shown).queryByText('Learners')).toBeNull();
    expect(within(shown).queryByRole('link')).toBeNull();
    expect(await entriesOf('Spring exercise')).toEqual(['Delete Campaign']);
  });

  it('leads nowhere, also for whoever has the address of its report', async () => {
    await openPanel(`/phishing-exercise-report/${exerciseId}/users`, {
      answers: { ...listCalls([], [old]), [calls.one]: { body: { data: old } } },
    });
    expect(await screen.findByRole('link', { name: 'Back to phishing exercises' }, wait)).toBeTruthy();
  });
});

describe('the menu of a campaign', () => {
  it('archives after a warning that nothing undoes it', async () => {
    const made = await openPanel('/phishing-exercise/active', {
      answers: { ...listCalls([someExercise()]), [calls.archive]: { body: { data: {} } } },
    });
    await choose('Spring exercise', 'Archive');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('The campaign will be archived and you will not be able to resume it!')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Archive' }));
    expect(await screen.findByText('Phishing Exercise campaign archived!')).toBeTruthy();
    expect(made.some(({ method, path }) => `${method} ${path}` === calls.archive)).toBe(true);
  });

  it('deletes an archived campaign and offers no way back', async () => {
    const archived = someExercise({ status: 'archived', archivedAt: '2026-04-01T09:00:00.000Z' });
    const made = await openPanel('/phishing-exercise/archived', {
      answers: { ...listCalls([], [archived]), [calls.remove]: { body: { data: {} } } },
    });
    expect(await entriesOf('Spring exercise')).toEqual(['Report', 'Delete Campaign']);
    await user.click(screen.getByRole('menuitem', { name: 'Delete Campaign' }));
    const dialog = await screen.findByRole('dialog');
    expect(
      within(dialog).getByText('The campaign will be deleted completely and you will not be able to access the reports!'),
    ).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Delete Campaign' }));
    expect(await screen.findByText('Phishing Exercise campaign deleted!')).toBeTruthy();
    expect(made.some(({ method, path }) => `${method} ${path}` === calls.remove)).toBe(true);
  });
});
