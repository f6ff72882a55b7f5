import type { VerdictPreview } from '#contract/simulation/review';
import { formatNumber } from '~/components/data/format.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import css from './review.module.css';

const figures = ['opened', 'clicked', 'phished', 'toReview'] as const;

interface ChangesProps {
  preview: VerdictPreview;
  /** Whether it also counts for what comes later. */
  isLasting: boolean;
}

/** How many events and people a verdict is about, and the figures of its campaign before and after it. */
export function Changes({ preview, isLasting }: ChangesProps) {
  const { t } = useTranslation();
  return (
    <div className={css.changes} role="status">
      <p>{t('simulationReview.counted', { events: formatNumber(preview.events), people: formatNumber(preview.people) })}</p>
      {isLasting && <p>{t('simulationReview.later')}</p>}
      <dl aria-label={t('simulationReview.figures')}>
        {figures.map((name) => {
          const { before, after } = preview.figures[name];
          return (
            <div key={name} data-changed={before !== after || undefined}>
              <dt>{t(`simulationReport.fields.${name}`)}</dt>
              <dd>
                <bdi>{formatNumber(before)}</bdi> <span aria-hidden className={css.arrow} /> <bdi>{formatNumber(after)}</bdi>
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
