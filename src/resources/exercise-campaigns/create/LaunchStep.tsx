import { CalendarDays, Mails, Users } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import type { Pack } from '#contract/exercise/templates';
import { formatDateTime, formatNumber } from '~/components/data/format.ts';
import { TextInput } from '~/components/form/inputs/TextInput.tsx';
import { daysOf, isNow, momentOf } from '~/features/campaign-rules/public.ts';
import { textGap } from '~/i18n/textGap.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { AudienceReach } from '../form/AudienceReach.tsx';
import { audienceOf, type ExerciseForm } from '../form/exerciseForm.ts';
import { useReach } from '../form/useReach.ts';
import css from './wizard.module.css';

/** The name of the campaign, and what will happen: to whom, with what, when. */
export function LaunchStep({ packs }: { packs: readonly Pack[] }) {
  const { t } = useTranslation();
  const form = useWatch<ExerciseForm>() as ExerciseForm;
  const audience = audienceOf(form);
  const { people } = useReach(audience);
  const pack = packs.find(({ id }) => id === form.packId);
  const templates = pack ? pack.templatesTotalCount : form.templates.length;
  const cards = [
    { key: 'learners', Icon: Users, value: people === undefined ? '–' : formatNumber(people) },
    { key: 'templates', Icon: Mails, value: formatNumber(templates) },
    { key: 'days', Icon: CalendarDays, value: formatNumber(daysOf(form)) },
  ] as const;
  const start = isNow(form.startDate, Date.now())
    ? t('exercise.wizard.summary.now')
    : t('exercise.wizard.summary.later', { date: formatDateTime(new Date(momentOf(form.startDate))) });
  const told = t(form.notificationsEnabled ? 'exercise.wizard.summary.told' : 'exercise.wizard.summary.untold');
  return (
    <section className={css.launch}>
      <h2>{t('exercise.wizard.ready')}</h2>
      <TextInput name="name" label={t('exercise.wizard.name')} isRequired />
      <dl className={css.cards}>
        {cards.map(({ key, Icon, value }) => (
          <div key={key}>
            <dt>
              <Icon size={16} aria-hidden /> {t(`exercise.cards.${key}`)}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <AudienceReach chosen={audience} />
      <p>{start + textGap() + told}</p>
    </section>
  );
}
