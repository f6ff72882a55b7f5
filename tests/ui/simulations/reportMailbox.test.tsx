import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { ReportMailbox, ReportMailboxReply } from '#contract/simulation/reportMailbox';
import { type Call, refusal } from '#tests/support/ui/fakeNetwork';
import { openPanel } from '#tests/support/ui/openPanel';
import { settingsShown, simulationCalls as calls } from '#tests/support/ui/someSimulation';

const user = userEvent.setup({ delay: null });
const page = '/phishing-simulation/settings/report-button';

const none: ReportMailboxReply = { data: null, microsoft: { isAvailable: true, waitsUntil: null } };
const ofImap: ReportMailbox = {
  kind: 'imap',
  server: { host: 'imap.acme.example', port: 993, isSecure: true },
  username: 'reports@acme.example',
  folder: 'INBOX',
  connectedAt: '2026-11-20T08:00:00.000Z',
  lookedAt: null,
  recognised: 2,
  failingSince: null,
  failure: null,
};
const atMicrosoft: ReportMailbox = { ...ofImap, kind: 'graph', server: null, folder: 'inbox' };
const withMailbox = (data: ReportMailbox): ReportMailboxReply => ({ ...none, data });

interface Opened {
  reply: ReportMailboxReply;
  search?: string;
  answers?: (set: (next: ReportMailboxReply) => ReportMailboxReply) => object;
}
async function openCard({ reply, search = '', answers = () => ({}) }: Opened) {
  let current = reply;
  const made = await openPanel(`${page}${search}`, {
    answers: {
      ...settingsShown(),
      [calls.mailbox]: () => current,
      ...answers((next) => {
        current = next;
        return next;
      }),
    },
  });
  return { made, card: within(await screen.findByRole('region', { name: 'Mailbox for reported mails' }, { timeout: 15_000 })) };
}
const bodies = (made: Call[], call: string) =>
  made.filter(({ method, path }) => `${method} ${path}` === call).map(({ body }) => body);

describe('the mailbox of reports', () => {
  it('is connected at Microsoft, after the card has said what that allows', async () => {
    const there = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    const { made, card } = await openCard({
      reply: none,
      answers: () => ({ [calls.mailboxConsent]: { body: { url: 'https://login.microsoftonline.com/authorize' } } }),
    });
    await user.click(await card.findByRole('button', { name: 'Connect Microsoft 365' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Connect a mailbox at Microsoft 365' }));
    expect(dialog.getByText(/no other mailbox can be read/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Continue at Microsoft' }));
    await waitFor(() => expect(there).toHaveBeenCalledWith('https://login.microsoftonline.com/authorize'));
    expect(bodies(made, calls.mailboxConsent)).toEqual([{ redirectDomain: location.origin }]);
    there.mockRestore();
  });

  it('waits for the consent, and says until when', async () => {
    const { card } = await openCard({
      reply: { data: null, microsoft: { isAvailable: true, waitsUntil: '2026-11-30T08:10:00.000Z' } },
    });
    expect(await card.findByText(/^This waits for the consent at Microsoft, until/)).toBeTruthy();
  });

  it('is read once the answer of Microsoft was taken, once, and leaves nothing of it in the address', async () => {
    const { made, card } = await openCard({
      reply: none,
      search: '?graphState=s&graphCode=c',
      answers: (set) => ({ [calls.connectMailbox]: () => set(withMailbox(atMicrosoft)) }),
    });
    expect(await screen.findByText('The mailbox is connected')).toBeTruthy();
    expect(await card.findByText('Microsoft 365')).toBeTruthy();
    expect(card.getByText('Inbox')).toBeTruthy();
    expect(bodies(made, calls.connectMailbox)).toEqual([{ state: 's', code: 'c' }]);
    expect(window.location.search).toBe('');
  });

  it.each([
    ['report_mailbox_personal', '', /^This is the mailbox of an admin/],
    ['report_mailbox_refused', 'noMailbox: 404', /has no mailbox at Microsoft 365.* It answered: 404$/],
    ['verification_token_expired', '', /^This took too long/],
  ] as const)('is not connected after %s, and the card says why', async (code, info, text) => {
    const { body } = refusal(code, { ...(info && { info }) }) as { body: object };
    const { card } = await openCard({
      reply: none,
      search: '?graphState=s&graphCode=c',
      answers: () => ({ [calls.connectMailbox]: () => Response.json(body, { status: 422 }) }),
    });
    expect(await card.findByText(text)).toBeTruthy();
    expect(card.getByRole('button', { name: 'Connect Microsoft 365' })).toBeTruthy();
  });

  it('is not connected if its owner cancelled', async () => {
    const { card } = await openCard({ reply: none, search: '?graphError=denied' });
    expect(await card.findByText('Reading wasn’t allowed at Microsoft, so nothing was connected')).toBeTruthy();
  });

  it('says why Microsoft lets nobody read it any more, and what to do', async () => {
    const failure = { kind: 'consent' as const, detail: 'invalid_grant' };
    const { card } = await openCard({
      reply: withMailbox({ ...atMicrosoft, failingSince: '2026-11-29T08:00:00.000Z', failure }),
    });
    expect(
      await card.findByText(/its consent is missing or was taken back.*Connect it again\. It answered: invalid_grant/),
    ).toBeTruthy();
    expect(card.getByRole('button', { name: 'Connect again' })).toBeTruthy();
    expect(card.getByRole('button', { name: 'Use IMAP instead' })).toBeTruthy();
  });

  it('over IMAP can be replaced by one at Microsoft, which the question says', async () => {
    const { card } = await openCard({ reply: withMailbox(ofImap) });
    expect(await card.findByText('imap.acme.example:993')).toBeTruthy();
    await user.click(card.getByRole('button', { name: 'Use Microsoft 365 instead' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('reports@acme.example isn’t read any more then.')).toBeTruthy();
  });

  it('is disconnected after a question, which says what becomes of the consent', async () => {
    const { card } = await openCard({
      reply: withMailbox(atMicrosoft),
      answers: (set) => ({ [calls.removeMailbox]: () => (set(none), {}) }),
    });
    await user.click(await card.findByRole('button', { name: 'Disconnect' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Disconnect reports@acme.example?' }));
    expect(dialog.getByText(/remove the app from the account/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Disconnect' }));
    expect(await screen.findByText('The mailbox isn’t read any more')).toBeTruthy();
    expect(await card.findByRole('button', { name: 'Connect over IMAP' })).toBeTruthy();
  });

  it('is offered over IMAP alone by an installation without an application at Microsoft', async () => {
    const { card } = await openCard({ reply: { data: null, microsoft: { isAvailable: false, waitsUntil: null } } });
    expect((await card.findAllByRole('button')).map(({ textContent }) => textContent)).toEqual(['Connect over IMAP']);
  });
});
