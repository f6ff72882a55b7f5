import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { CurrentUser } from '#contract/session/session';
import { openPanel, somebody } from '#tests/support/ui/openPanel';
import { type EventDetails, sendEventsTo } from '~/browser/analytics.ts';

const user = userEvent.setup({ delay: null });
const open = (company: Partial<CurrentUser['company']> = {}) => openPanel('/guides-and-resources', { user: somebody({ company }) });
const guides = async () => (await screen.findAllByRole('button', { name: /^Play / })).map((it) => it.textContent);

afterEach(() => sendEventsTo(null));

describe('the guides', () => {
  it('are four, each played in a dialog and tracked', async () => {
    const events: [string, EventDetails | undefined][] = [];
    sendEventsTo((event, details) => events.push([event, details]));
    await open();
    expect(await screen.findByRole('heading', { name: 'Video Guides for a Quick Start' })).toBeTruthy();
    expect(screen.getByText('A short video to make your experience with an Admin Console easier!')).toBeTruthy();
    expect(await guides()).toEqual(['Free vs Boost', 'How to Choose Training', 'Inviting Your Team', 'See the Learner Experience']);
    await user.click(screen.getByRole('button', { name: 'Play Inviting Your Team' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Inviting Your Team' }));
    expect(dialog.getByLabelText('Inviting Your Team').getAttribute('src')).toBe('/media/clips/guide-invite.webm');
    expect(events).toContainEqual(['guides_video_click', { videoTitle: 'Inviting Your Team' }]);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each<[string, Partial<CurrentUser['company']>]>([
    ['a company that came through a vendor', { integration: 'acronis' }],
    ['a domain of the customer', { customDomains: [{ type: 'admin', domain: 'train.acme.example', isVerified: true }] }],
  ])('say nothing of plans to %s', async (_, company) => {
    await open(company);
    expect(await guides()).toEqual(['How to Choose Training', 'Inviting Your Team', 'See the Learner Experience']);
  });
});
