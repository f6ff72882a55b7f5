import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { errorCodes } from '#contract/errors';
import { answers, bodiesOf, chooseDepartment, homePath, invitePath } from '#tests/support/ui/addingUsers';
import { answerNetwork, refusal } from '#tests/support/ui/fakeNetwork';
import { showInPanel } from '#tests/support/ui/inPanel';
import { annual, someHome } from '#tests/support/ui/openPanel';
import { AddUsersDrawer } from '~/resources/users/add/AddUsersDrawer.tsx';

const user = userEvent.setup({ delay: null });
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

describe('adding people to a company that never had a training', () => {
  const fresh = { body: someHome({ activeTrainings: 0, people: 1, annual }) };
  const toSecondStep = async (home: object, more: object = {}) => {
    const calls = answerNetwork(answers({ [homePath]: home, ...more }));
    await showInPanel(<AddUsersDrawer mode="user" onClose={vi.fn()} />);
    await user.type(await screen.findByRole('textbox', { name: 'Emails' }), 'ana@x.example ');
    await chooseDepartment(user, 'Sales');
    await press('Next');
    await screen.findByRole('textbox', { name: 'Subject' });
    return calls;
  };

  it('can start one with the first people', async () => {
    const calls = await toSecondStep(fresh);
    const training = within(await screen.findByRole('group', { name: 'First training' }));
    expect(training.getByRole('radio', { name: 'Invite users only' })).toHaveProperty('checked', true);
    await user.click(training.getByRole('radio', { name: /^Invite users and begin training/ }));
    expect(training.getByText(/also starts “First course” as annual training/)).toBeTruthy();
    await press(/^Add users/);
    await screen.findByText('1 user(s) successfully added');
    expect(bodiesOf(calls, invitePath)).toMatchObject([{ beginTraining: { courseId: annual.id } }]);
  });

  it('shows an error when somebody else has started one in the meantime', async () => {
    const calls = await toSecondStep(fresh, { [invitePath]: refusal('training_begun') });
    await user.click(await screen.findByRole('radio', { name: /^Invite users and begin training/ }));
    await press(/^Add users/);
    expect(await screen.findByText(errorCodes.training_begun.message)).toBeTruthy();
    expect(bodiesOf(calls, invitePath)).toHaveLength(1);
  });

  it('is off without notifications, and hidden if the plan does not include the course', async () => {
    const calls = await toSecondStep(fresh);
    await user.click(await screen.findByRole('radio', { name: /^Invite users and begin training/ }));
    await user.click(screen.getByRole('switch', { name: /Send an email notification/ }));
    expect(screen.getByText('To start training, turn on notifications.')).toBeTruthy();
    await press(/^Add users/);
    await screen.findByText('1 user(s) successfully added');
    expect(bodiesOf(calls, invitePath)[0]).not.toHaveProperty('beginTraining');
  });
});
