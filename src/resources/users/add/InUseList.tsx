import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LtrText } from '~/components/data/LtrText.tsx';
import type { AddUsersForm } from './addUsersSchema.ts';

const listed = 10;

/** Which of the addresses are taken, as far as they are still in the list, and the button that takes them out. */
export function InUseList({ used }: { used: ReadonlySet<string> }) {
  const { t } = useTranslation();
  const { setValue, trigger } = useFormContext<AddUsersForm>();
  const invites = useWatch<AddUsersForm, 'invites'>({ name: 'invites' });
  const taken = invites.filter((email) => used.has(email));
  if (taken.length === 0) return null;

  const removeAll = () => {
    setValue(
      'invites',
      invites.filter((email) => !used.has(email)),
      { shouldDirty: true },
    );
    void trigger('invites');
  };
  return (
    <div className="in-use">
      <ul>
        {taken.slice(0, listed).map((email) => (
          <li key={email}>
            <LtrText>{email}</LtrText>
          </li>
        ))}
        {taken.length > listed && <li>{t('addUsers.inUse.more', { count: taken.length - listed })}</li>}
      </ul>
      <button type="button" className="link-button" onClick={removeAll}>
        {t('addUsers.inUse.remove', { count: taken.length })}
      </button>
    </div>
  );
}
