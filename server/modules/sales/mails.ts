import { paths } from '#contract/paths';
import { defineMail } from '../../mail/mailKind.ts';

interface Params {
  id: string;
  email: string;
  fullName: string;
  companyName: string;
  users: string;
  phone: string;
  text: string;
}

/** To the house. `phone` is a dash until the quote form is there. */
export const salesMail = defineMail<Params>({
  template: 'sales_request',
  button: { path: ({ id = '' }) => `${paths.salesRequests}?request=${id}` },
  isAnsweredToSender: true,
});
