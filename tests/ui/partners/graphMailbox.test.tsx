import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { GraphSettings } from '#contract/partners/graphSending';
import type { MailServerSettings } from '#contract/partners/mailSending';
import { type Call, refusal } from '#tests/support/ui/fakeNetwork';
import { companyId, openPanel, somebody, someCompany } from '#tests/support/ui/openPanel';
import { noMailbox, noMailServer, someMailbox, someMailServer } from '#tests/support/ui/someSender';

const user = userEvent.setup({ delay: null });
const own = `/white-label/api/v1/company/${companyId}`;
const both = 'Custom SMTP and Office Graph API cannot be used at the same time';

interface Opened {
  mailbox: GraphSettings;
  server?: MailServerSettings;
  search?: string;
  answers?: (set: (next: GraphSettings) => object) => object;
}
/** The page over a mailbox that the calls of a test replace. */
async function openPage({ mailbox, server = noMailServer, search = '', answers = () => ({}) }: Opened) {
  let current = mailbox;
  const calls = await openPanel(`/settings/white-label${search}`, {
    user: somebody({ company: someCompany({ white_label_page_access: true }) }),
    answers: {
      [`GET ${own}/property`]: { body: { logo: null, colour: null, inheritedFrom: null } },
      [`GET ${own}/custom_domains`]: () => [],
      [`GET ${own}/smtp`]: { body: server },
      [`GET ${own}/graph_api/is_available`]: () => current,
      ...answers((next) => {
        current = next;
        return {};
      }),
    },
  });
  const cardOf = async (name: string) => {
    const heading = await screen.findByRole('heading', { name });
    return within(heading.closest('section') as HTMLElement);
  };
  return { calls, card: await cardOf('Microsoft 365 mailbox (Office Graph API)'), smtp: await cardOf('Your own SMTP server') };
}
const sent = (calls: Call[], name: string) => calls.filter(({ method, path }) => `${method} ${path}` === name);
const refused = (code: 'from_not_proved' | 'graph_refused', info: string) =>
  Response.json((refusal(code, { info }) as { body: object }).body, { status: 422 });

describe('the mailbox at Microsoft', () => {
  it('is connected at Microsoft, which leads back to this page', async () => {
    const there = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    const { calls, card } = await openPage({
      mailbox: noMailbox,
      answers: () => ({ [`GET ${own}/graph_api/auth_url`]: { body: { url: 'https://login.microsoftonline.com/authorize' } } }),
    });
    expect(await card.findByText('Not set up')).toBeTruthy();
    await user.click(card.getByRole('button', { name: 'Connect mailbox' }));
    await waitFor(() => expect(there).toHaveBeenCalledWith('https://login.microsoftonline.com/authorize'));
    expect(sent(calls, `GET ${own}/graph_api/auth_url`)[0]?.query.get('redirectDomain')).toBe(location.origin);
    there.mockRestore();
  });

  it('is in use once the answer of Microsoft was taken, once, and leaves nothing of it in the address', async () => {
    const { calls, card } = await openPage({
      mailbox: noMailbox,
      search: '?graphState=s&graphCode=c',
      answers: (set) => ({ [`POST ${own}/graph_api/connect`]: () => set(someMailbox) }),
    });
    expect(await card.findByText('In use')).toBeTruthy();
    expect(card.getByText('training@acme.example')).toBeTruthy();
    expect(await screen.findByText(/^Connected. A test email was sent to/)).toBeTruthy();
    expect(sent(calls, `POST ${own}/graph_api/connect`).map(({ body }) => body)).toEqual([{ state: 's', code: 'c' }]);
    expect(window.location.search).toBe('');
  });

  it.each([
    ['from_not_proved', 'ceo@bank.example', /^ceo@bank.example isn’t in a domain that your company has verified/],
    ['graph_refused', '403 Denied', /It answered: 403 Denied/],
  ] as const)('is not connected after %s, and the card says why', async (code, info, text) => {
    const { card } = await openPage({
      mailbox: noMailbox,
      search: '?graphState=s&graphCode=c',
      answers: () => ({ [`POST ${own}/graph_api/connect`]: () => refused(code, info) }),
    });
    expect(await card.findByText(text)).toBeTruthy();
    expect(card.getByText('Not set up')).toBeTruthy();
  });

  it('is not connected if its owner cancelled', async () => {
    const { card } = await openPage({ mailbox: noMailbox, search: '?graphError=denied' });
    expect(await card.findByText('Sending wasn’t allowed at Microsoft, so nothing was connected')).toBeTruthy();
  });

  it('says since when it fails, and can be tested and connected again', async () => {
    const failing: GraphSettings = {
      ...someMailbox,
      failingSince: '2026-11-20T08:00:00.000Z',
      lastFailure: { kind: 'unreachable', detail: 'invalid_grant' },
    };
    const replies = [refused('graph_refused', 'invalid_grant')];
    const { card } = await openPage({
      mailbox: failing,
      answers: (set) => ({ [`POST ${own}/graph_api/test`]: () => replies.shift() ?? set(someMailbox) }),
    });
    expect(await card.findByText('Not working')).toBeTruthy();
    expect(card.getByText('It answered: invalid_grant')).toBeTruthy();
    expect(card.getByRole('button', { name: 'Connect again' })).toBeTruthy();
    await user.click(card.getByRole('button', { name: 'Send test email' }));
    expect(await screen.findByText(/didn’t send the test email. It answered: invalid_grant/)).toBeTruthy();
    await user.click(card.getByRole('button', { name: 'Send test email' }));
    expect(await card.findByText('In use')).toBeTruthy();
  });

  it('is disconnected after a question', async () => {
    const { calls, card } = await openPage({
      mailbox: someMailbox,
      answers: (set) => ({ [`DELETE ${own}/graph_api/auth_reset`]: () => set(noMailbox) }),
    });
    await user.click(await card.findByRole('button', { name: 'Disconnect' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Disconnect training@acme.example?' }));
    await user.click(dialog.getByRole('button', { name: 'Disconnect' }));
    expect(await screen.findByText('Successfully reset.')).toBeTruthy();
    expect(await card.findByText('Not set up')).toBeTruthy();
    expect(sent(calls, `DELETE ${own}/graph_api/auth_reset`)).toHaveLength(1);
  });

  it('and a mail server of one’s own exclude each other, in both cards', async () => {
    const { card } = await openPage({ mailbox: noMailbox, server: someMailServer });
    expect(await card.findByText(both)).toBeTruthy();
    const connect = card.getByRole<HTMLButtonElement>('button', { name: 'Connect mailbox' });
    expect([connect.disabled, connect.parentElement?.title]).toEqual([true, both]);
  });

  it('blocks the form of the mail server while it is connected', async () => {
    const { smtp } = await openPage({ mailbox: someMailbox });
    expect(await smtp.findByText(both)).toBeTruthy();
    expect(smtp.getByRole<HTMLButtonElement>('button', { name: 'Send test email and save' }).disabled).toBe(true);
    const fields = smtp.getByRole('textbox', { name: 'Host name' }).closest('fieldset');
    expect([fields?.disabled, fields?.title]).toEqual([true, both]);
  });

  it('is not offered by an installation without an application at Microsoft', async () => {
    const { card } = await openPage({ mailbox: { ...noMailbox, isAvailable: false } });
    expect(await card.findByText(/Microsoft Entra isn’t set up for this installation/)).toBeTruthy();
    expect(card.queryByRole('button')).toBeNull();
  });
});
