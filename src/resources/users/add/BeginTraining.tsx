import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChoiceCards } from '~/components/form/ChoiceCards.tsx';
import { Notice } from '~/components/form/Notice.tsx';
import type { NotificationForm } from './addUsersSchema.ts';
import { useFirstCourse } from './useFirstCourse.ts';

/** For a company that never had a training: begins with it, for everybody, in the same step. */
export function BeginTraining() {
  const { t } = useTranslation();
  const course = useFirstCourse();
  const { field } = useController<NotificationForm, 'notificationList'>({ name: 'notificationList' });
  const isTold = useWatch<NotificationForm, 'notification'>({ name: 'notification' });
  if (!course) return null;
  if (!isTold) return <Notice tone="info">{t('addUsers.begin.off')}</Notice>;
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
