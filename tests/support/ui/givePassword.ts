import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { companyId } from './openPanel.ts';

/** Answers of the server for the question for one's password: a step that it calls `step`. */
export const stepBegun = {
  [`POST /api/v1/user/company/${companyId}/security/mfa/verify_password`]: {
    body: { verificationTokenId: 'step', methods: ['email'] },
  },
};

/** Gives the password in the dialog of this title, and presses its button. */
export async function givePassword(user: UserEvent, title: string, button: string): Promise<void> {
  const field = await screen.findByLabelText('Confirm your password');
  const dialog = within(field.closest<HTMLElement>('[role=dialog]') ?? document.body);
  dialog.getByRole('heading', { name: title });
  await user.type(field, 'Password1!');
  await user.click(dialog.getByRole('button', { name: button }));
}
