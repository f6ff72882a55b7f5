import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Field, type FieldFrame } from '../Field.tsx';
import formCss from '../form.module.css';

interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  /** Heading above this option and all others with the same one. */
  group?: string | undefined;
}

interface SelectInputProps<Value extends string> extends FieldFrame {
  value: Value | '';
  options: readonly SelectOption<Value>[];
  onChange: (value: Value | '') => void;
  /** An empty first option; without it a value is always chosen. */
  emptyLabel?: string;
  error?: string | undefined;
  disabled?: boolean;
}

/** The browser's native select, which works with keyboard, screen reader and phone. */
export function SelectInput<Value extends string>(props: SelectInputProps<Value>) {
  const { value, options, onChange, emptyLabel, error, disabled, ...frame } = props;
  return (
    <Field {...frame} error={error}>
      {(control) => (
        <span className={formCss.select}>
          <select
            {...control}
            className={formCss.control}
            value={value}
            disabled={disabled}
            onChange={(event) => onChange(event.target.value as Value | '')}
          >
            {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
            {groupsOf(options).map(({ group, members }) => (
              <Group key={group ?? ''} label={group}>
                {members.map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.label}
                  </option>
                ))}
              </Group>
            ))}
          </select>
          <ChevronDown size={16} aria-hidden />
        </span>
      )}
    </Field>
  );
}

function Group({ label, children }: { label: string | undefined; children: ReactNode }) {
  return label === undefined ? children : <optgroup label={label}>{children}</optgroup>;
}

/** The groups in the order of their first options. */
function groupsOf<Option extends { group?: string | undefined }>(options: readonly Option[]) {
  const groups = new Map<string | undefined, Option[]>();
  for (const option of options) groups.set(option.group, [...(groups.get(option.group) ?? []), option]);
  return [...groups].map(([group, members]) => ({ group, members }));
}
