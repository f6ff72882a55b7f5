import { paths } from '#contract/paths';
import { defineMail } from '../../mail/mailKind.ts';

/** Asks the admins of a customer to give their partner access. */
export const accessRequest = defineMail<{ name?: string; partnerName: string; companyName: string }>({
  template: 'access_request',
  button: { path: () => paths.accessForReseller },
});
