import { billingLimits } from '#contract/billing/limits';
import { allocationsReport } from '#contract/billing/transactionReports';
import type { Allocation } from '#contract/billing/transactions';
import { BuyLicences, LicenceBalanceCard } from '~/features/licences/public.ts';
import { ReportPage } from '~/report/page/ReportPage.tsx';
import { type ReportView, reportAddress } from '~/report/reportView.ts';
import { TransactionTabs } from '../transactions/public.ts';

const view: ReportView<Allocation> = {
  report: allocationsReport,
  resource: 'license-allocations',
  address: reportAddress(allocationsReport, { perPage: billingLimits.pageSize }),
  nameOf: ({ companyName }) => companyName,
  looks: () => ({ kind: { tones: { allocated: 'success', returned: 'neutral' } } }),
};

/** The log of allocations. */
export function AllocationsPage() {
  return <ReportPage view={view} pageTabs={<TransactionTabs />} head={<LicenceBalanceCard />} action={() => <BuyLicences />} />;
}
