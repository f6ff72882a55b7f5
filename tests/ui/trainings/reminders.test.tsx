import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { answerNetwork, refusal } from '#tests/support/ui/fakeNetwork';
import { companyId, showInPanel } from '#tests/support/ui/inPanel';
import { calls as userCalls, idOf, pageOf, people } from '#tests/support/ui/people';
import {
  bodyOf,
  calls,
  counts,
  dialog,
  isDisabled,
  press,
  sendButton,
  tasks,
  training,
  user,
} from '#tests/support/ui/reminderDialog';
import { UserList } from '~/resources/users/UserList.tsx';

const allowance = `GET /rest/v1/company/${companyId}/mail_allowance`;
const answers = (more = {}) => ({
  [userCalls.list]: { body: pageOf(people(5), 3012) },
  [userCalls.count]: { body: { count: 3012 } },
  [calls.tasks]: { body: tasks },
  [calls.count]: counts(3000, 12),
  [calls.send]: { body: { sent: 3000, skipped: 12 } },
  [allowance]: { body: { ownTexts: null } },
  ...more,
});
const resize = (width: number) =>
  (window as unknown as { happyDOM: { setViewport: (size: object) => void } }).happyDOM.setViewport({ width, height: 900 });
afterEach(() => resize(1024));

const openUsers = async () => {
  const view = await showInPanel(<UserList />, { address: '/users/all_users?limit=5&search=ann', path: '/users/all_users' });
  await screen.findAllByRole('link');
  return view;
};
async function remindOne() {
  await openUsers();
  await press('Actions for Person 2');
  await user.click(await screen.findByRole('menuitem', { name: 'Send reminder' }));
  await waitFor(async () => expect(await isDisabled()).toBe(false));
}

