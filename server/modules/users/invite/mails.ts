import { defineMail } from '../../../mail/mailKind.ts';

interface InviteParams {
  name?: string;
  companyName: string;
  inviterName: string;
  /** The admin's own text replaces ours. */
  subject?: string;
  message?: string;
}

export const inviteAdmin = defineMail<InviteParams>({
  template: 'invite_admin',
  button: { link: 'invite', page: '/change-password' },
  isInvitation: true,
});

export const inviteLearner = defineMail<InviteParams>({ template: 'invite_learner', button: 'learnerApp', isInvitation: true });
