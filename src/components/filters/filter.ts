import type { ComponentType } from 'react';
import type { RaRecord } from 'react-admin';
import type { TextKey } from '#locales/english.ts';
import { anchor, type FilterParam, flag, oneId, someIds, someOf, typedText } from './filterParams.ts';

interface Base<Value> {
  /** URL parameter, and name in the list's filter values. */
  name: string;
  param: FilterParam<Value>;
  /** The filter that cannot be on together with this one: choosing one clears the other. */
  excludes?: string;
}

/** A search field above the rows; `label` describes the searched fields. */
export interface SearchFilter extends Base<string> {
  control: 'search';
  label?: TextKey | undefined;
  /** How long after the last key the search begins, if not as usual. */
  delayMs?: number | undefined;
}

/** A filter on a few values, shown as chips in the toolbar or, with a `title`, as a menu. */
export interface ChoicesFilter extends Base<readonly string[]> {
  control: 'chips' | 'menu';
  title?: TextKey;
  values: readonly string[];
  /** Values that can be chosen; others can only be removed. All by default. */
  offered?: readonly string[];
  /** The locale key of a value. */
  keyOf: (value: string) => string;
  /** The text of a value, where it is the same in every language. */
  nameOf?: (value: string) => string | undefined;
  /** The default values if none are chosen, unless the default is everything. */
  usual?: (values: FilterValues) => readonly string[] | undefined;
  /** The locale key of a chip beside the menu that chooses all values. */
  all?: TextKey;
}

/** A filter on records of a resource, in a menu that reads them when it opens. */
export interface RecordsFilter extends Base<readonly string[]> {
  control: 'records';
  title: TextKey;
  resource: string;
  /** A filter of the resource that limits the offered records; none by default. */
  among?: FilterValues;
  /** What the menu shows and searches of a record, if its name alone does not tell. */
  labelOf?: (record: RaRecord<string>) => string;
  isSingle: boolean;
}

export interface SwitchFilter extends Base<true> {
  control: 'switch';
  title: TextKey;
  /** True if the switch adds records that are excluded by default. */
  isWidening: boolean;
}

/** A filter on one part of a list, such as a category; the page shows the parts as links. */
export interface PartFilter extends Base<string> {
  control: 'links';
}

/**
 * A filter on a period, first and last day; made by `period`. It contains its control, so that other lists do not load the
 * calendar.
 */
export interface PeriodFilter extends Base<readonly string[]> {
  control: 'period';
  title: TextKey;
  /** Kinds of days the period can apply to, each with its title; the first is the default. */
  kinds?: readonly { kind: string; title: TextKey }[] | undefined;
  /** Default period in days; absent: any time. */
  usualDays?: number | undefined;
  /** Which days these are, if not those of UTC. */
  help?: TextKey | undefined;
  Control: ComponentType<{ filter: PeriodFilter }>;
}

/** One filter of a list or a report, as data. URL, controls, saved filters and descriptions read the same object. */
export type Filter = SearchFilter | ChoicesFilter | RecordsFilter | SwitchFilter | PeriodFilter | PartFilter;

type Words = string | ((value: string) => string);
const keys = (texts: Words) => (typeof texts === 'string' ? (value: string) => `${texts}.${value}` : texts);

/** The search filter of a list. At most one, with the name `search`. */
export const search = (label?: TextKey): SearchFilter => ({
  control: 'search',
  name: 'search',
  param: typedText,
  label,
});

/** `texts`: prefix of the locale keys of the values (`users.accounts` + `.learner`), or a function that returns the key. */
export const chips = (name: string, values: readonly string[], texts: Words): ChoicesFilter => ({
  control: 'chips',
  name,
  param: someOf(values),
  values,
  keyOf: keys(texts),
});

export const menu = (
  name: string,
  title: TextKey,
  values: readonly string[],
  texts: Words,
  more: Pick<ChoicesFilter, 'usual' | 'all' | 'nameOf'> = {},
): ChoicesFilter => ({ ...chips(name, values, texts), control: 'menu', title, ...more });

export const records = (
  name: string,
  title: TextKey,
  resource: string,
  { isSingle = false, ...more }: Partial<Pick<RecordsFilter, 'isSingle' | 'among' | 'labelOf'>> = {},
): RecordsFilter => ({
  control: 'records',
  name,
  param: isSingle ? oneId : someIds,
  title,
  resource,
  isSingle,
  ...more,
});

export const toggle = (name: string, title: TextKey, { isWidening = false } = {}): SwitchFilter => ({
  control: 'switch',
  name,
  param: flag,
  title,
  isWidening,
});

/** The part is stored behind the `#` of the URL; a list has one such filter at most. */
export const part = (name: string): PartFilter => ({ control: 'links', name, param: anchor });

/** Excludes disabled people from a list until the switch is on. */
export const showDisabled = toggle('showDisabled', 'lists.filters.disabled', { isWidening: true });

/** Whether the filters exclude disabled people by default. */
export const isOfPeople = (filters: readonly Filter[]): boolean => filters.includes(showDisabled);

/** Chosen values by filter name; an absent filter excludes nothing. */
export type FilterValues = Readonly<Record<string, unknown>>;

/** Whether disabled people are excluded: neither the switch nor a chosen status includes them. */
export const leavesOutDisabled = (values: FilterValues): boolean => !values['showDisabled'] && values['statuses'] === undefined;

/** Whether any value of this filter is chosen. */
export const isChosen = ({ name }: Filter, values: FilterValues): boolean => {
  const value = values[name];
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
};

/** Whether this filter excludes anything; a part does not count, because it acts like a tab. */
export const isNarrowing = (filter: Filter, values: FilterValues): boolean =>
  isChosen(filter, values) && filter.control !== 'links' && !(filter.control === 'switch' && filter.isWidening);

/** The values after one filter has changed. */
export function changed(filters: readonly Filter[], values: FilterValues, name: string, value: unknown): FilterValues {
  const next = { ...values, [name]: value };
  const filter = filters.find((each) => each.name === name);
  return filter?.excludes && isChosen(filter, next) ? { ...next, [filter.excludes]: undefined } : next;
}

/** The chosen values without those of some filters. */
export const without = (values: FilterValues, some: readonly Filter[]): FilterValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !some.some((filter) => filter.name === name)));

/** A cache key: equal for two sets of values that list the same records. */
export const filterKey = (values: FilterValues): string =>
  JSON.stringify(Object.fromEntries(Object.entries(values).sort(([a], [b]) => a.localeCompare(b))));
