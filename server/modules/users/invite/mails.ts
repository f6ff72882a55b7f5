import type { Role } from '#contract/roles';
import { defineMail, type MailKind } from '../../../mail/mailKind.ts';
import { beginPath } from '../../sso/public.ts';

interface InviteParams {
  name?: string;
  /** For the link of those who sign in with single sign-on. */
  companyId?: string;
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

/** For admins who sign in with single sign-on, to whom a password would open nothing. */
export const inviteAdminSso = defineMail<InviteParams>({
  template: 'invite_admin_sso',
  button: { path: ({ companyId = '' }) => `${beginPath}?company=${companyId}` },
  isInvitation: true,
});

export const inviteLearner = defineMail<InviteParams>({ template: 'invite_learner', button: 'learnerApp', isInvitation: true });

/** What somebody of this role is sent. */
export function invitationFor({ role, isSso }: { role: Role; isSso: boolean }): MailKind<InviteParams> {
  if (role === 'user') return inviteLearner;
  return isSso ? inviteAdminSso : inviteAdmin;
}
