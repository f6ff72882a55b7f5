import { paths } from '#contract/paths';
import { defineMail } from '../../mail/mailKind.ts';

interface ReceiptParams {
  name: string;
  companyName: string;
  customerName: string;
  number: string;
  licenses: string;
  amount: string;
  /** The day of the payment; formatted in the language of the mail. */
  effectDate: string;
  /** Set for partners, whose purchases are on a page of their own. */
  isPartner?: string;
}

/** Says that money has arrived, and where its invoice is. */
export const paymentReceipt = defineMail<ReceiptParams>({
  template: 'payment_receipt',
  button: { path: ({ isPartner }) => (isPartner ? paths.transactions : paths.billing) },
});
