import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { invitationText } from '#locales/invitations.ts';
import { ChoiceCards } from '~/components/form/ChoiceCards.tsx';
import { CreatableMultiSelect } from '~/components/form/CreatableMultiSelect.tsx';
import { EmailsInput } from '~/components/form/tags/EmailsInput.tsx';
import { useSession } from '~/session/useSession.ts';
import type { AddUsersForm } from './addUsersSchema.ts';
import { InUseList } from './InUseList.tsx';
import { useSetOptions } from '~/dataProvider/index.ts';

/** Who is added, where to, and with which role. */
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
      <span className="field-label-note">{t('form.optional')}</span>
    </>
  );
}

function RoleChoice() {
  const { t } = useTranslation();
  const { company } = useSession();
  const { getValues, setValue } = useFormContext<AddUsersForm>();
  const { field } = useController<AddUsersForm, 'role'>({ name: 'role' });

  /** The prefilled invitation follows the role for as long as nobody has written their own. */
  const choose = (role: AddUsersForm['role']) => {
    const before = invitationText(field.value, company.lang, company.name);
    const after = invitationText(role, company.lang, company.name);
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
