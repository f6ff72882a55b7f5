import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Notice } from '~/components/form/Notice.tsx';
import { SwitchInput } from '~/components/form/SwitchInput.tsx';
import type { AddUsersForm } from './addUsersSchema.ts';
import { useFirstCourse } from './useFirstCourse.ts';

/** For a company that never had a training: begins with it, for everybody, in the same step. */
export function BeginTraining() {
  const { t } = useTranslation();
  const course = useFirstCourse();
  const isTold = useWatch<AddUsersForm, 'notification'>({ name: 'notification' });
  if (!course) return null;
  if (!isTold) return <Notice tone="info">{t('addUsers.begin.off')}</Notice>;
  return (
    <SwitchInput name="beginTraining" label={t('addUsers.begin.label')} help={t('addUsers.begin.help', { course: course.name })} />
  );
}
