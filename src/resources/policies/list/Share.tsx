import type { Policy } from '#contract/policies/policies';
import { formatNumber } from '~/components/data/format.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import css from './share.module.css';

type Figures = Pick<NonNullable<Policy['current']>, 'acknowledged' | 'assignments'>;

/** How many of the people have acknowledged, as numbers and as a bar. */
export function Share({ acknowledged, assignments }: Figures) {
  const { t } = useTranslation();
  return (
    <span className={css.share}>
      <span>{t('policies.share', { n: formatNumber(acknowledged), of: formatNumber(assignments) })}</span>
      <span className={css.track} aria-hidden>
        <span className={css.bar} style={{ inlineSize: `${(100 * acknowledged) / Math.max(assignments, 1)}%` }} />
      </span>
    </span>
  );
}
