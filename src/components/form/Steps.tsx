import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import helpersCss from '~/app/theme/helpers.module.css';
import { useTranslation } from '~/i18n/useTranslation.ts';
import css from './Steps.module.css';

interface StepsProps {
  /** Titles of the steps, in order. */
  steps: readonly string[];
  current: number;
  /** Content below the steps. */
  aside?: ReactNode;
  /** True for a wizard that is a page, false inside a dialog or drawer. */
  isOnPage?: boolean;
  children: ReactNode;
}

/** The layout of a wizard: steps at the side (on narrow screens above), the current step beside them. */
export function Steps({ steps, current, aside, isOnPage = false, children }: StepsProps) {
  const { t } = useTranslation();
  return (
    <div className={css.steps} data-on-page={isOnPage || undefined}>
      <div className={css.side}>
        <ol className={css.list} aria-label={t('form.steps')}>
          {steps.map((title, index) => (
            <li key={title} aria-current={index === current ? 'step' : undefined} data-done={index < current}>
              <span className={css.mark} aria-hidden>
                {index < current ? <Check size={14} /> : index + 1}
              </span>
              <span>
                {title}
                {index < current && <span className={helpersCss.visuallyHidden}> {t('form.stepDone')}</span>}
              </span>
            </li>
          ))}
        </ol>
        {aside}
      </div>
      <div data-testid="step">{children}</div>
    </div>
  );
}
