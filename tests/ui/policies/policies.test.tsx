import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PolicyDetails } from '#contract/policies/policies';
import { type Call, refusal } from '#tests/support/ui/fakeNetwork';
import { openPanel } from '#tests/support/ui/openPanel';
import { companyId, somebody } from '#tests/support/ui/somebody';
import {
  policyId,
  revisionId,
  someDraft,
  somePolicy,
  somePresets,
  someRevision,
  someRevisionText,
} from '#tests/support/ui/somePolicy';

const user = userEvent.setup({ delay: null });
const all = `/rest/v1/company/${companyId}/policies`;
const one = `${all}/${policyId}`;
const presets = { [`GET /rest/v1/company/${companyId}/policy-presets`]: { body: somePresets } };
afterEach(() => vi.useRealTimers());

const rowOf = ({ draft: _, edit: __, presetEdition: ___, libraryEdition: ____, ...row }: PolicyDetails) => row;
const listOf = (...policies: PolicyDetails[]) => ({
  [`GET ${all}`]: { body: { data: policies.map(rowOf), totalCount: policies.length } },
});
const free = () =>
  somebody({
    company: {
      subscription: { hasBoost: false, hasSuperBoost: false, trial: { modal: null, status: 'available', endsAt: null } },
    },
  });
const published = somePolicy({
  state: 'running',
  source: 'text',
  presetId: null,
  presetEdition: null,
  libraryEdition: null,
  hasDraft: false,
  draft: null,
  current: {
    id: revisionId,
    number: 1,
    status: 'running',
    startsAt: '2026-11-02T09:00:00.000Z',
    endedAt: null,
    assignments: 12,
    acknowledged: 9,
    overdue: 1,
  },
});
const ownDraft = someDraft({ source: 'text', html: '<p>Lock your screen always.</p>', places: {}, openPlaces: [] });
const corrected = { ...published, hasDraft: true, draft: ownDraft, edit: 3 };

