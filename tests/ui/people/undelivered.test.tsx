import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Call } from '#tests/support/ui/fakeNetwork';
import { companyId, openPanel } from '#tests/support/ui/openPanel';
import { calls, idOf, pageOf, person } from '#tests/support/ui/people';

const user = userEvent.setup({ delay: null });
const failure = { kind: 'noSuchAddress' as const, detail: '550 5.1.1 User unknown' };
const lost = person(1, { status: 'invited', lastLogin: null, invitationFailure: failure });
const reason = 'Invitation not delivered: the address does not exist.';
const profile = {
  ...lost,
  emailVerified: false,
  isMfaEnabled: false,
  awayFrom: null,
  awayUntil: null,
  language: null,
  timeZone: null,
  guessed: { language: null, timeZone: null },
  unconfirmedNewEmail: null,
  addressChange: null,
  addressLock: null,
  invitedAt: '2026-01-01T00:00:00Z',
  locks: [],
};

describe('an undelivered invitation', () => {
  it('is counted on the home page, which links to exactly those people', async () => {
    const made = await openPanel('/home', {
      answers: {
        [calls.count]: ({ body }: Call) => ({ count: (body as { undelivered?: boolean }).undelivered ? 2 : 240 }),
        [calls.list]: { body: pageOf([lost]) },
      },
    });
    const notice = within(await screen.findByRole('region', { name: '2 invitations were not delivered' }));
    await user.click(notice.getByRole('link', { name: 'Show these people' }));
    expect(await screen.findByText('Not delivered')).toBeTruthy();
    const asked = made.filter(({ method, path }) => `${method} ${path}` === calls.list);
    expect(asked.at(-1)?.body).toMatchObject({ undelivered: true });
  });

  it('is not mentioned on the home page if there are none', async () => {
    await openPanel('/home');
    await screen.findByRole('navigation', { name: 'In numbers' });
    expect(screen.queryByText(/not delivered/)).toBeNull();
  });

  it('shows the reason on the profile, with the mail server’s reply, and is sent again from there', async () => {
    let isLost = true;
    const path = `/api/v1/user/${companyId}/users/${idOf(1)}`;
    const made = await openPanel(`/user_profile/${idOf(1)}/edit`, {
      answers: {
        [`GET ${path}`]: () => ({ ...profile, invitationFailure: isLost ? failure : null }),
        [calls.resend]: () => {
          isLost = false;
          return {};
        },
        [`GET /customers/api/v1/company/${companyId}/departments`]: { body: { data: [], totalCount: 0 } },
        [`GET /customers/api/v1/company/${companyId}/groups`]: { body: { data: [], totalCount: 0 } },
      },
    });
    expect(await screen.findByText(reason)).toBeTruthy();
    expect(screen.getByText('550 5.1.1 User unknown')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Resend' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Resend' }));
    await waitFor(() => expect(screen.queryByText(reason)).toBeNull());
    expect(made.some(({ method, path: asked }) => `${method} ${asked}` === calls.resend)).toBe(true);
  });
});
