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

describe('adding people where there never was a training', () => {
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

  it('can begin one with the first people', async () => {
    const calls = await toSecondStep(fresh);
    const training = within(await screen.findByRole('group', { name: 'First training' }));
    expect(training.getByRole('radio', { name: 'Invite users only' })).toHaveProperty('checked', true);
    await user.click(training.getByRole('radio', { name: /^Invite users and begin training/ }));
    expect(training.getByText(/also starts “First course” as annual training/)).toBeTruthy();
    await press(/^Add users/);
    await screen.findByText('1 user(s) successfully added');
    expect(bodiesOf(calls, invitePath)).toMatchObject([{ beginTraining: { courseId: annual.id } }]);
  });

  it('says so when somebody else has begun it meanwhile', async () => {
    const calls = await toSecondStep(fresh, { [invitePath]: refusal('training_begun') });
    await user.click(await screen.findByRole('radio', { name: /^Invite users and begin training/ }));
    await press(/^Add users/);
    expect(await screen.findByText(errorCodes.training_begun.message)).toBeTruthy();
    expect(bodiesOf(calls, invitePath)).toHaveLength(1);
  });

  it('begins with nobody who is not told, and is not offered where the plan does not hold it', async () => {
    const calls = await toSecondStep(fresh);
    await user.click(await screen.findByRole('radio', { name: /^Invite users and begin training/ }));
    await user.click(screen.getByRole('switch', { name: /Send an email notification/ }));
    expect(screen.getByText('To start training, turn on notifications.')).toBeTruthy();
    await press(/^Add users/);
    await screen.findByText('1 user(s) successfully added');
    expect(bodiesOf(calls, invitePath)[0]).not.toHaveProperty('beginTraining');
  });
});