describe('the list of policies', () => {
  it('withdraws a policy that has not begun, and says that its text is a draft again', async () => {
    const { current } = published;
    const scheduled = {
      ...published,
      state: 'scheduled' as const,
      current: current && { ...current, status: 'scheduled' as const },
    };
    const withdrawn = { [`DELETE ${one}/revisions/${revisionId}`]: { body: somePolicy() } };
    const calls = await openPanel('/policies', { answers: { ...listOf(scheduled), ...withdrawn } });
    await user.click(await screen.findByRole('button', { name: /^Actions for/ }));
    expect(screen.queryByRole('menuitem', { name: 'End' })).toBeNull();
    await user.click(await screen.findByRole('menuitem', { name: 'Withdraw' }));
    const dialog = await screen.findByRole('dialog', { name: 'Withdraw revision 1?' });
    expect(dialog.textContent).toContain('Its text becomes the draft again');
    await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('Revision 1 was withdrawn')).toBeTruthy();
    expect(calls.some(({ method, path }) => method === 'DELETE' && path === `${one}/revisions/${revisionId}`)).toBe(true);
  });

  it('gives the focus to the heading of the page when the row of a deleted draft is gone', async () => {
    let isDeleted = false;
    await openPanel('/policies', {
      answers: {
        [`GET ${all}`]: () => ({ data: isDeleted ? [] : [rowOf(somePolicy())], totalCount: isDeleted ? 0 : 1 }),
        [`DELETE ${one}`]: () => {
          isDeleted = true;
          return {};
        },
      },
    });
    const opener = await screen.findByRole('button', { name: /^Actions for/ });
    await user.click(opener);
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(document.activeElement).toBe(opener));
    await user.click(opener);
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Policies' })));
  });

  it('says what policies are for, and begins one with a preset', async () => {
    const made = somePolicy();
    const calls = await openPanel('/policies', {
      answers: { ...listOf(), ...presets, [`POST ${all}`]: { body: made }, [`GET ${one}`]: { body: made } },
    });
    expect(await screen.findByText(/Policies tell people what the company expects/)).toBeTruthy();
    await user.click(screen.getAllByRole('button', { name: 'Add policy' })[0] as HTMLElement);
    await user.click(await screen.findByRole('button', { name: /From a preset/ }));
    await user.click(await screen.findByRole('radio', { name: /Desk and screens/ }));
    expect(screen.getByText(/not legal advice/)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).value).toBe('Desk and screens');
    await user.click(screen.getByRole('button', { name: 'Create draft' }));
    expect(await screen.findByRole('heading', { name: 'Desk and screens' })).toBeTruthy();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      name: 'Desk and screens',
      language: 'en',
      source: 'preset',
      presetId: 'clean-desk',
    });
    expect(location.pathname).toBe(`/policies/${policyId}/edit`);
  });

  it('offers Boost for own policies on the free plan', async () => {
    await openPanel('/policies', { user: free(), answers: listOf() });
    await user.click((await screen.findAllByRole('button', { name: 'Add policy' }))[0] as HTMLElement);
    const own = await screen.findByRole('button', { name: /Write or upload/ });
    expect(within(own).getByText('Own policies are part of Boost. Presets are free.')).toBeTruthy();
    await user.click(own);
    // The offer hides the dialog behind it.
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Add a policy' })).toBeNull());
    const offer = within(screen.getByRole('dialog', { name: 'Start Your Free Trial' }));
    expect(offer.getByText('Own policies are part of Boost. Presets are free.')).toBeTruthy();
    expect(screen.queryByText('Language of the text')).toBeNull();
  });

  it.each(['Publish', 'Renew'])('offers Boost to the free plan instead of a form that it refuses: %s', async (action) => {
    const made = await openPanel('/policies', { user: free(), answers: { ...listOf(corrected), ...presets } });
    await user.click(await screen.findByRole('button', { name: 'Actions for Desk and screens' }, { timeout: 15_000 }));
    await user.click(await screen.findByRole('menuitem', { name: action }));
    const offer = within(await screen.findByRole('dialog'));
    expect(await offer.findByText('Own policies are part of Boost. Presets are free.')).toBeTruthy();
    expect(made.some(({ path }) => path === one)).toBe(false);
  });

  it('lets the free plan publish a text of the library', async () => {
    const preset = somePolicy({ draft: someDraft({ openPlaces: [] }) });
    const read = { [`GET ${one}`]: { body: preset } };
    const made = await openPanel('/policies', { user: free(), answers: { ...listOf(preset), ...presets, ...read } });
    await user.click(await screen.findByRole('button', { name: 'Actions for Desk and screens' }, { timeout: 15_000 }));
    await user.click(await screen.findByRole('menuitem', { name: 'Publish' }));
    await waitFor(() => expect(made.some(({ path }) => path === one)).toBe(true));
  });

  it('shows how many have acknowledged', async () => {
    await openPanel('/policies', { answers: listOf(published) });
    expect(await screen.findByText('9 of 12')).toBeTruthy();
    expect(screen.getByText('In force')).toBeTruthy();
  });
});

/** Fills the place that is open in a preset. */
const contact = () => screen.findByRole<HTMLInputElement>('textbox', { name: /Security contact/ });

