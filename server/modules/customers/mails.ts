import { paths } from '#contract/paths';
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

interface FindingsParams {
  name?: string;
  companyName: string;
  total: string;
  findings: string;
  /** With the customers of the partner: each kind of partner has its own. */
  page: string;
}

/** Weekly: what needs attention at the customers of a partner, a line for each finding. */
export const customerFindings = defineMail<FindingsParams>({
  template: 'customer_findings',
  button: { path: ({ page = paths.home }) => page },
});
