import { Users } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { textGap } from '~/i18n/textGap.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import type { ExerciseForm } from './exerciseForm.ts';
import { LearnersDrawer } from './LearnersDrawer.tsx';
import { useReach } from './useReach.ts';
import linkButtonCss from '~/components/page/linkButton.module.css';
import css from './form.module.css';

/** How many people get the exercise, how many do not and why, and who they are. `others` are chosen by name, and not in the form. */
export function AudienceReach({ others = 0 }: { others?: number }) {
  const { t } = useTranslation();
  const { people, disabled, isFailed } = useReach(others);
  const type = useWatch<ExerciseForm, 'usersType'>({ name: 'usersType' });
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={css.reach}>
      <Users size={16} aria-hidden />
      <div>
        <span role="status">
          {isFailed && t('exercise.settings.reach.failed')}
          {!isFailed && people === undefined && t('common.loading')}
          {people !== undefined && t('exercise.settings.reach.people', { count: people })}
          {disabled > 0 && textGap() + t('exercise.settings.reach.disabled', { count: disabled })}
        </span>
        {/* Those chosen by name are in the field already. */}
        {type !== 'USERS_SELECTED' && people !== undefined && people > 0 && (
          <button type="button" className={linkButtonCss.button} onClick={() => setOpen(true)}>
            {t('exercise.settings.reach.view')}
          </button>
        )}
      </div>
      {isOpen && <LearnersDrawer onClose={() => setOpen(false)} />}
    </div>
  );
}
