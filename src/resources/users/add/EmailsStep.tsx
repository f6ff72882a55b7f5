import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LtrText } from '~/components/data/LtrText.tsx';
import { ChoiceCards } from '~/components/form/inputs/ChoiceCards.tsx';
import { CreatableMultiSelect } from '~/components/form/inputs/CreatableMultiSelect.tsx';
import { EmailsInput } from '~/components/form/tags/EmailsInput.tsx';
import { useSetOptions } from '~/dataProvider/index.ts';
import type { AddUsersForm } from './addUsersSchema.ts';
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

function RoleChoice() {
  const { t } = useTranslation();
  const textsOf = useInvitationTexts();
  const { getValues, setValue } = useFormContext<AddUsersForm>();
  const { field } = useController<AddUsersForm, 'role'>({ name: 'role' });

  /** The default invitation follows the role until the user edits it. */
  const choose = (role: AddUsersForm['role']) => {
    const [before, after] = [textsOf(field.value), textsOf(role)];
    for (const part of ['subject', 'message'] as const) if (getValues(part) === before[part]) setValue(part, after[part]);
    field.onChange(role);
  };
  return (
    <ChoiceCards
      label={t('addUsers.role.label')}
      value={field.value}
      onChange={choose}
      choices={[
        { value: 'user', label: t('addUsers.role.user'), help: t('addUsers.role.userHelp') },
        { value: 'admin', label: t('addUsers.role.admin'), help: t('addUsers.role.adminHelp') },
      ]}
    />
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
