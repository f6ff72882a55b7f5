import type { InvoiceStanding } from '#contract/billing/invoiceStates';
import { billingLimits } from '#contract/billing/limits';
import { transactionReports } from '#contract/billing/transactionReports';
import type { Transaction } from '#contract/billing/transactions';
import type { Tone } from '#contract/tones';
import { BuyLicences, LicenceBalanceCard } from '~/features/licences/public.ts';
import { ReportPage } from '~/report/page/ReportPage.tsx';
import { type ReportView, reportAddress } from '~/report/reportView.ts';
import { InvoiceLink } from './InvoiceLink.tsx';
import { TransactionTabs } from './TransactionTabs.tsx';

/** The lists of partners. */
type List = Exclude<keyof typeof transactionReports, 'house' | 'own'>;

const tones: Record<InvoiceStanding, Tone> = {
  open: 'warning',
  overdue: 'danger',
  paid: 'success',
  void: 'neutral',
  draft: 'neutral',
  uncollectible: 'danger',
};

/** One of the lists of transactions as a page shows it. */
export const transactionsView = (list: keyof typeof transactionReports, resource: string): ReportView<Transaction> => ({
  report: transactionReports[list],
  resource,
  address: reportAddress(transactionReports[list], { perPage: billingLimits.pageSize }),
  nameOf: ({ number, customer }) => number || customer,
  looks: () => ({
    number: { render: (row) => <InvoiceLink transaction={row} />, minWidth: 150 },
    status: {
      tones,
      warningOf: ({ daysOverdue }, wordOf) =>
        daysOverdue === null ? undefined : wordOf('transactions.overdueDays', { count: daysOverdue }),
    },
    method: { minWidth: 132 },
  }),
});

const views: Record<List, ReportView<Transaction>> = {
  billing: transactionsView('billing', 'transactions'),
  reseller: transactionsView('reseller', 'reseller-transactions'),
  subreseller: transactionsView('subreseller', 'subreseller-transactions'),
};

/** A list of transactions, with the invoice of each as PDF. */
export function TransactionsPage({ list }: { list: List }) {
  return (
    <ReportPage view={views[list]} pageTabs={<TransactionTabs />} head={<LicenceBalanceCard />} action={() => <BuyLicences />} />
  );
}

export const BillingTransactions = () => <TransactionsPage list="billing" />;
export const ResellerTransactions = () => <TransactionsPage list="reseller" />;
export const SubresellerTransactions = () => <TransactionsPage list="subreseller" />;
