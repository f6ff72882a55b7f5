import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { AudiencePick } from './audience.ts';

export interface Option {
  id: string;
  value: string;
  label: string;
  count?: number;
}

interface KnownOptions {
  /** What the field holds. */
  chosen: readonly string[];
  options: readonly Option[];
  idOf: (value: string) => string | undefined;
}

/**
 * The offered options, and the chosen ones that are not among them any more, because the person searches for something else: the
 * names of ids, and the ids of names, would be lost otherwise.
 */
export function useKnownOptions(
  field: string,
  by: AudiencePick['by'],
  offered: readonly Option[],
  items: AudiencePick['items'],
): KnownOptions {
  const chosen = useWatch({ name: field }) as readonly string[];
  const [known] = useState(() => new Map<string, Option>());
  for (const item of items) if (!known.has(item[by])) known.set(item[by], { id: item.id, value: item[by], label: item.name });
  for (const option of offered) known.set(option.value, option);
  const options = useMemo(() => {
    // A name is its own label.
    if (by === 'name') return offered;
    const values = new Set(offered.map(({ value }) => value));
    return [...offered, ...chosen.filter((value) => !values.has(value)).flatMap((value) => known.get(value) ?? [])];
  }, [offered, chosen, known, by]);
  return { chosen, options, idOf: (value) => (by === 'id' ? value : known.get(value)?.id) };
}
