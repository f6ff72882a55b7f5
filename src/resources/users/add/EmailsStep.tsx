import { useController, useFormContext, useWatch } from 'react-hook-form';
import { LtrText } from '~/components/data/LtrText.tsx';
import { ChoiceCards } from '~/components/form/inputs/ChoiceCards.tsx';
import { CreatableMultiSelect } from '~/components/form/inputs/CreatableMultiSelect.tsx';
import { Switch } from '~/components/form/inputs/SwitchInput.tsx';
import { EmailsInput } from '~/components/form/tags/EmailsInput.tsx';
import { useSetOptions } from '~/dataProvider/useSetOptions.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useRoleChoices } from '../useRoleChoices.ts';
import { type AddUsersForm, invitationKindOf } from './addUsersSchema.ts';
import { useHasSso } from './useHasSso.ts';
import { useInvitationTexts } from './useInvitationTexts.ts';
import formCss from '~/components/form/form.module.css';
import linkButtonCss from '~/components/page/linkButton.module.css';
import css from './addUsers.module.css';

/** Step 1: addresses, departments, groups and role. */
export function EmailsStep({ used, onText }: { used: ReadonlySet<string>; onText: (text: string) => void }) {
  const { t } = useTranslation();
  const departments = useSetOptions('departments', 'name');
  const groups = useSetOptions('groups', 'name');
  return (
    <>
      <EmailsInput
        name="invites"
        used={used}
        onText={onText}
        label={t('addUsers.emails.label')}
        placeholder={t('addUsers.emails.placeholder')}
        help={t('addUsers.emails.help')}
        details={<InUseList used={used} />}
        isRequired
      />
      <CreatableMultiSelect
        name="department"
        canCreate
        isRequired
        label={t('addUsers.department.label')}
        placeholder={t('addUsers.department.placeholder')}
        {...departments}
      />
      <CreatableMultiSelect
        name="group"
        canCreate
        label={<OptionalLabel text={t('addUsers.group.label')} />}
        placeholder={t('addUsers.group.placeholder')}
        {...groups}
      />
      <RoleChoice />
    </>
  );
}

function OptionalLabel({ text }: { text: string }) {
  const { t } = useTranslation();
  return (
    <>
      {text}
      <span className={formCss.labelNote}>{t('form.optional')}</span>
    </>
  );
}

/** The role, and where a provider is set the way to sign in. */
function RoleChoice() {
  const { t } = useTranslation();
  const textsOf = useInvitationTexts();
  const hasSso = useHasSso();
  const { getValues, setValue } = useFormContext<AddUsersForm>();
  const { field: role } = useController<AddUsersForm, 'role'>({ name: 'role' });
  const { field: sso } = useController<AddUsersForm, 'sso'>({ name: 'sso' });

  /** The default invitation follows role and way until the user edits it. */
  const choose = (changes: Partial<Pick<AddUsersForm, 'role' | 'sso'>>) => {
    const present = { role: role.value, sso: sso.value };
    const [before, after] = [textsOf(invitationKindOf(present)), textsOf(invitationKindOf({ ...present, ...changes }))];
    for (const part of ['subject', 'message'] as const) if (getValues(part) === before[part]) setValue(part, after[part]);
    if (changes.role !== undefined) role.onChange(changes.role);
    if (changes.sso !== undefined) sso.onChange(changes.sso);
  };
  return (
    <>
      <ChoiceCards
        label={t('addUsers.role.label')}
        value={role.value}
        onChange={(value) => choose({ role: value })}
        choices={useRoleChoices('user')}
      />
      {hasSso && (
        <Switch
          label={t('addUsers.sso.label')}
          help={t('addUsers.sso.help')}
          isOn={sso.value}
          onChange={(isOn) => choose({ sso: isOn })}
          ref={sso.ref}
        />
      )}
    </>
  );
}

const listed = 10;

/** Lists the addresses that are already in use, with a button that removes them. */
function InUseList({ used }: { used: ReadonlySet<string> }) {
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
    <div className={css.inUse}>
      <ul>
        {taken.slice(0, listed).map((email) => (
          <li key={email}>
            <LtrText>{email}</LtrText>
          </li>
        ))}
        {taken.length > listed && <li>{t('addUsers.inUse.more', { count: taken.length - listed })}</li>}
      </ul>
      <button type="button" className={linkButtonCss.button} onClick={removeAll}>
        {t('addUsers.inUse.remove', { count: taken.length })}
      </button>
    </div>
  );
}
