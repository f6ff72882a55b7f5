import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answers, bodiesOf, chooseDepartment, invitePath, lookupPath } from '#tests/support/ui/addingUsers';
import { described } from '#tests/support/ui/dom';
import { answerNetwork, type Call, refusal } from '#tests/support/ui/fakeNetwork';
import { companyId, showInPanel, someAdmin } from '#tests/support/ui/inPanel';
import { sessionStore } from '~/session/store.ts';
import { AddUsersDrawer } from '~/resources/users/add/AddUsersDrawer.tsx';

const onClose = vi.fn();
const user = userEvent.setup({ delay: null });
const emails = () => screen.getByRole('textbox', { name: 'Emails' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

async function open(mode: 'user' | 'csv' = 'user') {
  await showInPanel(<AddUsersDrawer mode={mode} onClose={onClose} />);
  await screen.findByRole('dialog', { name: 'Add users' });
}
/** As a person pastes; user-event's own clipboard is not what happy-dom hands to the page. */
const pasteInto = (element: HTMLElement, text: string) => fireEvent.paste(element, { clipboardData: { getData: () => text } });

beforeEach(() => {
  onClose.mockReset();
});

describe('adding people by address', () => {
  it('goes through both steps and shows how many were added', async () => {
    const calls = answerNetwork(answers());
    await open();
    expect(screen.getByText('Emails & profile setup')).toBeTruthy();
    await user.type(emails(), 'Ana@x.example, bo@x.example ');
    await chooseDepartment(user, 'Sales');
    await press('Next');

    expect(await screen.findByText('Spring training')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveProperty('value', 'Your security awareness training at Acme');
    await press(/^Add users/);
    expect(await screen.findByText('2 user(s) successfully added')).toBeTruthy();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(bodiesOf(calls, lookupPath)).toHaveLength(1);
    expect(bodiesOf(calls, invitePath)).toEqual([
      {
        company_id: companyId,
        emails: ['ana@x.example', 'bo@x.example'].map((email) => ({ email, role: 'user', departments: ['Sales'], groups: [] })),
        departments: ['Sales'],
        groups: [],
        notificationsEnabled: true,
        custom_subject: 'Your security awareness training at Acme',
        custom_message: expect.stringContaining('Acme has signed you up'),
      },
    ]);
  });

  it('who sign in with single sign-on sends a text without a password', async () => {
    const calls = answerNetwork(answers());
    await open();
    expect(screen.queryByRole('switch', { name: 'Sign in with SSO' })).toBeNull();
    act(() => sessionStore.set({ user: someAdmin({ company: { isSsoConfigured: true } }), acting: null, actingCompany: null }));
    await user.click(await screen.findByRole('switch', { name: 'Sign in with SSO' }));
    await user.click(screen.getByRole('radio', { name: /Admin/ }));
    await user.type(emails(), 'ana@x.example ');
    await chooseDepartment(user, 'Sales');
    await press('Next');
    expect(await screen.findByText(/with a link to sign in with SSO/)).toBeTruthy();
    await press(/^Add users/);
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(bodiesOf(calls, invitePath)).toMatchObject([
      { sso: true, custom_message: expect.stringMatching(/Use the link in this email to sign in with SSO\.$/) },
    ]);
  });

  it('keeps the names in front of pasted addresses', async () => {
    const calls = answerNetwork(answers());
    await open();
    pasteInto(emails(), 'Lena Fox <lena@x.example>; "Berg, Bo" <bo@x.example>, cy@x.example');
    await chooseDepartment(user, 'Sales');
    await press('Next');
    await press(/^Add users/);
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    const place = { role: 'user', departments: ['Sales'], groups: [] };
    expect(bodiesOf(calls, invitePath)).toMatchObject([
      {
        emails: [
          { email: 'lena@x.example', name: 'Lena', lastName: 'Fox', ...place },
          { email: 'bo@x.example', name: 'Bo', lastName: 'Berg', ...place },
          { email: 'cy@x.example', ...place },
        ],
      },
    ]);
  });

  it('of more than 500 people sends no mail by default', async () => {
    answerNetwork(answers());
    await open();
    pasteInto(emails(), Array.from({ length: 501 }, (_, n) => `p${n}@x.example`).join(' '));
    await chooseDepartment(user, 'Sales');
    await press('Next');
    expect(await screen.findByRole('switch', { name: /Send an email notification/ })).toHaveProperty('checked', false);
    expect(screen.getByText(/Emails are off by default/)).toBeTruthy();
  });

  it('sends no mail by default either if the list exceeds 500 after a look at the second step', async () => {
    answerNetwork(answers());
    await open();
    pasteInto(emails(), 'ana@x.example ');
    await chooseDepartment(user, 'Sales');
    await press('Next');
    expect(await screen.findByRole('switch', { name: /Send an email notification/ })).toHaveProperty('checked', true);
    await press('Back');
    pasteInto(emails(), Array.from({ length: 500 }, (_, n) => `p${n}@x.example`).join(' '));
    await press('Next');
    expect(await screen.findByRole('switch', { name: /Send an email notification/ })).toHaveProperty('checked', false);
  });

  it('reports missing input on the first step', async () => {
    answerNetwork(answers());
    await open();
    await screen.findByRole('combobox', { name: 'Department' });
    await press('Next');
    expect(await screen.findByText('Enter one or more email addresses.')).toBeTruthy();
    expect(screen.getByText('Please select or create a department.')).toBeTruthy();
    await user.type(emails(), 'a@x.example ');
    await waitFor(() => expect(screen.queryByText('Enter one or more email addresses.')).toBeNull());
  });

  it('splits a pasted list, marks invalid addresses first and lets them be edited or removed together', async () => {
    answerNetwork(answers());
    await open();
    pasteInto(emails(), 'Ana Ruiz <ana@x.example>; bo@x.example\nwrong@\tcy@x.example no-address');
    expect(await screen.findByText('4 addresses')).toBeTruthy();
    const chips = within(screen.getByRole('list', { name: 'Addresses' })).getAllByRole('button');
    expect(chips[0]?.textContent).toBe('wrong@');
    await user.click(chips[0] as HTMLElement);
    expect(emails()).toHaveProperty('value', 'wrong@');
    await user.type(emails(), 'mended.example{Enter}');
    expect(await screen.findByRole('button', { name: 'wrong@mended.example' })).toBeTruthy();

    pasteInto(emails(), 'x@,y@');
    await press('Remove the invalid addresses');
    expect(await screen.findByText('4 addresses')).toBeTruthy();
  });

  it('moves between chips and removes them by keyboard', async () => {
    answerNetwork(answers());
    await open();
    pasteInto(emails(), 'a@x.example b@x.example c@x.example');
    await user.click(emails());
    await user.keyboard('{Backspace}');
    expect(document.activeElement?.textContent).toBe('c@x.example');
    await user.keyboard('{ArrowLeft}{Delete}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('c@x.example'));
    expect(screen.queryByText('b@x.example')).toBeNull();
  });

  it('renders only some of thousands of pasted addresses', async () => {
    answerNetwork(answers());
    await open();
    pasteInto(emails(), Array.from({ length: 5000 }, (_, index) => `p${index}@x.example`).join('\n'));
    expect(await screen.findByText('5,000 addresses')).toBeTruthy();
    expect(within(screen.getByRole('list', { name: 'Addresses' })).getAllByRole('listitem').length).toBeLessThan(100);
    expect(button('and 4,940 more')).toBeTruthy();
  });

  it('names addresses that are in use and continues without them', async () => {
    const calls = answerNetwork(answers());
    await open();
    pasteInto(emails(), 'used1@x.example new@x.example');
    await chooseDepartment(user, 'Support');
    await press('Next');
    expect(await screen.findByText('These emails are already in use.')).toBeTruthy();
    expect(described(emails())).toContain('These emails are already in use.');
    await press('Remove 1 address');
    await press('Next');
    await press(/^Add users/);
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(bodiesOf(calls, invitePath)).toMatchObject([{ emails: [{ email: 'new@x.example' }] }]);
  });

  it('creates departments and groups by typing, and sends nothing when the notification is off', async () => {
    const calls = answerNetwork(answers());
    await open();
    await user.type(emails(), 'a@x.example ');
    await user.click(await screen.findByRole('combobox', { name: 'Department' }));
    await user.keyboard('Brand new');
    await user.click(await screen.findByRole('option', { name: 'Create “Brand new”' }));
    await user.click(screen.getByRole('radio', { name: /^Admin/ }));
    await press('Next');
    await user.click(await screen.findByRole('switch', { name: 'Send an email notification' }));
    await press(/^Add users/);
    await waitFor(() => expect(bodiesOf(calls, invitePath)).toHaveLength(1));
    const [body] = bodiesOf(calls, invitePath);
    expect(body).toMatchObject({ notificationsEnabled: false, departments: ['Brand new'], emails: [{ role: 'admin' }] });
    expect(body).not.toHaveProperty('custom_subject');
  });

  it('requires a subject', async () => {
    answerNetwork(answers());
    await open();
    await user.type(emails(), 'a@x.example ');
    await chooseDepartment(user, 'Sales');
    await press('Next');
    await user.clear(await screen.findByRole('textbox', { name: 'Subject' }));
    await press(/^Add users/);
    expect(await screen.findByText('Please add subject.')).toBeTruthy();
  });

  it('shows a refusal at its step and field', async () => {
    let asked = 0;
    const lookup = ({ body }: Call) => {
      asked += 1;
      return Object.fromEntries((body as { emails: string[] }).emails.map((email) => [email, asked > 1]));
    };
    answerNetwork(answers({ [lookupPath]: lookup, [invitePath]: refusal('email_in_use') }));
    await open();
    await user.type(emails(), 'late@x.example ');
    await chooseDepartment(user, 'Sales');
    await press('Next');
    await press(/^Add users/);
    expect(await screen.findByText('These emails are already in use.')).toBeTruthy();
    expect(within(screen.getByTestId('step')).getAllByText('late@x.example').length).toBeGreaterThan(0);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('asks before typed input is lost, and keeps it while the other way is shown', async () => {
    answerNetwork(answers());
    await open();
    await user.type(emails(), 'a@x.example ');
    await user.click(screen.getByRole('radio', { name: 'Import CSV' }));
    expect(await screen.findByText('Drop a CSV file here, or', { exact: false })).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Add by Emails' }));
    expect(await screen.findByRole('button', { name: 'a@x.example' })).toBeTruthy();
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('dialog', { name: 'Discard changes?' });
    expect(onClose).not.toHaveBeenCalled();
    await user.click(within(question).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });

  it('speaks Hebrew', async () => {
    answerNetwork(answers());
    await showInPanel(<AddUsersDrawer mode="user" onClose={onClose} />, { language: 'he' });
    expect(await screen.findByRole('dialog', { name: 'הוספת משתמשים' })).toBeTruthy();
    expect(document.documentElement.dir).toBe('rtl');
  });
});
