import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { DateInput } from '~/components/form/date/DateInput.tsx';
import { Field } from '~/components/form/Field.tsx';
import { ChoiceCards } from '~/components/form/inputs/ChoiceCards.tsx';
import { NumberInput } from '~/components/form/inputs/NumberInput.tsx';
import { PasswordInput } from '~/components/form/inputs/PasswordInput.tsx';
import { SelectInput } from '~/components/form/inputs/SelectInput.tsx';
import { SwitchInput } from '~/components/form/inputs/SwitchInput.tsx';
import { TextArea } from '~/components/form/inputs/TextArea.tsx';
import { TextInput } from '~/components/form/inputs/TextInput.tsx';
import type { WordOf } from '../kind.ts';
import { useWordOf } from '../useWordOf.ts';
import type { CardsOptions, ChoiceOptions, MessageOptions, NumberOptions, PasswordOptions, TextOptions } from './inputKinds.ts';

/** What every input gets, in the language on screen. */
export interface Input {
  name: string;
  label: string;
  help?: ReactNode;
  isRequired?: boolean | undefined;
  disabled?: boolean;
}

type Draw<O extends object> = (input: Input, options: O, wordOf: WordOf) => ReactNode;
const none = { autoComplete: 'off' } as const;

const number: Draw<NumberOptions> = ({ disabled: _disabled, ...input }, { notNumber }, wordOf) => (
  <NumberInput {...input} notNumber={wordOf(notNumber)} />
);

const drawn = {
  text: ((input, options) => <TextInput {...none} {...input} {...options} />) satisfies Draw<TextOptions>,
  email: ((input, options) => <TextInput {...none} {...input} {...options} type="email" />) satisfies Draw<TextOptions>,
  secret: ((input) => (
    <TextInput {...input} type="password" autoComplete="new-password" dir="ltr" spellCheck={false} />
  )) satisfies Draw<object>,
  message: (({ disabled: _disabled, ...input }, { rows = 5 }) => (
    <TextArea {...input} rows={rows} />
  )) satisfies Draw<MessageOptions>,
  password: (({ name, label }, options) => (
    <PasswordInput name={name} label={label} {...options} />
  )) satisfies Draw<PasswordOptions>,
  number,
  money: (({ disabled: _disabled, ...input }, { notNumber }, wordOf) => (
    <NumberInput {...input} notNumber={wordOf(notNumber)} inputMode="decimal" />
  )) satisfies Draw<NumberOptions>,
  day: ((input) => <DayInput {...input} />) satisfies Draw<object>,
  choice: ((input, options) => <ChoiceInput {...input} {...options} />) satisfies Draw<ChoiceOptions>,
  cards: ((input, options) => <CardsInput {...input} {...options} />) satisfies Draw<CardsOptions>,
  toggle: (({ name, label, help, disabled = false }) => (
    <SwitchInput name={name} label={label} help={help} isLocked={disabled} />
  )) satisfies Draw<object>,
};

/** The input of each kind, by the kind's name. `formFieldsOf` has checked the options. */
export const inputs = drawn as Readonly<Record<string, Draw<never>>>;

function ChoiceInput({ name, texts, values, ...frame }: Input & ChoiceOptions) {
  const { field, fieldState } = useController({ name });
  const wordOf = useWordOf();
  return (
    <SelectInput
      {...frame}
      value={String(field.value ?? '')}
      options={values.map((value) => ({ value, label: wordOf(`${texts}.${value}`) }))}
      onChange={field.onChange}
      error={fieldState.error?.message}
    />
  );
}

function CardsInput({ name, label, disabled = false, texts, helps, values }: Input & CardsOptions) {
  const { field, fieldState } = useController({ name });
  const wordOf = useWordOf();
  return (
    <ChoiceCards
      label={label}
      disabled={disabled}
      value={String(field.value ?? '')}
      choices={values.map((value) => ({ value, label: wordOf(`${texts}.${value}`), help: wordOf(`${helps}.${value}`) }))}
      onChange={field.onChange}
      error={fieldState.error?.message}
    />
  );
}

function DayInput({ name, disabled = false, ...frame }: Input) {
  const { field, fieldState } = useController({ name });
  return (
    <Field {...frame} error={fieldState.error?.message}>
      {(control) => (
        <DateInput
          control={control}
          value={String(field.value ?? '')}
          onChange={field.onChange}
          onBlur={field.onBlur}
          inputRef={field.ref}
          disabled={disabled}
        />
      )}
    </Field>
  );
}
