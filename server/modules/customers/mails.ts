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

/** Weekly: what needs attention at the customers of a partner, a line for each finding. */
export const customerFindings = defineMail<{ name?: string; companyName: string; total: string; findings: string }>({
  template: 'customer_findings',
  button: { path: () => paths.partnerCompanies },
});
