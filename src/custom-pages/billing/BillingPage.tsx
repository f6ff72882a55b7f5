import Skeleton from '@mui/material/Skeleton';
import { getPaymentNotice } from '#contract/billing/checkout';
import { getLicences } from '#contract/billing/licences';
import { getPlannedDowngrade } from '#contract/billing/plannedDowngrade';
import { getBank, listSubscriptions } from '#contract/billing/subscriptions';
import { formatDate, formatMoney, formatNumber } from '~/components/data/format.ts';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { PageHeader } from '~/components/page/PageHeader.tsx';
import { useEndpoint } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { OwnInvoices } from '~/resources/own-invoices/public.ts';
import { useCan, useSession } from '~/session/useSession.ts';
import { PaymentNotice } from './PaymentNotice.tsx';
import { PlanCard } from './PlanCard.tsx';
import { PlannedDowngrade } from './PlannedDowngrade.tsx';
import cardCss from '~/components/page/card.module.css';
import css from './billing.module.css';

/** The plan of the company, its licences what it has to pay, and its invoices. */
export function BillingPage() {
  const { t } = useTranslation();
  const { plan, company } = useSession();
  const subscriptions = useEndpoint(listSubscriptions, {});
  const licences = useEndpoint(getLicences, {});
  const bank = useEndpoint(getBank, {});
  const notice = useEndpoint(getPaymentNotice, {});
  const downgrade = useEndpoint(getPlannedDowngrade, {});
  const reads = [subscriptions, licences, bank, notice, downgrade];
  const error = reads.find((read) => read.error)?.error;
  const retry = () => {
    for (const read of reads) if (read.isError) void read.refetch();
  };
  // A customer with Boost but without licenses has them elsewhere: in another vendor’s console.
  const isElsewhere = plan === 'boost' && !company.distribution.isPartner && licences.data?.isActive === false;
  // Partners have pages of their own for what they buy.
  const isListedElsewhere = useCan('transactions:read');
  const isReady = subscriptions.data && licences.data && bank.data && notice.data && downgrade.data;
  return (
    <>
      <PageHeader title={t('shell.nav.billing')} text={t('billing.text')} />
      {error && <ErrorAlert error={error} onRetry={retry} sx={{ mb: 2 }} />}
      {!error && !isReady && <Skeleton variant="rounded" height={280} />}
      {isReady && (
        <div className={css.page}>
          {notice.data.notice && <PaymentNotice notice={notice.data.notice} onRefused={() => void notice.refetch()} />}
          {downgrade.data.planned && <PlannedDowngrade planned={downgrade.data.planned} />}
          <PlanCard subscriptions={subscriptions.data} lots={licences.data.lots} isDowngrading={downgrade.data.planned !== null} />
          <div className={css.figures}>
            {!isElsewhere && (
              <Figure title={t('billing.licences.title')} value={formatNumber(licences.data.balance)}>
                {licences.data.isActive && licences.data.expiresAt
                  ? t('billing.licences.until', { date: formatDate(String(licences.data.expiresAt)) })
                  : t('billing.licences.none')}
              </Figure>
            )}
            {bank.data.balance !== null && (
              <Figure title={t('billing.bank.title')} value={formatMoney(bank.data.balance)}>
                {t('billing.bank.text')}
              </Figure>
            )}
          </div>
          {!isListedElsewhere && <OwnInvoices />}
        </div>
      )}
    </>
  );
}

function Figure({ title, value, children }: { title: string; value: string; children: string }) {
  return (
    <section className={cardCss.card}>
      <h2 className={css.title}>{title}</h2>
      <p className={css.figure}>{value}</p>
      <p className={css.quiet}>{children}</p>
    </section>
  );
}