describe('the draft of a policy', () => {
  const openDraft = (answers: Parameters<typeof openPanel>[1], policy = somePolicy()) =>
    openPanel(`/policies/${policyId}/edit`, {
      ...answers,
      answers: { ...presets, [`GET ${one}`]: { body: policy }, ...answers?.answers },
    });

  it('fills the places of a preset, which stay visible until they are filled', async () => {
    const saved = somePolicy({
      edit: 2,
      draft: someDraft({ places: { companyName: 'Acme', securityContact: 'it@acme.example' }, openPlaces: [] }),
    });
    const calls = await openDraft({ answers: { [`PUT ${one}/draft`]: { body: saved } } });
    expect(await screen.findByText(/Acme expects it\. Write to \{\{securityContact\}\}/)).toBeTruthy();
    await user.type(await contact(), 'it@acme.example');
    expect(await screen.findByText('Acme expects it. Write to it@acme.example.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save and close' }));
    await waitFor(() => expect(location.pathname).toBe(`/policies/${policyId}/document`));
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      source: 'preset',
      edit: 1,
      language: 'en',
      presetId: 'clean-desk',
      places: { companyName: 'Acme', securityContact: 'it@acme.example' },
      changeNote: '',
    });
  });

  it('begins with the places of the revision that people read now', async () => {
    const preset = { source: 'preset' as const, language: 'en' };
    const places = { companyName: 'Acme Group', securityContact: 'it@acme.example' };
    const revision = someRevisionText({ ...preset, html: '<p>Acme Group expects it. Write to it@acme.example.</p>', places });
    await openDraft(
      { answers: { [`GET ${one}/revisions/${revisionId}`]: { body: revision } } },
      { ...published, ...preset, presetId: 'clean-desk' },
    );
    expect((await contact()).value).toBe('it@acme.example');
    expect(screen.getByText('Acme Group expects it. Write to it@acme.example.')).toBeTruthy();
  });

  it('is saved by itself ten seconds after a change', async () => {
    const calls = await openDraft({ answers: { [`PUT ${one}/draft`]: { body: somePolicy({ edit: 2 }) } } });
    const field = await contact();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await user.type(field, 'x');
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
    await act(() => vi.advanceTimersByTimeAsync(10_500));
    await waitFor(() => expect(calls.filter(({ method }) => method === 'PUT').length).toBe(1));
    expect(await screen.findByText(/^Saved at/)).toBeTruthy();
  });

  it('keeps what is written when another admin has saved, and saves it over theirs only on request', async () => {
    const theirs = somePolicy({
      edit: 2,
      draft: someDraft({
        savedByName: 'Bo Second',
        places: { companyName: 'Acme', securityContact: 'theirs@acme.example' },
      }),
    });
    const mine: Call[] = [];
    await openDraft({
      answers: {
        [`GET ${one}`]: () => (mine.length === 0 ? somePolicy() : theirs),
        [`PUT ${one}/draft`]: (call: Call) => {
          mine.push(call);
          if (mine.length === 1) {
            const { status, body } = refusal('draft_changed') as { status: number; body: object };
            return Response.json(body, { status });
          }
          return somePolicy({ edit: 3 });
        },
      },
    });
    await user.type(await contact(), 'mine@acme.example');
    await user.click(screen.getByRole('button', { name: 'Save and close' }));
    expect(await screen.findByText(/Bo Second saved another draft at .* Yours is kept here/)).toBeTruthy();
    expect((await contact()).value).toBe('mine@acme.example');
    await user.click(screen.getByRole('button', { name: 'Save mine' }));
    await waitFor(() => expect(mine.length).toBe(2));
    expect(mine[1]?.body).toMatchObject({ edit: 2, places: { securityContact: 'mine@acme.example' } });
    await waitFor(() => expect(screen.queryByText(/Yours is kept here/)).toBeNull());
  });
});

