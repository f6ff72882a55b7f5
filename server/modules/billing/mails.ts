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

interface PlanParams {
  name: string;
  companyName: string;
}
const button = { path: () => paths.billing };

/** To the account owner: the company goes to the free plan on `effectDate`, unless somebody takes it back. */
export const downgradePlanned = defineMail<PlanParams & { effectDate: string; adminName: string }>({
  template: 'downgrade_planned',
  button,
});
/** It stays on Boost, because somebody took it back or bought licences. */
export const planKept = defineMail<PlanParams>({ template: 'downgrade_withdrawn', button });
/** It is on the free plan. */
export const downgraded = defineMail<PlanParams>({ template: 'downgraded', button });
