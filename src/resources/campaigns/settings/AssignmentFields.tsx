import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { assignmentTypes } from '#contract/campaigns/campaignStates';
import { ChoiceCards } from '~/components/form/ChoiceCards.tsx';
import { CreatableMultiSelect } from '~/components/form/CreatableMultiSelect.tsx';
import { isChoice } from '~/components/form/multi/multiOptions.ts';
import { Notice } from '~/components/form/Notice.tsx';
import { type SetOption, useSetOptions } from '~/dataProvider/index.ts';
import { useCan } from '~/session/useSession.ts';
import { Reach } from './Reach.tsx';
import type { SettingsForm } from './settingsSchema.ts';

interface Props {
  isEditing: boolean;
  /** Departments or groups of the campaign that is edited. */
  items: readonly { id: string; name: string }[];
}

/** Who gets the course, also later. Fixed once it was started. */
export function AssignmentFields({ isEditing, items }: Props) {
  const { t } = useTranslation();
  const { field } = useController<SettingsForm, 'assignmentType'>({ name: 'assignmentType' });
  const { setValue } = useFormContext<SettingsForm>();
  const selected = useController<SettingsForm, 'selected'>({ name: 'selected' });
  const type = field.value;
  // Whoever may not read the departments cannot choose among them.
  const isOffered = { all_users: true, departments: useCan('departments:read'), groups: useCan('groups:read'), [type]: true };
  const choose = (next: SettingsForm['assignmentType']) => {
    // Names of departments mean nothing among groups. Nothing is said of the empty field before anybody could fill it.
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
        <Reach isEditing={isEditing} type={type} ids={[]} isWaiting={false} />
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
      {names.length > 0 && <Reach isEditing={isEditing} type={kind} ids={ids} isWaiting={ids.length < names.length} />}
    </>
  );
}

/** The id of a name, also of one that is no longer among the options because something else is searched for. */
function useKnownIds(options: readonly SetOption[], items: Props['items']): (name: string) => string | undefined {
  const [known] = useState(() => new Map<string, string>());
  for (const { name, id } of items) known.set(name, id);
  for (const { value, id } of options) known.set(value, id);
  return (name) => known.get(name);
}
