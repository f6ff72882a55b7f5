import { defineMail } from '../../mail/mailKind.ts';

interface InviteParams {
  name: string;
  companyName: string;
  partnerName: string;
  /** The partner's own text replaces ours. */
  message?: string;
}

export const inviteCustomer = defineMail<InviteParams>({
  template: 'invite_customer',
  button: { link: 'invite', page: '/change-password' },
  isInvitation: true,
});
