import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Notice } from '~/components/form/Notice.tsx';
import { SwitchInput } from '~/components/form/SwitchInput.tsx';
import { TextArea } from '~/components/form/TextArea.tsx';
import { TextInput } from '~/components/form/TextInput.tsx';
import type { NotificationForm } from './addUsersSchema.ts';

/** Whether people are told, and in which words; for the form around it. */
export function NotificationFields({ role }: { role: 'user' | 'admin' }) {
  const { t } = useTranslation();
  const isOn = useWatch<NotificationForm, 'notification'>({ name: 'notification' });
  const isAdmin = role === 'admin';
  return (
    <>
      <SwitchInput
        name="notification"
        label={t('addUsers.notification.label')}
        help={isOn && (isAdmin ? t('addUsers.notification.adminHelp') : t('addUsers.notification.learnerHelp'))}
      />
      {isOn ? (
        <>
          <TextInput name="subject" label={t('addUsers.notification.subject')} isRequired />
          <TextArea name="message" label={t('addUsers.notification.message')} />
        </>
      ) : (
        <Notice tone="info">{isAdmin ? t('addUsers.notification.offAdmin') : t('addUsers.notification.offLearner')}</Notice>
      )}
    </>
  );
}
