import { useController, useWatch } from 'react-hook-form';
import { getHome, type Home } from '#contract/company/home';
import { ChoiceCards } from '~/components/form/inputs/ChoiceCards.tsx';
import { useEndpoint } from '~/dataProvider/index.ts';
import { Notice } from '~/fields/Notice.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useSession } from '~/session/useSession.ts';
import type { NotificationForm } from './addUsersSchema.ts';

/** The course that a company without any training so far can start with, in its language and on its plan; null if none. */
export function useFirstCourse(): Home['annual'] {
  const { company, plan } = useSession();
  const isOver = plan === 'trialEnded' && !company.distribution.isPartner;
  const { data } = useEndpoint(getHome, { query: { languageCode: company.lang } }, { enabled: !isOver });
  if (!data || data.activeTrainings > 0 || data.endedTrainings > 0) return null;
  return data.annual?.needsPlan ? null : data.annual;
}

/** Offers to start the first course for everybody in the same step, in a company that never had a training. */
export function BeginTraining() {
  const { t } = useTranslation();
  const course = useFirstCourse();
  const { field } = useController<NotificationForm, 'notificationList'>({ name: 'notificationList' });
  const isNotified = useWatch<NotificationForm, 'notification'>({ name: 'notification' });
  if (!course) return null;
  if (!isNotified) return <Notice tone="info">{t('addUsers.begin.off')}</Notice>;
  return (
    <ChoiceCards
      label={t('addUsers.begin.title')}
      value={field.value}
      onChange={field.onChange}
      choices={[
        { value: 'userOnly', label: t('addUsers.begin.userOnly') },
        {
          value: 'beginTraining',
          label: t('addUsers.begin.beginTraining'),
          help: t('addUsers.begin.help', { course: course.name }),
        },
      ]}
    />
  );
}
