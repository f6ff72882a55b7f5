import { paths } from '#contract/paths';
import { PageTabs } from '~/components/page/PageTabs.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCan } from '~/session/useSession.ts';

/** The tabs of the partner's pages about money and licences. */
export function TransactionTabs() {
  const { t } = useTranslation();
  const isReseller = useCan('resellerTransactions:read');
  const isSubreseller = useCan('subresellerTransactions:read');
  const tabs = [
    ...(isReseller ? [{ key: 'all', label: t('transactions.tabs.all'), to: paths.resellerTransactions }] : []),
    ...(isSubreseller ? [{ key: 'all', label: t('transactions.tabs.all'), to: paths.subResellerTransactions }] : []),
    { key: 'billing', label: t('transactions.tabs.billing'), to: paths.transactionsBilling },
    { key: 'allocations', label: t('transactions.allocations.title'), to: paths.licenseAllocations },
  ];
  return <PageTabs label={t('transactions.tabs.label')} tabs={tabs} />;
}
