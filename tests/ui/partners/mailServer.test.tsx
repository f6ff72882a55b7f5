import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { MailServerSettings } from '#contract/partners/mailSending';
import { type Call, refusal } from '#tests/support/ui/fakeNetwork';
import { companyId, openPanel, somebody, someCompany } from '#tests/support/ui/openPanel';
import { noMailbox, noMailServer as none, someMailServer as connected } from '#tests/support/ui/someSender';

const user = userEvent.setup({ delay: null });
const own = `/white-label/api/v1/company/${companyId}`;
const company = someCompany({ white_label_page_access: true });
/** The page over a mail server whose settings the calls of a test replace. */
async function openPage(settings: MailServerSettings, answers: (set: (next: MailServerSettings) => object) => object = () => ({})) {
  let current = settings;
  const calls = await openPanel('/settings/white-label', {
    user: somebody({ company }),
    answers: {
      [`GET ${own}/property`]: { body: { logo: null, colour: null, inheritedFrom: null } },
      [`GET ${own}/custom_domains`]: () => [],
      [`GET ${own}/smtp`]: () => current,
      [`GET ${own}/graph_api/is_available`]: { body: noMailbox },
      ...answers((next) => {
        current = next;
        return {};
      }),
    },
  });
  const heading = await screen.findByRole('heading', { name: 'Your own SMTP server' });
  return { calls, card: within(heading.closest('section') as HTMLElement) };
}
const bodies = (calls: Call[], name: string) =>
  calls.filter(({ method, path }) => `${method} ${path}` === name).map(({ body }) => body);
const refused = (code: 'from_not_proved' | 'mail_sender_refused', info?: string) =>
  Response.json((refusal(code, info ? { info } : {}) as { body: object }).body, { status: 422 });

describe('the own mail server', () => {
  it('is used once it took a test mail, and what it refuses is said at its field', async () => {
    const replies = [refused('from_not_proved'), refused('mail_sender_refused', '535 Wrong password')];
    const { calls, card } = await openPage(none, (set) => ({ [`PUT ${own}/smtp`]: () => replies.shift() ?? set(connected) }));
    expect(await card.findByText('Not set up')).toBeTruthy();
    await user.type(await card.findByRole('textbox', { name: 'Host name' }), 'smtp.acme.example');
    const save = () => user.click(card.getByRole('button', { name: 'Send test email and save' }));
    await save();
    expect(await card.findByText('Enter the password')).toBeTruthy();
    await user.clear(card.getByRole('textbox', { name: 'Port' }));
    await user.type(card.getByRole('textbox', { name: 'Port' }), '465');
    await user.selectOptions(card.getByRole('combobox', { name: 'Encryption' }), 'tls');
    await user.type(card.getByRole('textbox', { name: 'Username' }), 'ana');
    await user.type(card.getByLabelText('Password'), 'hunter2');
    const from = card.getByRole('textbox', { name: 'Sender’s address' });
    await user.type(from, 'training@acme.example');
    await save();
    expect(await card.findByText(/must be in a domain that your company has verified/)).toBeTruthy();
    expect(from.getAttribute('aria-invalid')).toBe('true');
    await save();
    expect(await card.findByText(/It answered: 535 Wrong password/)).toBeTruthy();
    expect(card.getByText('Not set up')).toBeTruthy();
    await save();
    expect(await screen.findByText(/^Saved. A test email was sent to/)).toBeTruthy();
    expect(await card.findByText('In use')).toBeTruthy();
    const { host, port, username, fromEmail, isSecure } = connected;
    expect(bodies(calls, `PUT ${own}/smtp`)[2]).toEqual({ host, port, username, fromEmail, isSecure, password: 'hunter2' });
  });

  it('keeps its password, which is not shown, when another value changes', async () => {
    const { calls, card } = await openPage(connected, (set) => ({
      [`PUT ${own}/smtp`]: () => set({ ...connected, fromEmail: 'news@acme.example' }),
    }));
    expect(await card.findByText(/A password is stored/)).toBeTruthy();
    expect((card.getByLabelText('Password') as HTMLInputElement).value).toBe('');
    const from = card.getByRole('textbox', { name: 'Sender’s address' });
    await user.clear(from);
    await user.type(from, 'news@acme.example');
    await user.click(card.getByRole('button', { name: 'Send test email and save' }));
    expect(await screen.findByText(/^Saved/)).toBeTruthy();
    const [body] = bodies(calls, `PUT ${own}/smtp`);
    expect(body).toMatchObject({ fromEmail: 'news@acme.example' });
    expect(body).not.toHaveProperty('password');
  });

  it('says since when it fails and what it answered, until a test mail goes through', async () => {
    const failing = {
      ...connected,
      failingSince: '2026-11-20T08:00:00.000Z',
      lastFailure: { kind: 'unreachable' as const, detail: '454 Try later' },
    };
    const replies = [refused('mail_sender_refused', '454 Still not')];
    const { card } = await openPage(failing, (set) => ({ [`POST ${own}/smtp/test`]: () => replies.shift() ?? set(connected) }));
    expect(await card.findByText('Not working')).toBeTruthy();
    expect(card.getByText(/hasn’t accepted any email since/)).toBeTruthy();
    expect(card.getByText('It answered: 454 Try later')).toBeTruthy();
    await user.click(card.getByRole('button', { name: 'Send test email' }));
    expect(await screen.findByText(/It answered: 454 Still not/)).toBeTruthy();
    await user.click(card.getByRole('button', { name: 'Send test email' }));
    expect(await card.findByText('In use')).toBeTruthy();
    await waitFor(() => expect(card.queryByText(/hasn’t accepted any email/)).toBeNull());
  });

  it('is given up after a question, which says that emails are sent through ours again', async () => {
    const { calls, card } = await openPage(connected, (set) => ({ [`DELETE ${own}/smtp`]: () => set(none) }));
    await user.click(await card.findByRole('button', { name: 'Stop using' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Stop using smtp.acme.example?' }));
    expect(dialog.getByText(/sent through our mail server and from our address again/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Stop using' }));
    expect(await card.findByText('Not set up')).toBeTruthy();
    expect((card.getByRole('textbox', { name: 'Host name' }) as HTMLInputElement).value).toBe('');
    expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });
});
