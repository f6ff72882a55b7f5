import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { ChoiceCards } from '~/components/form/inputs/ChoiceCards.tsx';
import { useCan } from '~/session/useSession.ts';
import type { AudienceChoice, ChosenAudience } from './audience.ts';
import { AudiencePicker } from './AudiencePicker.tsx';

interface AudienceFieldsProps<Value extends string> {
  /** The field of the form that holds the kind. */
  name: string;
  label: string;
  choices: readonly AudienceChoice<Value>[];
  /** The kind stays as it is. */
  isFixed: boolean;
  /** Called before another kind is set. */
  onChoose?: (next: Value) => void;
  /** What follows about the chosen audience: its reach. */
  children: (chosen: ChosenAudience) => ReactNode;
}

const everybody: ChosenAudience = { source: 'all', ids: [], count: 0, isWaiting: false };

/** Who gets a campaign, now and later: the kind of audience as cards, and the field of the kind that is chosen. */
export function AudienceFields<Value extends string>(props: AudienceFieldsProps<Value>) {
  const { name, label, choices, isFixed, onChoose, children } = props;
  const { field } = useController({ name });
  const type = field.value as Value;
  // A person who may not read departments or groups cannot choose among them.
  const isReadable = { all: true, people: true, departments: useCan('departments:read'), groups: useCan('groups:read') };
  const chosen = choices.find(({ value }) => value === type);
  return (
    <>
      <ChoiceCards
        label={label}
        value={type}
        onChange={(next) => {
          onChoose?.(next);
          field.onChange(next);
        }}
        disabled={isFixed}
        choices={choices.filter(({ value, source }) => isReadable[source] || value === type)}
      />
      {chosen?.pick ? (
        <AudiencePicker key={type} source={chosen.source} pick={chosen.pick}>
          {children}
        </AudiencePicker>
      ) : (
        children(everybody)
      )}
    </>
  );
}
