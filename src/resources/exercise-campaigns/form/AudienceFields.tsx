import { useController } from 'react-hook-form';
import type { ExerciseCampaign } from '#contract/exercise/campaigns';
import { usersTypes } from '#contract/exercise/exerciseStates';
import { ChoiceCards } from '~/components/form/inputs/ChoiceCards.tsx';
import { CreatableMultiSelect } from '~/components/form/inputs/CreatableMultiSelect.tsx';
import { useSetOptions } from '~/dataProvider/useSetOptions.ts';
import { Notice } from '~/fields/Notice.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCan } from '~/session/useSession.ts';
import { AudienceReach } from './AudienceReach.tsx';
import type { ChosenField, ExerciseForm } from './exerciseForm.ts';
import { type Option, useChosenOptions } from './useChosenOptions.ts';
import { usePeopleOptions } from './usePeopleOptions.ts';
import formCss from '~/components/form/form.module.css';

interface AudienceFieldsProps {
  campaign?: ExerciseCampaign | undefined;
}

/**
 * Who takes part, now and later. In a campaign that exists the kind is fixed, and whoever was chosen stays; others can be added.
 * i18n-keys: exercise.settings.banners.* i18n-keys: exercise.settings.audiences.*
 */
export function AudienceFields({ campaign }: AudienceFieldsProps) {
  const { t } = useTranslation();
  const { field } = useController<ExerciseForm, 'usersType'>({ name: 'usersType' });
  const type = field.value;
  // A person who may not read departments or groups cannot choose among them.
  const isOffered = {
    USERS_ALL: true,
    USERS_SELECTED: true,
    USERS_FROM_DEPARTMENTS: useCan('departments:read'),
    USERS_FROM_GROUPS: useCan('groups:read'),
    [type]: true,
  };
  const others = campaign ? campaign.selectedUsersCount - campaign.selectedUsers.length : 0;
  return (
    <>
      <ChoiceCards
        label={t('exercise.settings.audience')}
        value={type}
        onChange={field.onChange}
        disabled={campaign !== undefined}
        choices={usersTypes
          .filter((value) => isOffered[value])
          .map((value) => ({ value, label: t(`exercise.settings.audiences.${value}`) }))}
      />
      {type === 'USERS_SELECTED' && <PeoplePicker fixed={campaign?.selectedUsers} />}
      {type === 'USERS_FROM_DEPARTMENTS' && <SetPicker kind="departments" fixed={campaign?.selectedDepartments} />}
      {type === 'USERS_FROM_GROUPS' && <SetPicker kind="groups" fixed={campaign?.selectedGroups} />}
      {others > 0 && <p className={formCss.help}>{t('exercise.settings.pick.others', { count: others })}</p>}
      <AudienceReach others={others} />
      <Notice tone="warning">{t(`exercise.settings.banners.${type}`)}</Notice>
    </>
  );
}

interface PickerProps {
  /** What the campaign has already, which stays. */
  fixed: readonly { id: string; name: string }[] | undefined;
}

const none: readonly { id: string; name: string }[] = [];

function PeoplePicker({ fixed = none }: PickerProps) {
  return <Picker name="users" fixed={fixed} {...usePeopleOptions()} />;
}

function SetPicker({ kind, fixed = none }: PickerProps & { kind: 'departments' | 'groups' }) {
  const { options, isLoading, onSearch } = useSetOptions(kind, 'id');
  return <Picker name={kind} fixed={fixed} options={options} isLoading={isLoading} onSearch={onSearch} />;
}

interface BoundPickerProps {
  name: ChosenField;
  fixed: readonly { id: string; name: string }[];
  options: readonly Option[];
  isLoading: boolean;
  onSearch: (text: string) => void;
}

/** i18n-keys: exercise.settings.pick.* */
function Picker({ name, fixed, options: offered, isLoading, onSearch }: BoundPickerProps) {
  const { t } = useTranslation();
  const options = useChosenOptions(name, offered, fixed);
  return (
    <CreatableMultiSelect
      name={name}
      isRequired
      label={t(`exercise.settings.pick.${name}`)}
      placeholder={t('exercise.settings.pick.placeholder')}
      fixed={fixed.map(({ id }) => id)}
      options={options}
      isLoading={isLoading}
      onSearch={onSearch}
    />
  );
}
