import { useWatch } from 'react-hook-form';
import { peopleLimits } from '#contract/people/limits';
import { SwitchInput } from '~/components/form/inputs/SwitchInput.tsx';
import { TextArea } from '~/components/form/inputs/TextArea.tsx';
import { TextInput } from '~/components/form/inputs/TextInput.tsx';
import type { InvitationKind } from '#locales/invitations.ts';
import { Notice } from '~/fields/Notice.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import type { NotificationForm } from './addUsersSchema.ts';
import { OwnTextsNote } from './OwnTextsNote.tsx';

interface NotificationProps {
  kind: InvitationKind;
  /** How many people are about to be added. */
  count: number;
}

const useIsOn = () => useWatch<NotificationForm, 'notification'>({ name: 'notification' });

const helps = { user: 'learnerHelp', admin: 'adminHelp', adminSso: 'ssoHelp' } as const satisfies Record<InvitationKind, string>;
const offs = { user: 'offLearner', admin: 'offAdmin', adminSso: 'offSso' } as const satisfies Record<InvitationKind, string>;

/** Switches the notification on or off; a field of the surrounding form. */
export function NotificationSwitch({ kind, count }: NotificationProps) {
  const { t } = useTranslation();
  const isOn = useIsOn();
  return (
    <>
      <SwitchInput
        name="notification"
        label={t('addUsers.notification.label')}
        help={isOn && t(`addUsers.notification.${helps[kind]}`)}
      />
      {!isOn && (
        <Notice tone="info">
          {t(`addUsers.notification.${offs[kind]}`)}
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
