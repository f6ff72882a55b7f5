import { useMemo } from 'react';
import type { UserProfile } from '#contract/people/users';
import { refreshUser } from '~/authProvider/openSession.ts';
import { useToast } from '~/components/feedback/useToast.ts';
import { ErrorSummary } from '~/components/form/ErrorSummary.tsx';
import { FormFrame, FormNotices } from '~/components/form/FormFrame.tsx';
import { SaveFoot } from '~/components/form/SaveFoot.tsx';
import { useRecordForm } from '~/components/form/useRecordForm.ts';
import { Notice } from '~/fields/Notice.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCan } from '~/session/useSession.ts';
import { ProfileFields } from './ProfileFields.tsx';
import { fromRecord, hasFixedRole, lockedFields, type ProfileForm, profileSchema, toRequest } from './profileForm.ts';
import { useOwnAddress } from './useOwnAddress.tsx';
import formCss from '~/components/form/form.module.css';
import css from './profile.module.css';

/** The form of the person in the surrounding EditBase. */
function useProfileForm(user: UserProfile, onSaved: () => Promise<void>) {
  const { t } = useTranslation();
  const toast = useToast();
  return useRecordForm({
    schema: profileSchema,
    values: useMemo(() => fromRecord(user), [user]),
    draft: `profile ${user.id}`,
    toRequest: (values) => toRequest(values, user.email),
    valuesOf: fromRecord,
    onSaved: (_saved: UserProfile) => {
      toast.success(t('profile.saved'));
      return onSaved();
    },
  });
}

interface EditTabProps {
  user: UserProfile;
  isOwn: boolean;
}

/** The form that edits a person. */
export function EditTab({ user, isOwn }: EditTabProps) {
  const { t } = useTranslation();
  const mayWriteAll = useCan('users:write');
  const mayWriteOwn = useCan('profile:own');
  const mayWrite = mayWriteAll || (isOwn && mayWriteOwn);
  // The user menu shows one's own name: read it again.
  const saving = useProfileForm(user, async () => {
    if (isOwn) await refreshUser();
  });
  const { isDirty } = saving;
  const own = useOwnAddress(user, saving);
  const save = isOwn ? own.save : saving.save;
  const locked = lockedFields(user);
  const reason = !mayWrite ? t('profile.locked') : isDirty ? undefined : t('profile.nothingToSave');
  return (
    <>
      <FormFrame saving={saving} className={css.form} onSubmit={() => reason === undefined && save()}>
        <div className={`${formCss.column} ${css.fields}`}>
          <FormNotices saving={saving} />
          <ErrorSummary<ProfileForm>
            labels={{
              name: t('profile.fields.name'),
              lastName: t('profile.fields.lastName'),
              email: t('profile.fields.email'),
              awayFrom: t('profile.fields.awayFrom'),
              awayUntil: t('profile.fields.awayUntil'),
              language: t('profile.fields.language'),
              timeZone: t('profile.fields.timeZone'),
            }}
          />
          <LockNotices user={user} />
          <ProfileFields user={user} locked={mayWrite ? locked : 'all'} />
        </div>
        <SaveFoot saving={saving} reason={reason} />
      </FormFrame>
      {own.dialog}
    </>
  );
}

/** The locks to explain, in this order. */
const explainedLocks = ['role_above', 'own_admins_only', 'scim_managed', 'account_owner', 'last_admin', 'self'] as const;

function LockNotices({ user }: { user: UserProfile }) {
  const { t } = useTranslation();
  const isSelf = user.locks.includes('self');
  const locks = explainedLocks
    // The text about one's own account already says that the role can't be changed.
    .filter((lock) => user.locks.includes(lock) && !(isSelf && lock === 'account_owner'))
    .map((lock) => t(`profile.locks.${lock}`));
  const texts = hasFixedRole(user) ? [t('profile.locks.house', { role: t(`common.roles.${user.role}`) }), ...locks] : locks;
  if (texts.length === 0) return null;
  return (
    <Notice tone="info">
      {texts.map((text) => (
        <div key={text}>{text}</div>
      ))}
    </Notice>
  );
}
