import type { Price } from '#contract/billing/licences';
import { monthlyPrice } from '#contract/billing/prices';
import { formatDate, formatMoney } from '~/components/data/format.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import css from './licences.module.css';

interface PriceSummaryProps {
  price: Price | undefined;
  /** False while the price of the last change is on its way. */
  isCurrent: boolean;
}

/** What a purchase costs, line by line, as the server says. */
export function PriceSummary({ price, isCurrent }: PriceSummaryProps) {
  const { t } = useTranslation();
  if (!price) return <p className={css.price}>{t('licences.price.enter')}</p>;
  const lines = [
    { key: 'unit', label: t('transactions.fields.unitPrice'), cents: price.pricePerLicense },
    { key: 'subtotal', label: t('transactions.fields.subtotal'), cents: price.subtotal },
    ...(price.discount > 0 ? [{ key: 'discount', label: t('transactions.fields.discount'), cents: -price.discount }] : []),
    ...(price.bankWithdrawal > 0
      ? [
          { key: 'total', label: t('licences.price.total'), cents: price.total },
          { key: 'withdrawal', label: t('transactions.fields.withdrawal'), cents: -price.bankWithdrawal },
        ]
      : []),
  ];
  const monthly = formatMoney(Math.round(Number(monthlyPrice(price.pricePerLicense)) * 100));
  return (
    <section className={css.price} aria-label={t('licences.price.title')} aria-busy={!isCurrent} aria-live="polite">
      <dl>
        {lines.map(({ key, label, cents }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{formatMoney(cents)}</dd>
          </div>
        ))}
        <div className={css.due}>
          <dt>{t('transactions.fields.amountDue')}</dt>
          <dd>{formatMoney(price.amountDue)}</dd>
        </div>
      </dl>
      <p>
        {price.isUpgrade ? t('licences.price.rest') : t('licences.price.monthly', { amount: monthly })}
        <br />
        {t('licences.price.until', { date: formatDate(price.periodEnd) })}
      </p>
    </section>
  );
}
