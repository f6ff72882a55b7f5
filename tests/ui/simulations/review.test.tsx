import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { ReviewGroup, Verdict } from '#contract/simulation/review';
import { companyId } from '#tests/support/ui/inPanel';
import { openPanel } from '#tests/support/ui/openPanel';
import { idOf } from '#tests/support/ui/people';
import { simulationId, simulationsShown, someSimulation } from '#tests/support/ui/someSimulation';

const user = userEvent.setup({ delay: null });
const wait = { timeout: 15_000 };
const page = `/phishing-simulation/review/${simulationId}`;
const one = `/phishing/api/v3/company/${companyId}/campaign/${simulationId}`;
const verdictId = idOf(1, 971);
const calls = {
  review: `GET ${one}/review`,
  events: `GET ${one}/review/events`,
  preview: `GET ${one}/verdicts/preview`,
  verdicts: `GET ${one}/verdicts`,
  give: `POST ${one}/verdicts`,
  undo: `POST ${one}/verdicts/${verdictId}/undo`,
} as const;

const group: ReviewGroup = {
  source: 'Amazon Web Services',
  agent: 'Mozilla/5.0 Odd/1.0',
  minute: '2026-03-03T10:15:00.000Z',
  class: 'unknown',
  onlyClass: 'unknown',
  rules: ['none'],
  kinds: ['link', 'pixel'],
  events: 400,
  people: 380,
  messages: 390,
  firstAt: '2026-03-03T10:15:02.000Z',
  lastAt: '2026-03-03T10:15:40.000Z',
};
const verdict: Verdict = {
  id: verdictId,
  scope: 'source',
  value: 'Amazon Web Services',
  agent: null,
  from: '2026-03-03T10:15:00.000Z',
  to: '2026-03-03T10:16:00.000Z',
  onlyClass: null,
  class: 'scanner',
  reason: 'other',
  text: 'Our gateway',
  n: 12,
  settledBy: 'Ada Admin',
  settledAt: '2026-03-04T10:15:00.000Z',
  undoneBy: null,
  undoneAt: null,
};
const change = (before: number, after: number) => ({ before, after });

const shown = (items: ReviewGroup[], verdicts: Verdict[] = []) => ({
  [calls.review]: {
    body: {
      data: {
        items,
        pageInfo: { number: 1, size: 25, totalCount: items.length },
        campaign: { name: 'Parcels' },
        totals: { events: items.length * 400, waiting: 0 },
      },
    },
  },
  [calls.verdicts]: { body: { data: { items: verdicts, pageInfo: { number: 1, size: 25, totalCount: verdicts.length } } } },
  [calls.preview]: {
    body: {
      data: {
        events: 400,
        people: 380,
        messages: 390,
        figures: { opened: change(90, 90), clicked: change(18, 18), phished: change(7, 7), toReview: change(400, 0) },
      },
    },
  },
  [calls.give]: { body: { data: { verdict, waiting: 0 } } },
  [calls.undo]: { body: { data: { verdict, waiting: 0 } } },
});

describe('the review of a simulation', () => {
  it('is reached from what a card says is to review', async () => {
    await openPanel('/phishing-simulation/active', {
      answers: { ...simulationsShown([someSimulation({ toReview: 4 })]), ...shown([group]) },
    });
    await user.click(await screen.findByRole('link', { name: '4 to review' }, wait));
    expect(await screen.findByRole('heading', { level: 1, name: /Review of events/ }, wait)).toBeTruthy();
    expect(location.pathname).toBe(page);
  });

  it('shows a group with its evidence, and settles it with the number of events that was seen', async () => {
    const made = await openPanel(page, { answers: shown([group]) });
    const heading = await screen.findByRole('heading', { level: 3, name: /Amazon Web Services/ }, wait);
    const row = heading.closest('li') as HTMLElement;
    expect(within(row).getByText('Events: 400, people: 380, messages: 390')).toBeTruthy();
    expect(within(row).getByText('Link followed, Picture loaded')).toBeTruthy();
    expect(within(row).getByText('One sign alone decides nothing: please review it.')).toBeTruthy();
    await user.click(within(row).getByRole('button', { name: 'Program' }));
    const dialog = await screen.findByRole('dialog', { name: 'Count as a program?' });
    expect(await within(dialog).findByText('Events: 400, people: 380')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Save verdict' }));
    expect(await screen.findByText('Verdict saved')).toBeTruthy();
    expect(made.find(({ method, path }) => `${method} ${path}` === calls.give)?.body).toEqual({
      scope: 'source',
      value: 'Amazon Web Services',
      agent: 'Mozilla/5.0 Odd/1.0',
      from: '2026-03-03T10:15:00.000Z',
      to: '2026-03-03T10:16:00.000Z',
      onlyClass: 'unknown',
      class: 'scanner',
      reason: 'security_scanner',
      text: '',
      expectedTotal: 400,
    });
  });

  it('wants words for another reason', async () => {
    await openPanel(page, { answers: shown([group]) });
    await user.click(await screen.findByRole('button', { name: 'Person' }, wait));
    const dialog = await screen.findByRole('dialog', { name: 'Count as a person?' });
    const save = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Save verdict' });
    expect(await within(dialog).findByText('Say in words why')).toBeTruthy();
    expect(save.disabled).toBe(true);
    await user.type(within(dialog).getByLabelText('In your own words'), 'We asked them');
    await waitFor(() => expect(save.disabled).toBe(false));
  });

  it('says so when there is nothing, and leads back', async () => {
    await openPanel(page, { answers: shown([]) });
    expect(await screen.findByText('Nothing to review', undefined, wait)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to phishing simulations' })).toBeTruthy();
    expect(screen.getByText('No one has given a verdict yet.')).toBeTruthy();
  });

  it('lists verdicts, and undoes one after asking', async () => {
    const made = await openPanel(page, { answers: shown([], [verdict]) });
    const list = await screen.findByRole('region', { name: 'Verdicts given' }, wait);
    expect(await within(list).findByText('Our gateway')).toBeTruthy();
    await user.click(within(list).getByRole('button', { name: 'Undo' }));
    const dialog = await screen.findByRole('dialog', { name: 'Undo this verdict?' });
    await user.click(within(dialog).getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Verdict undone')).toBeTruthy();
    expect(made.some(({ method, path }) => `${method} ${path}` === calls.undo)).toBe(true);
  });
});
