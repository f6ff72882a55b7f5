import { Star } from 'lucide-react';
import { useId } from 'react';
import { helpLimits } from '#contract/help/limits';
import helpersCss from '~/app/theme/helpers.module.css';
import { useTranslation } from '~/i18n/useTranslation.ts';
import css from './SurveyDrawer.module.css';

const stars = Array.from({ length: helpLimits.surveyStars }, (_, index) => index + 1);

/** One to five stars as radio buttons; 0 is none yet. */
export function Stars({ rating, onChange }: { rating: number; onChange: (stars: number) => void }) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <fieldset className={css.stars}>
      <legend className={helpersCss.visuallyHidden}>{t('help.survey.rating')}</legend>
      {stars.map((count) => (
        <label key={count} data-on={count <= rating || undefined}>
          <input
            type="radio"
            name={name}
            className={helpersCss.visuallyHidden}
            checked={count === rating}
            onChange={() => onChange(count)}
          />
          <Star size={32} aria-hidden />
          <span className={helpersCss.visuallyHidden}>{t('help.survey.stars', { stars: count })}</span>
        </label>
      ))}
    </fieldset>
  );
}
