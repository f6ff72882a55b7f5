import { getLicences, type LicenceBalance } from '#contract/billing/licences';
import { getBank } from '#contract/billing/subscriptions';
import { formatDate, formatMoney, formatNumber } from '~/components/data/format.ts';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { useEndpoint } from '~/dataProvider/index.ts';
import cardCss from '~/components/page/card.module.css';
import { useTranslation } from '~/i18n/useTranslation.ts';
import css from './licences.module.css';

/** Licences that the company may use or allocate, with their ends, and its prepaid credit if it has any. */
export function LicenceBalanceCard() {
  const { t } = useTranslation();
  const { data: licences, error, refetch } = useEndpoint(getLicences, {});
  const bank = useEndpoint(getBank, {}).data?.balance ?? null;
  if (error && !licences) return <ErrorAlert error={error} onRetry={() => void refetch()} />;
  return (
    <section className={`${cardCss.card} ${css.balance}`} aria-label={t('licences.balance.title')} aria-busy={!licences}>
      <dl>
        <div>
          <dt>{t('licences.balance.title')}</dt>
          <dd>
            <strong>{licences ? formatNumber(licences.balance) : '–'}</strong>
            {licences && <Ends licences={licences} />}
          </dd>
        </div>
        {bank !== null && (
          <div>
            <dt>{t('licences.balance.credit')}</dt>
            <dd>
              <strong>{formatMoney(bank)}</strong>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

/** When the licences end: each end with its number, the next one first. */
function Ends({ licences: { lots, isExpired, expiresAt } }: { licences: LicenceBalance }) {
  const { t } = useTranslation();
  if (isExpired && expiresAt) return <span>{t('licences.balance.ended', { date: formatDate(expiresAt) })}</span>;
  if (lots.length === 0) return <span>{t('licences.balance.none')}</span>;
  const ends = lots.map(({ seats, endsAt }) => t('licences.balance.lot', { licenses: seats, date: formatDate(endsAt) }));
  return <span>{ends.join(' · ')}</span>;
}
