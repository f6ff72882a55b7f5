import type { Price } from '#contract/billing/licences';
import { formatDate, formatMoney } from '~/components/data/format.ts';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useMonthlyPrice } from './useMonthlyPrice.ts';
import css from './billing.module.css';

interface PriceLinesProps {
  price: Price | undefined;
  error: Error | null;
}

/** The price per user and month, and what is paid today. */
export function PriceLines({ price, error }: PriceLinesProps) {
  const { t } = useTranslation();
  const month = useMonthlyPrice();
  if (error) return <ErrorAlert error={error} />;
  if (!price || month === undefined) return null;
  return (
    <div className={css.price} aria-live="polite">
      <p>
        <strong>{t('billing.upgrade.month', { price: month })}</strong> <span className={css.quiet}>{t('billing.boost.note')}</span>
      </p>
      <dl className={css.facts}>
        <Line name={t('transactions.fields.subtotal')} cents={price.subtotal} />
        {price.discount > 0 && <Line name={t('transactions.fields.discount')} cents={-price.discount} />}
        <Line name={t('billing.upgrade.total')} cents={price.total} />
      </dl>
      <p className={css.quiet}>
        {price.isUpgrade
          ? t('billing.upgrade.until', { date: formatDate(String(price.periodEnd)) })
          : t('billing.upgrade.year', { date: formatDate(String(price.periodEnd)) })}
      </p>
    </div>
  );
}

const Line = ({ name, cents }: { name: string; cents: number }) => (
  <div>
    <dt>{name}</dt>
    <dd>{formatMoney(cents)}</dd>
  </div>
);
