import { useWatch } from 'react-hook-form';
import { SwitchInput } from '~/components/form/inputs/SwitchInput.tsx';
import { TextArea } from '~/components/form/inputs/TextArea.tsx';
import { TextInput } from '~/components/form/inputs/TextInput.tsx';
import { Notice } from '~/fields/Notice.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';

interface Notifying {
  notificationsEnabled: boolean;
  subject: string;
  message: string;
}

interface NotificationFieldsProps {
  /** When the notification is sent. */
  help: string;
  /** What happens without one. */
  off: string;
  /** False where an empty subject means the default one. */
  isSubjectRequired: boolean;
}

/** Whether people get a notification of a new task, and its text. */
export function NotificationFields({ help, off, isSubjectRequired }: NotificationFieldsProps) {
  const { t } = useTranslation();
  const isOn = useWatch<Notifying, 'notificationsEnabled'>({ name: 'notificationsEnabled' });
  return (
    <>
      <SwitchInput name="notificationsEnabled" label={t('campaigns.notification.label')} help={help} />
      {isOn ? (
        <>
          <TextInput name="subject" label={t('campaigns.notification.subject')} isRequired={isSubjectRequired} />
          <TextArea name="message" label={t('campaigns.notification.message')} help={t('campaigns.notification.messageHelp')} />
        </>
      ) : (
        <Notice tone="info">{off}</Notice>
      )}
    </>
  );
}
