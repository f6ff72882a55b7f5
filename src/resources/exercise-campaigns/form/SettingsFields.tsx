import { useWatch } from 'react-hook-form';
import type { ExerciseCampaign } from '#contract/exercise/campaigns';
import { exerciseLimits } from '#contract/exercise/limits';
import { CampaignAudience } from '~/features/audience/public.ts';
import { DeadlineFields, NotificationFields, StartField } from '~/features/campaign-settings/public.ts';
import { Notice } from '~/fields/Notice.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { AudienceReach } from './AudienceReach.tsx';
import type { ExerciseForm } from './exerciseForm.ts';
import { minDaysOf } from './minDaysOf.ts';
import formCss from '~/components/form/form.module.css';
import css from './form.module.css';

/** The settings of a campaign: a step of the wizard, and the dialog of a campaign that exists. */
export function SettingsFields({ campaign }: { campaign?: ExerciseCampaign }) {
  const { t } = useTranslation();
  const isOn = useWatch<ExerciseForm, 'notificationsEnabled'>({ name: 'notificationsEnabled' });
  return (
    <div className={css.settings}>
      <section className={formCss.column}>
        <CampaignAudience campaign={campaign}>
          {(chosen, others) => <AudienceReach chosen={chosen} others={others} />}
        </CampaignAudience>
      </section>
      <section className={formCss.column}>
        <NotificationFields
          help={t('exercise.settings.notificationHelp')}
          off={t('exercise.settings.notificationOff')}
          isSubjectRequired={false}
        />
        {isOn && <Notice tone="info">{t('exercise.settings.reminder')}</Notice>}
      </section>
      <section className={formCss.column}>
        <Deadline campaign={campaign} />
        <StartField isEditing={campaign !== undefined} />
      </section>
    </div>
  );
}

/** Days that have passed are no choice, and the reason is there before somebody tries. */
function Deadline({ campaign }: { campaign: ExerciseCampaign | undefined }) {
  const { t } = useTranslation();
  const min = minDaysOf(campaign);
  const isOver = (days: number) => days < min && days !== campaign?.daysToComplete;
  const reason = exerciseLimits.daysToComplete.presets.some(isOver) && (
    <p className={formCss.help}>{t('exercise.settings.daysPassed', { days: min - 1, min })}</p>
  );
  return <DeadlineFields isOver={isOver} help={reason} />;
}
