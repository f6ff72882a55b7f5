import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '#contract/limits';
import { isHeedError } from '~/session/heedError.ts';
import { Field } from '~/components/form/Field.tsx';
import { FocusedInput } from '~/components/form/FocusedInput.tsx';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import type { MemberSetKind } from './kinds.ts';

interface Props {
  kind: MemberSetKind;
  title: string;
  submitLabel: string;
  /** The name so far, when renaming. */
  name?: string;
  onSave: (name: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for a name. One that is taken is said at the field, and what was typed stays. */
export function NameDialog({ kind, title, submitLabel, name: nameBefore = '', onSave, onClose }: Props) {
  const { t } = useTranslation();
  const [name, setName] = useState(nameBefore);
  const [error, setError] = useState<string>();

  const save = async () => {
    const trimmed = name.trim();
    if (trimmed === '') {
      setError(t(`${kind}.form.required`));
      return false;
    }
    if (trimmed === nameBefore) return true;
    try {
      await onSave(trimmed);
      return true;
    } catch (failure) {
      if (!isHeedError(failure, 'name_in_use')) throw failure;
      setError(t(`${kind}.form.taken`));
      return false;
    }
  };
  return (
    <ConfirmDialog open title={title} confirmLabel={submitLabel} focusButton={false} onConfirm={save} onClose={onClose}>
      <Field label={t(`${kind}.form.name`)} error={error} isRequired>
        {(control) => (
          <FocusedInput
            {...control}
            dir="auto"
            maxLength={limits.textMax}
            value={name}
            onChange={(event) => {
              setName(event.target.value);
              setError(undefined);
            }}
          />
        )}
      </Field>
    </ConfirmDialog>
  );
}
