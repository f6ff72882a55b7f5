import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Notice } from '~/components/form/Notice.tsx';
import { SwitchInput } from '~/components/form/SwitchInput.tsx';
import { TextArea } from '~/components/form/TextArea.tsx';
import { TextInput } from '~/components/form/TextInput.tsx';
import type { SettingsForm } from './settingsSchema.ts';

/** Whether people are told when they get the course, and in which words. */
export function NotificationFields() {
  const { t } = useTranslation();
  const isOn = useWatch<SettingsForm, 'notificationsEnabled'>({ name: 'notificationsEnabled' });
  return (
    <>
      <SwitchInput name="notificationsEnabled" label={t('campaigns.notification.label')} help={t('campaigns.notification.help')} />
      {isOn ? (
        <>
          <TextInput name="subject" label={t('campaigns.notification.subject')} isRequired />
          <TextArea name="message" label={t('campaigns.notification.message')} help={t('campaigns.notification.messageHelp')} />
        </>
      ) : (
        <Notice tone="info">{t('campaigns.notification.off')}</Notice>
      )}
    </>
  );
}
