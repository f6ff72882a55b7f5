import { Users } from 'lucide-react';
import { useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { countAssignedUsers } from '#contract/campaigns/campaigns';
import { type AssignmentType, assignmentTypes } from '#contract/campaigns/campaignStates';
import { ChoiceCards } from '~/components/form/inputs/ChoiceCards.tsx';
import { CreatableMultiSelect } from '~/components/form/inputs/CreatableMultiSelect.tsx';
import { isChoice } from '~/components/form/multi/multiOptions.ts';
import { useEndpoint } from '~/dataProvider/index.ts';
import { type SetOption, useSetOptions } from '~/dataProvider/useSetOptions.ts';
import { Notice } from '~/fields/Notice.tsx';
import { textGap } from '~/i18n/textGap.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { OwnTextsNote } from '~/resources/users/public.ts';
import { useCan } from '~/session/useSession.ts';
import { isNow } from '~/features/training-time/public.ts';
import type { SettingsForm } from './settingsSchema.ts';
import css from './settings.module.css';

interface Props {
  isEditing: boolean;
  /** Departments or groups of the campaign that is edited. */
  items: readonly { id: string; name: string }[];
}

/** The audience of the course, which includes people who join later. Fixed after the start. */
export function AssignmentFields({ isEditing, items }: Props) {
  const { t } = useTranslation();
  const { field } = useController<SettingsForm, 'assignmentType'>({ name: 'assignmentType' });
  const { setValue } = useFormContext<SettingsForm>();
  const selected = useController<SettingsForm, 'selected'>({ name: 'selected' });
  const type = field.value;
  // A person who may not read departments or groups cannot choose among them.
  const isOffered = { all_users: true, departments: useCan('departments:read'), groups: useCan('groups:read'), [type]: true };
  const choose = (next: SettingsForm['assignmentType']) => {
    // Names of departments are no names of groups, so the field is emptied. It is not validated before the person can fill it.
    if (next !== type) setValue('selected', [], { shouldDirty: true });
    field.onChange(next);
  };
  return (
    <>
      <ChoiceCards
        label={t('campaigns.assignment.label')}
        value={type}
        onChange={choose}
        disabled={isEditing}
        choices={assignmentTypes
          .filter((value) => isOffered[value])
          .map((value) => ({ value, label: t(`campaigns.assignment.${value}`) }))}
      />
      {type === 'all_users' ? (
        <AudienceCount isEditing={isEditing} type={type} ids={[]} isWaiting={false} />
      ) : (
        <SetPicker key={type} kind={type} isEditing={isEditing} items={items} names={selected.field.value.filter(isChoice)} />
      )}
      {!isEditing && (
        <Notice tone="warning">
          {type === 'all_users' ? t('campaigns.assignment.allBanner') : t(`campaigns.assignment.${type}Banner`)}
        </Notice>
      )}
    </>
  );
}

interface PickerProps extends Props {
  kind: 'departments' | 'groups';
  names: readonly string[];
}

function SetPicker({ kind, isEditing, items, names }: PickerProps) {
  const { t } = useTranslation();
  const { options, isLoading, onSearch } = useSetOptions(kind, 'name');
  const idOf = useKnownIds(options, items);
  const ids = names.map((name) => idOf(name)).filter((id) => id !== undefined);
  return (
    <>
      <CreatableMultiSelect
        name="selected"
        isRequired
        label={t(`campaigns.assignment.${kind}`)}
        placeholder={t(`campaigns.assignment.${kind}Placeholder`)}
        help={isEditing && t('campaigns.assignment.fixed')}
        disabled={isEditing}
        options={options}
        isLoading={isLoading}
        onSearch={onSearch}
      />
      {names.length > 0 && <AudienceCount isEditing={isEditing} type={kind} ids={ids} isWaiting={ids.length < names.length} />}
    </>
  );
}

/** Maps names to ids. Keeps names that have left the options because the person searches for something else. */
function useKnownIds(options: readonly SetOption[], items: Props['items']): (name: string) => string | undefined {
  const [known] = useState(() => new Map<string, string>());
  for (const { name, id } of items) known.set(name, id);
  for (const { value, id } of options) known.set(value, id);
  return (name) => known.get(name);
}

interface AudienceCountProps {
  isEditing: boolean;
  type: AssignmentType;
  ids: string[];
  /** True until all ids are known. */
  isWaiting: boolean;
}

/** How many people an assignment reaches, who is left out and why, and how many receive the admin's own text at the start. */
function AudienceCount({ isEditing, type, ids, isWaiting }: AudienceCountProps) {
  const { t } = useTranslation();
  const { data, isError } = useEndpoint(
    countAssignedUsers,
    { query: { assignmentType: type, ids } },
    { enabled: !isWaiting, keepPrevious: true },
  );
  const isTold = useWatch<SettingsForm, 'notificationsEnabled'>({ name: 'notificationsEnabled' });
  const startDate = useWatch<SettingsForm, 'startDate'>({ name: 'startDate' });
  return (
    <>
      <p className={css.reach} role="status">
        <Users size={16} aria-hidden />
        <span>
          {isError && t('campaigns.reach.failed')}
          {!isError && !data && t('common.loading')}
          {data && t('campaigns.reach.count', { count: data.totalUsersCount })}
          {data && data.excluded.disabled > 0 && textGap() + t('campaigns.reach.disabled', { count: data.excluded.disabled })}
        </span>
      </p>
      {data && isTold && !isEditing && (
        <OwnTextsNote count={data.totalUsersCount} onlyWhenShort isLater={!isNow(startDate, Date.now())} />
      )}
    </>
  );
}
