import { useMemo } from 'react';
import { useController } from 'react-hook-form';
import type { UserProfile } from '#contract/people/users';
import { ChoiceCards } from '~/components/form/inputs/ChoiceCards.tsx';
import { CreatableMultiSelect } from '~/components/form/inputs/CreatableMultiSelect.tsx';
import type { MultiOption } from '~/components/form/multi/multiOptions.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { formFieldsOf } from '~/schema/form/formField.ts';
import { day, email, text } from '~/schema/form/inputKinds.ts';
import { FieldInput } from '~/schema/form/SchemaFields.tsx';
import { useSetOptions } from '~/dataProvider/useSetOptions.ts';
import { useCan, useSession } from '~/session/useSession.ts';
import { useRoleChoices } from '../useRoleChoices.ts';
import { LanguageAndZoneFields } from './LanguageAndZoneFields.tsx';
import type { ProfileField, ProfileForm } from './profileForm.ts';
import formCss from '~/components/form/form.module.css';

interface ProfileFieldsProps {
  user: UserProfile;
  locked: ReadonlySet<ProfileField> | 'all';
}

const profile = formFieldsOf<ProfileForm>();
const fields = {
  name: profile(text, 'name', { label: 'profile.fields.name' }),
  lastName: profile(text, 'lastName', { label: 'profile.fields.lastName' }),
  email: profile(email, 'email', { label: 'profile.fields.email', isRequired: true }),
  awayFrom: profile(day, 'awayFrom', { label: 'profile.fields.awayFrom' }),
  awayUntil: profile(day, 'awayUntil', { label: 'profile.fields.awayUntil' }),
};

export function ProfileFields({ user, locked }: ProfileFieldsProps) {
  const { t } = useTranslation();
  const seesDepartments = useCan('departments:read');
  const seesGroups = useCan('groups:read');
  const isLocked = (field: ProfileField) => locked === 'all' || locked.has(field);
  const emailHelp = useEmailHelp(user);
  return (
    <>
      <div className={formCss.pair}>
        <FieldInput field={fields.name} disabled={isLocked('name')} />
        <FieldInput field={fields.lastName} disabled={isLocked('lastName')} />
      </div>
      <FieldInput field={fields.email} help={emailHelp} disabled={isLocked('email')} />
      <RoleField isLocked={isLocked('role')} />
      {seesDepartments && <SetField kind="departments" known={user.departments} isLocked={isLocked('departments')} />}
      {seesGroups && <SetField kind="groups" known={user.groups} isLocked={isLocked('groups')} />}
      <div className={formCss.field}>
        <div className={formCss.pair}>
          <FieldInput field={fields.awayFrom} disabled={isLocked('awayFrom')} />
          <FieldInput field={fields.awayUntil} disabled={isLocked('awayUntil')} />
        </div>
        <p className={formCss.help}>{t('profile.awayHelp')}</p>
      </div>
      <LanguageAndZoneFields user={user} isLocked={isLocked} />
    </>
  );
}

/** The help text of the address field: why it is locked, or what a change does. */
function useEmailHelp({ id, addressLock, unconfirmedNewEmail }: UserProfile): string | undefined {
  const { t } = useTranslation();
  const isOwn = useSession().user.id === id;
  if (addressLock === 'signed_in' || addressLock === 'not_inviter') return t(`profile.addressLocks.${addressLock}`);
  // The notice above the fields explains the other locks.
  if (addressLock) return undefined;
  if (unconfirmedNewEmail) return t('profile.emailWaiting', { email: unconfirmedNewEmail });
  return isOwn ? t('profile.emailHelp') : t('profile.emailCorrect');
}

function RoleField({ isLocked }: { isLocked: boolean }) {
  const { t } = useTranslation();
  const { field } = useController<ProfileForm, 'role'>({ name: 'role' });
  return (
    <ChoiceCards
      label={t('profile.fields.role')}
      value={field.value}
      onChange={field.onChange}
      disabled={isLocked}
      choices={useRoleChoices(field.value)}
    />
  );
}

interface SetFieldProps {
  kind: 'departments' | 'groups';
  /** The sets of the person; a long list of options may not contain them. */
  known: UserProfile['departments'];
  isLocked: boolean;
}

function SetField({ kind, known, isLocked }: SetFieldProps) {
  const { t } = useTranslation();
  const { options, isLoading, onSearch } = useSetOptions(kind, 'id');
  const all = useMemo<MultiOption[]>(() => {
    const present = new Set(options.map(({ value }) => value));
    return [...options, ...known.filter(({ id }) => !present.has(id)).map(({ id, name }) => ({ value: id, label: name }))];
  }, [options, known]);
  return (
    <CreatableMultiSelect
      name={kind}
      label={t(`profile.fields.${kind}`)}
      placeholder={t(`profile.fields.${kind}Placeholder`)}
      options={all}
      isLoading={isLoading}
      onSearch={onSearch}
      disabled={isLocked}
    />
  );
}