describe('publishing from the draft', () => {
  const openDraft = async (answers: NonNullable<Parameters<typeof openPanel>[1]>['answers']) => {
    await openPanel(`/policies/${policyId}/edit`, { answers: { ...presets, ...answers } });
    return screen.findByRole('button', { name: 'Publish…' });
  };

  it('withdraws a scheduled revision first, and goes on with its text', async () => {
    const { current } = published;
    const later = { id: revisionId, number: 2, startsAt: '2026-12-02T09:00:00.000Z' };
    const scheduled = { ...published, current: current && { ...current, id: policyId }, scheduled: later };
    const withdrawn = { ...published, hasDraft: true, edit: 4, draft: someDraft({ ...ownDraft, html: '<p>Of revision two.</p>' }) };
    let isWithdrawn = false;
    const publish = await openDraft({
      [`GET ${one}`]: () => (isWithdrawn ? withdrawn : scheduled),
      [`GET ${one}/revisions/${policyId}`]: { body: someRevisionText({ id: policyId }) },
      [`GET ${one}/revisions`]: { body: [someRevision({ id: policyId })] },
      [`DELETE ${one}/revisions/${revisionId}`]: () => {
        isWithdrawn = true;
        return withdrawn;
      },
    });
    await user.click(publish);
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw revision 2?' }));
    expect(dialog.getByText(/already scheduled\. Withdraw it first\. It does not begin\./)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('Revision 2 was withdrawn')).toBeTruthy();
    expect(await screen.findByText('Of revision two.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leads to the page of the policy, also after the dialog was changed', async () => {
    const publish = await openDraft({
      [`GET ${one}`]: { body: corrected },
      [`GET ${one}/revisions`]: { body: [] },
      [`GET ${one}/revisions/${revisionId}`]: { body: someRevisionText() },
      [`GET ${one}/reach`]: { body: { totalUsersCount: 3, excluded: { disabled: 0, acknowledged: 0 }, acknowledgedBefore: 0 } },
      [`POST ${one}/publish`]: { body: { ...published, draft: null } },
    });
    await user.click(publish);
    await user.type(await screen.findByRole('textbox', { name: /What has changed/ }), 'A word');
    await screen.findByText(/starts now\. 3 people get it\./);
    await user.click(screen.getByRole('button', { name: 'Publish revision 1' }));
    await waitFor(() => expect(location.pathname).toBe(`/policies/${policyId}/document`));
  });

  it('offers what another admin has saved meanwhile, instead of publishing what nobody here has read', async () => {
    const theirs = somePolicy({ edit: 2, draft: someDraft({ savedByName: 'Bo Second' }) });
    let isSaved = false;
    const publish = await openDraft({ [`GET ${one}`]: () => (isSaved ? theirs : somePolicy()) });
    isSaved = true;
    await user.click(publish);
    expect(await screen.findByText(/Bo Second saved another draft at .* Yours is kept here/)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the settings of a policy', () => {
  it('offer admins as its owner, and say when the next revision begins', async () => {
    const scheduled = { id: policyId, number: 2, startsAt: '2026-12-02T09:00:00.000Z' };
    const calls = await openPanel(`/policies/${policyId}/settings`, {
      answers: {
        [`GET ${one}`]: { body: { ...published, scheduled } },
        [`GET ${one}/revisions`]: { body: [someRevision()] },
        [`POST /api/v1/users/list/${companyId}`]: { body: { usersPerPage: [], totalUsersCount: 0, totalIsCapped: false } },
      },
    });
    expect(await screen.findByText(/^Revision 2 starts on /)).toBeTruthy();
    const list = () => calls.find(({ path }) => path === `/api/v1/users/list/${companyId}`)?.body;
    await waitFor(() => expect(list()).toMatchObject({ filters: ['account_owner', 'account_admin'], includeDisabled: false }));
  });
});

describe('the people of a policy', () => {
  const ofRevision = `${one}/revisions/${revisionId}/report`;
  const totals = { completionPercentage: 75, completed: 9, inProgress: 1, notStarted: 1, overdue: 1, notCompleted: 0, paused: 0 };

  it('have acknowledged or opened it, in figures and filters', async () => {
    await openPanel(`/policies/${policyId}/people`, {
      answers: {
        [`GET ${one}`]: { body: published },
        [`GET ${one}/revisions`]: { body: [someRevision()] },
        [`GET ${ofRevision}/statistics`]: { body: { data: { ...totals, learners: 12, opened: 11, campaign: { name: 'Desk' } } } },
        [`GET ${ofRevision}/users`]: { body: { data: { items: [], pageInfo: { number: 1, size: 25, totalCount: 0 } } } },
      },
    });
    const figures = await screen.findByRole('region', { name: 'People' });
    await within(figures).findByText('75%');
    expect(
      within(figures)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['People', 'Acknowledged', 'Opened', 'Not opened', 'Overdue']);
    await user.click(await screen.findByRole('button', { name: 'Acknowledged' }));
    await waitFor(() => expect(location.search).toContain('status=completed'));
    expect(screen.queryByText('Completed')).toBeNull();
  });
});

describe('publishing a policy', () => {
  const reach = ({ query }: Call) =>
    query.get('asksAgain') === 'true'
      ? { totalUsersCount: 12, excluded: { disabled: 2, acknowledged: 0 }, acknowledgedBefore: 9 }
      : { totalUsersCount: 3, excluded: { disabled: 2, acknowledged: 9 }, acknowledgedBefore: 0 };
  const answers = {
    [`GET ${one}`]: { body: corrected },
    [`GET ${one}/revisions`]: { body: [someRevision()] },
    [`GET ${one}/revisions/${revisionId}`]: { body: someRevisionText() },
    [`GET ${one}/reach`]: reach,
  };
  const openDialog = async (more: NonNullable<Parameters<typeof openPanel>[1]>['answers'] = {}) => {
    const calls = await openPanel(`/policies/${policyId}/document`, { answers: { ...answers, ...more } });
    expect(await screen.findByText('Lock your screen.')).toBeTruthy();
    expect(screen.getAllByText('Draft, not published')).toBeTruthy();
    await user.click(screen.getAllByRole('button', { name: 'Publish' })[0] as HTMLElement);
    // The dialog is another one once it has loaded.
    return { calls, dialog: screen };
  };
  const sent = (calls: readonly Call[]) => calls.filter(({ path }) => path === `${one}/publish`).map(({ body }) => body);

  it('asks everyone again with all numbers, or only the rest for a correction', async () => {
    const { calls, dialog } = await openDialog({ [`POST ${one}/publish`]: { body: { ...published, draft: null } } });
    const said = await dialog.findByText(/^Revision 2 starts now\. 12 people get it\./);
    expect(said.textContent).toContain('2 people with disabled accounts do not.');
    expect(said.textContent).toContain('Asked again, although they acknowledged an earlier revision: 9.');
    expect(said.textContent).toContain('Revision 1 ends when it begins.');
    // Beside the buttons, and not among the fields that scroll.
    expect(dialog.getByRole('dialog').querySelector('form > .MuiDialogContent-root')?.contains(said)).toBe(false);
    await user.click(dialog.getByRole('radio', { name: /Correction/ }));
    expect(await dialog.findByText(/Not asked, because an earlier acknowledgement still counts: 9\./)).toBeTruthy();
    await user.type(dialog.getByRole('textbox', { name: /What has changed/ }), 'A word');
    await user.click(dialog.getByRole('button', { name: 'Publish revision 2' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(calls)).toMatchObject([
      { asksAgain: false, expectedReach: 3, changeNote: 'A word', edit: 3, assignmentType: 'all_users' },
    ]);
  });

  it('starts now by the clock of the server, because that of the browser may be wrong', async () => {
    const { calls, dialog } = await openDialog({ [`POST ${one}/publish`]: { body: { ...published, draft: null } } });
    await dialog.findByText(/^Revision 2 starts now\. 12 people/);
    await user.click(dialog.getByRole('button', { name: 'Publish revision 2' }));
    await waitFor(() => expect(sent(calls)).toMatchObject([{ startsAt: null }]));
  });

  it('shows no number of people while no department is chosen, and never that of everybody', async () => {
    const legal = {
      id: '55555555-5555-4555-8555-555555555555',
      name: 'Legal',
      usersCount: 4,
      disabledCount: 0,
      createdAt: '2026-01-01T09:00:00.000Z',
    };
    const counting: (() => void)[] = [];
    const few = { totalUsersCount: 4, excluded: { disabled: 0, acknowledged: 0 }, acknowledgedBefore: 0 };
    const { dialog } = await openDialog({
      [`GET /customers/api/v1/company/${companyId}/departments`]: { body: { data: [legal], totalCount: 1 } },
      [`GET ${one}/reach`]: ({ query }: Call) =>
        query.get('assignmentType') === 'all_users'
          ? { ...few, totalUsersCount: 12 }
          : new Promise((resolve) => counting.push(() => resolve(few))),
    });
    await dialog.findAllByText('12 people get it.');
    await user.click(dialog.getByRole('radio', { name: 'Departments' }));
    await waitFor(() => expect(dialog.queryByText(/people get it|People asked/)).toBeNull());
    await user.click(await dialog.findByRole('combobox', { name: /^Departments/ }));
    await user.click(await dialog.findByRole('option', { name: /Legal/ }));
    // As many as it asks again, and as many as a correction asks.
    await waitFor(() => expect(counting.length).toBe(2));
    expect(dialog.queryByText(/people get it|People asked/)).toBeNull();
    for (const answer of counting) answer();
    expect((await dialog.findAllByText(/4 people get it\./)).length).toBe(2);
  });

  it('reads the policy again behind a refusal, and never publishes a draft that was saved meanwhile', async () => {
    let edit = 3;
    const refused: unknown[] = [];
    await openDialog({
      [`GET ${one}`]: () => ({ ...corrected, edit, draft: { ...ownDraft, savedByName: edit === 3 ? 'Ada Admin' : 'Bo Second' } }),
      [`POST ${one}/publish`]: ({ body }: Call) => {
        edit = 4;
        refused.push((body as { edit: number }).edit);
        const { status, body: reply } = refusal('draft_changed') as { status: number; body: object };
        return Response.json(reply, { status });
      },
    });
    const publish = () => user.click(screen.getByRole('button', { name: 'Publish revision 2' }));
    await screen.findByText(/^Revision 2 starts now\. 12 people/);
    await publish();
    expect(await screen.findByText(/^Saved by Bo Second/)).toBeTruthy();
    await publish();
    await waitFor(() => expect(refused).toEqual([3, 3]));
  });

  it('reads the policy again when it has ended meanwhile', async () => {
    let isEnded = false;
    await openPanel(`/policies/${policyId}/document`, {
      answers: {
        ...answers,
        [`GET ${one}`]: () => ({ ...published, state: isEnded ? 'ended' : 'running' }),
        [`POST ${one}/end`]: () => {
          isEnded = true;
          const { status, body } = refusal('policy_not_running') as { status: number; body: object };
          return Response.json(body, { status });
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'End' }));
    const dialog = await screen.findByRole('dialog');
    expect(screen.getByText('In force')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'End' }));
    expect(await within(dialog).findByText(/isn’t in force/)).toBeTruthy();
    expect(await screen.findByText('Ended')).toBeTruthy();
    // What opened the dialog may be gone behind the refusal.
    screen.getByText('Ended').closest('main')?.querySelector('[aria-label="More actions"]')?.remove();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Desk and screens' })));
  });

  it('shows another number of people before it publishes to them', async () => {
    let people = 12;
    let tries = 0;
    const { calls, dialog } = await openDialog({
      [`GET ${one}/reach`]: () => ({ totalUsersCount: people, excluded: { disabled: 0, acknowledged: 0 }, acknowledgedBefore: 0 }),
      [`POST ${one}/publish`]: () => {
        tries += 1;
        if (tries > 1) return { ...published, draft: null };
        people = 13;
        const { status, body } = refusal('total_changed') as { status: number; body: object };
        return Response.json(body, { status });
      },
    });
    await dialog.findAllByText('12 people get it.');
    await user.click(dialog.getByRole('button', { name: 'Publish revision 2' }));
    expect(await dialog.findByText(/13 instead of 12/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Publish revision 2' }));
    await waitFor(() => expect(sent(calls)).toMatchObject([{ expectedReach: 12 }, { expectedReach: 13 }]));
  });
});
