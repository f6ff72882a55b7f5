import type { ReactNode } from 'react';
import { CreatableMultiSelect } from '~/components/form/inputs/CreatableMultiSelect.tsx';
import { isChoice } from '~/components/form/multi/multiOptions.ts';
import { useSetOptions } from '~/dataProvider/useSetOptions.ts';
import type { AudiencePick, AudienceSource, ChosenAudience } from './audience.ts';
import { type Option, useKnownOptions } from './useKnownOptions.ts';
import { usePeopleOptions } from './usePeopleOptions.ts';

interface PickerProps {
  source: AudienceSource;
  pick: AudiencePick;
  children: (chosen: ChosenAudience) => ReactNode;
}

/** The field of the departments, groups or people of an audience, and the content about the chosen ones. */
export function AudiencePicker(props: PickerProps) {
  if (props.source === 'all') return null;
  return props.source === 'people' ? <PeoplePicker {...props} /> : <SetPicker {...props} kind={props.source} />;
}

const PeoplePicker = (props: PickerProps) => <Picker {...props} {...usePeopleOptions()} />;

function SetPicker({ kind, ...props }: PickerProps & { kind: 'departments' | 'groups' }) {
  const { options, isLoading, onSearch } = useSetOptions(kind, props.pick.by);
  return <Picker {...props} options={options} isLoading={isLoading} onSearch={onSearch} />;
}

interface BoundPickerProps extends PickerProps {
  options: readonly Option[];
  isLoading: boolean;
  onSearch: (text: string) => void;
}

function Picker({ source, pick, options: offered, isLoading, onSearch, children }: BoundPickerProps) {
  const { field, by, items, keepsItems = false, label, placeholder, help, disabled = false } = pick;
  const { chosen, options, idOf } = useKnownOptions(field, by, offered, items);
  const values = chosen.filter(isChoice);
  const ids = values.flatMap((value) => idOf(value) ?? []);
  return (
    <>
      <CreatableMultiSelect
        name={field}
        isRequired
        label={label}
        placeholder={placeholder}
        help={help}
        disabled={disabled}
        {...(keepsItems && { fixed: items.map(({ id }) => id) })}
        options={options}
        isLoading={isLoading}
        onSearch={onSearch}
      />
      {children({ source, ids, count: values.length, isWaiting: ids.length < values.length })}
    </>
  );
}