describe('reminding from the list of people', () => {
  it('shows before sending how many people get the standard text on a free plan', async () => {
    answerNetwork(answers({ [allowance]: { body: { ownTexts: { perDay: 200, left: 150 } } } }));
    await remindOne();
    expect(await screen.findByText(/Emails with your own text: 150 of 200 left today/)).toBeTruthy();
    expect(screen.getByText('People getting the standard text now: 2,850.')).toBeTruthy();
  });

  it.each([
    ['enough are left', { perDay: 200, left: 200 }, 200],
    ['the plan sets no limit', null, 3000],
  ])('says nothing of texts where %s', async (_case, ownTexts, receive) => {
    const made = answerNetwork(answers({ [allowance]: { body: { ownTexts } }, [calls.count]: counts(receive, 0) }));
    await remindOne();
    await waitFor(() => expect(made.some(({ path }) => path.endsWith('/mail_allowance'))).toBe(true));
    expect(screen.queryByText(/with your own text/)).toBeNull();
  });

  it('reminds the whole selection with the default text, and clears the selection', async () => {
    const made = answerNetwork(answers());
    await openUsers();
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await press('Select all 3,012 users');
    await screen.findByText('All 3,012 users in this list are selected');
    await press('Send reminder');
    const shown = await dialog();
    await waitFor(() => expect(shown.textContent).toContain('3,000 users will receive this reminder.'));
    expect(shown.textContent).toContain('12 users will NOT receive reminder: - No Outstanding Tasks');
    expect(shown.textContent).not.toContain('Reminded within');
    for (const [name, isOpen] of [
      ['Courses', true],
      ['Phishing Ex.', false],
      ['Policies', false],
      ['Monthly Videos', false],
    ] as const) {
      const box = within(shown).getByRole('checkbox', { name: new RegExp(`^${name}`) });
      expect([name, box]).toEqual([name, expect.objectContaining({ disabled: !isOpen, checked: isOpen })]);
    }
    expect(within(shown).getByRole('textbox', { name: 'Subject' })).toHaveProperty(
      'value',
      'Reminder from Acme: complete your outstanding tasks',
    );
    expect(within(shown).getByRole('textbox', { name: 'Message' }).getAttribute('rows')).toBe('5');
    await user.click(await sendButton());
    expect(await screen.findByText('The reminder has been sent')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('region', { name: 'Actions for the selected users' })).toBeNull();
    expect(bodyOf(made, calls.send)).toEqual({
      searchText: 'ann',
      includeDisabled: false,
      isAllUsersSelected: true,
      expectedTotal: 3012,
      ...training,
      subject: 'Reminder from Acme: complete your outstanding tasks',
      customMessage: 'Acme asks you to complete your outstanding tasks. The next step only takes a few minutes.',
    });
  });

  it('cannot be sent without a subject, a kind of task, or recipients', async () => {
    const made = answerNetwork(answers({ [calls.count]: counts(1, 0) }));
    await remindOne();
    expect(bodyOf(made, calls.count)).toEqual({ userIds: [idOf(2)], isAllUsersSelected: false, ...training });
    await user.clear(screen.getByRole('textbox', { name: 'Subject' }));
    expect(await screen.findByText('Subject is a required field')).toBeTruthy();
    expect(await isDisabled()).toBe(true);
    await user.type(screen.getByRole('textbox', { name: 'Subject' }), 'Hello');
    await waitFor(async () => expect(await isDisabled()).toBe(false));
    await user.click(screen.getByRole('checkbox', { name: 'Courses' }));
    expect(await isDisabled()).toBe(true);
  });

  it('shows why nobody would get it', async () => {
    answerNetwork(answers({ [calls.count]: counts(0, 3, 3) }));
    await openUsers();
    await press('Actions for Person 2');
    await user.click(await screen.findByRole('menuitem', { name: 'Send reminder' }));
    expect((await screen.findByText(/3 users will NOT receive reminder:/)).textContent).toContain(
      '3 users will NOT receive reminder: - Reminded within the last hour',
    );
    expect(await isDisabled()).toBe(true);
  });

  it("shows the server's message at the subject and keeps what was written", async () => {
    answerNetwork(answers({ [calls.send]: refusal('nobody_to_remind') }));
    await remindOne();
    await user.type(screen.getByRole('textbox', { name: 'Message' }), ' Thanks!');
    await user.click(await sendButton());
    const message = await screen.findByText(/^There is no one to remind/);
    const subject = screen.getByRole('textbox', { name: 'Subject' });
    expect(subject.getAttribute('aria-describedby')).toContain(message.id);
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveProperty('value', expect.stringMatching(/minutes\. Thanks!$/));
  });

  it('asks before typed text is lost', async () => {
    answerNetwork(answers());
    await remindOne();
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Actions for Person 2');
    await user.click(await screen.findByRole('menuitem', { name: 'Send reminder' }));
    await user.type(await screen.findByRole('textbox', { name: 'Subject' }), '!');
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('dialog', { name: 'Discard changes?' })).toBeTruthy();
    await press('Discard');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('reports a list that has changed, and a server error', async () => {
    answerNetwork(answers({ [calls.tasks]: refusal('total_changed') }));
    const { unmount } = await openUsers();
    await user.click(screen.getByRole('checkbox', { name: 'Select Person 1' }));
    await press('Send reminder');
    expect(await screen.findByRole('dialog', { name: 'The list has changed' })).toBeTruthy();
    unmount();
    answerNetwork(answers({ [calls.tasks]: refusal('internal_error') }));
    await openUsers();
    await user.click(screen.getByRole('checkbox', { name: 'Select Person 1' }));
    await press('Send reminder');
    expect(await within(await dialog()).findByText('Something went wrong. Please try again.')).toBeTruthy();
    answerNetwork(answers());
    await press('Try again');
    await screen.findByRole('textbox', { name: 'Subject' });
  });

  it('on a small screen names where it can be used, and makes no call', async () => {
    resize(500);
    const made = answerNetwork(answers());
    await openUsers();
    await press('Actions for Person 2');
    await user.click(await screen.findByRole('menuitem', { name: 'Send reminder' }));
    expect((await dialog()).textContent).toContain('Visit us on a larger screen to enjoy this feature.');
    expect(screen.queryByRole('textbox', { name: 'Subject' })).toBeNull();
    expect(bodyOf(made, calls.tasks)).toBeUndefined();
    await press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
