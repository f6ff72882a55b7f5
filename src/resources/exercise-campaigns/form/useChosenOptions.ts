import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { ChosenField, ExerciseForm } from './exerciseForm.ts';

export interface Option {
  value: string;
  label: string;
  count?: number;
}

/**
 * The offered options, and the chosen ones that are not among them any more, because the person searches for something else: their
 * names would be lost otherwise.
 */
export function useChosenOptions(
  name: ChosenField,
  offered: readonly Option[],
  fixed: readonly { id: string; name: string }[],
): readonly Option[] {
  const chosen = useWatch<ExerciseForm, ChosenField>({ name });
  const [known] = useState(() => new Map<string, Option>());
  for (const { id, name: label } of fixed) if (!known.has(id)) known.set(id, { value: id, label });
  for (const option of offered) known.set(option.value, option);
  return useMemo(() => {
    const values = new Set(offered.map(({ value }) => value));
    const kept = chosen.filter((id) => !values.has(id)).flatMap((id) => known.get(id) ?? []);
    return [...offered, ...kept];
  }, [offered, chosen, known]);
}
