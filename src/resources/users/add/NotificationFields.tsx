import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { peopleLimits } from '#contract/people/limits';
import { SwitchInput } from '~/components/form/inputs/SwitchInput.tsx';
import { TextArea } from '~/components/form/inputs/TextArea.tsx';
import { TextInput } from '~/components/form/inputs/TextInput.tsx';
import { Notice } from '~/fields/Notice.tsx';
import type { NotificationForm } from './addUsersSchema.ts';
import { OwnTextsNote } from './OwnTextsNote.tsx';

interface NotificationProps {
  role: 'user' | 'admin';
  /** How many people are about to be added. */
  count: number;
}

const useIsOn = () => useWatch<NotificationForm, 'notification'>({ name: 'notification' });

/** Switches the notification on or off; a field of the surrounding form. */
export function NotificationSwitch({ role, count }: NotificationProps) {
  const { t } = useTranslation();
  const isOn = useIsOn();
  const isAdmin = role === 'admin';
  return (
    <>
      <SwitchInput
        name="notification"
        label={t('addUsers.notification.label')}
        help={isOn && (isAdmin ? t('addUsers.notification.adminHelp') : t('addUsers.notification.learnerHelp'))}
      />
      {!isOn && (
        <Notice tone="info">
          {isAdmin ? t('addUsers.notification.offAdmin') : t('addUsers.notification.offLearner')}
          {count > peopleLimits.mailedByDefault && (
            <div>{t('addUsers.notification.offMany', { limit: peopleLimits.mailedByDefault })}</div>
          )}
        </Notice>
      )}
      {isOn && <OwnTextsNote count={count} />}
    </>
  );
}

/** Subject and message of the notification, while it is on. */
export function NotificationTexts() {
  const { t } = useTranslation();
  if (!useIsOn()) return null;
  return (
    <>
      <TextInput name="subject" label={t('addUsers.notification.subject')} isRequired />
      <TextArea name="message" label={t('addUsers.notification.message')} />
    </>
  );
}
