import { Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { textGap } from '~/i18n/textGap.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import type { Reach } from './audience.ts';
import css from './audience.module.css';

interface ReachLineProps extends Reach {
  /** Where the texts are: how many get it, who does not, and that it could not be found out. */
  texts: 'campaigns.reach' | 'exercise.settings.reach' | 'policies.reach' | 'monthly.reach';
  /** A button behind the text. */
  children?: ReactNode;
}

/** How many people get the campaign, how many do not and why. */
export function ReachLine({ people, disabled, isFailed, texts, children }: ReachLineProps) {
  const { t } = useTranslation();
  return (
    <div className={css.reach}>
      <Users size={16} aria-hidden />
      <div>
        <span role="status">
          {isFailed && t(`${texts}.failed`)}
          {!isFailed && people === undefined && t('common.loading')}
          {people !== undefined && t(`${texts}.count`, { count: people })}
          {disabled > 0 && textGap() + t(`${texts}.disabled`, { count: disabled })}
        </span>
        {children}
      </div>
    </div>
  );
}
