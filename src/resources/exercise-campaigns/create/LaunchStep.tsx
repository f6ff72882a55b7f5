import { CalendarDays, Mails, Users } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import type { Pack } from '#contract/exercise/templates';
import { formatDateTime, formatNumber } from '~/components/data/format.ts';
import { audienceOf } from '~/features/audience/public.ts';
import { daysOf, isNow, momentOf } from '~/features/campaign-rules/public.ts';
import { ReviewStep } from '~/features/wizard/public.ts';
import { textGap } from '~/i18n/textGap.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { AudienceReach } from '../form/AudienceReach.tsx';
import type { ExerciseForm } from '../form/exerciseForm.ts';
import { useReach } from '../form/useReach.ts';

/** The name of the campaign, and what will happen: to whom, with what, when. */
export function LaunchStep({ packs }: { packs: readonly Pack[] }) {
  const { t } = useTranslation();
  const form = useWatch<ExerciseForm>() as ExerciseForm;
  const audience = audienceOf(form);
  const { people } = useReach(audience);
  const pack = packs.find(({ id }) => id === form.packId);
  const templates = pack ? pack.templatesTotalCount : form.templates.length;
  const figures = [
    { Icon: Users, label: t('campaigns.cards.learners'), value: people === undefined ? '–' : formatNumber(people) },
    { Icon: Mails, label: t('campaigns.cards.templates'), value: formatNumber(templates) },
    { Icon: CalendarDays, label: t('exercise.cards.days'), value: formatNumber(daysOf(form)) },
  ];
  const start = isNow(form.startDate, Date.now())
    ? t('exercise.wizard.summary.now')
    : t('exercise.wizard.summary.later', { date: formatDateTime(new Date(momentOf(form.startDate))) });
  const notice = t(form.notificationsEnabled ? 'exercise.wizard.summary.told' : 'exercise.wizard.summary.untold');
  return (
    <ReviewStep title={t('exercise.wizard.ready')} nameLabel={t('exercise.wizard.name')} figures={figures}>
      <AudienceReach chosen={audience} />
      <p>{start + textGap() + notice}</p>
    </ReviewStep>
  );
}
