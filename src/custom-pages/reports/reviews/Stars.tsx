import { useTranslation } from 'react-i18next';
import { reportLimits } from '#contract/reports/limits';

/** A rating from one to reportLimits.reviewStars. i18n-keys: reports.stars.* */
export function Stars({ rating }: { rating: number }) {
  const { t } = useTranslation();
  return (
    <span className="stars" role="img" aria-label={t(`reports.stars.${rating}` as 'reports.stars.1')}>
      {'★'.repeat(rating)}
      <i>{'★'.repeat(Math.max(0, reportLimits.reviewStars - rating))}</i>
    </span>
  );
}
