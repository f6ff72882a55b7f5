import type { ParseKeys } from 'i18next';
import type { ComponentType } from 'react';
import { anchor, type FilterParam, flag, oneId, someIds, someOf, typedText } from './filterParams.ts';

interface Base<Value> {
  /** Parameter of the address, and name among the list's filter values. */
  name: string;
  param: FilterParam<Value>;
}

/** A search field above the rows; `label` says what it searches. */
export interface SearchFilter extends Base<string> {
  control: 'search';
  label?: ParseKeys | undefined;
}

/** Some of a few values, shown as chips in the toolbar or in a menu behind a button with a `title`. */
export interface ChoicesFilter extends Base<readonly string[]> {
  control: 'chips' | 'menu';
  title?: ParseKeys;
  values: readonly string[];
  /** The values to choose from, where others may only be let go of; all of them unless given. */
  offered?: readonly string[];
  /** Key of the words of a value. */
  keyOf: (value: string) => string;
  /** What the list is about while nothing is chosen, where that is not everything. */
  usual?: (values: FilterValues) => readonly string[] | undefined;
  /** Key of the words for all of them, which a chip beside the menu chooses at once. */
  all?: ParseKeys;
}

/** Some of the records of a resource, in a menu that reads them when it opens. */
export interface RecordsFilter extends Base<readonly string[]> {
  control: 'records';
  title: ParseKeys;
  resource: string;
  /** Which of them are offered, as a filter of the resource; all of them unless given. */
  among?: FilterValues;
  isSingle: boolean;
}

export interface SwitchFilter extends Base<true> {
  control: 'switch';
  title: ParseKeys;
  /** Brings in what is left out otherwise. */
  isWidening: boolean;
}

/** One of the parts that a list falls into, such as its categories; the page shows them as links. */
export interface PartFilter extends Base<string> {
  control: 'links';
}

/** Some days, first and last; made by `period`. It brings its control, so that lists without days do not fetch a calendar. */
export interface PeriodFilter extends Base<readonly string[]> {
  control: 'period';
  title: ParseKeys;
  /** Which day the days may be about, each with its title; the first unless another is chosen. */
  kinds?: readonly { kind: string; title: ParseKeys }[] | undefined;
  /** So many days are meant while no others are chosen; absent: any time. */
  usualDays?: number | undefined;
  Control: ComponentType<{ filter: PeriodFilter }>;
}

/**
 * One way to narrow a list or a report, as data. They take any number of them; the address, the controls, saved filters and the
 * words read the same object.
 */
export type Filter = SearchFilter | ChoicesFilter | RecordsFilter | SwitchFilter | PeriodFilter | PartFilter;

type Words = string | ((value: string) => string);
const keys = (texts: Words) => (typeof texts === 'string' ? (value: string) => `${texts}.${value}` : texts);

/** The search of a list. At most one, and its name is `search`. */
export const search = (label?: ParseKeys): SearchFilter => ({
  control: 'search',
  name: 'search',
  param: typedText,
  label,
});

/** `texts`: where the words of the values stand (`users.accounts` + `.learner`), or a function that gives the key. */
export const chips = (name: string, values: readonly string[], texts: Words): ChoicesFilter => ({
  control: 'chips',
  name,
  param: someOf(values),
  values,
  keyOf: keys(texts),
});

export const menu = (
  name: string,
  title: ParseKeys,
  values: readonly string[],
  texts: Words,
  more: Pick<ChoicesFilter, 'usual' | 'all'> = {},
): ChoicesFilter => ({ ...chips(name, values, texts), control: 'menu', title, ...more });

export const records = (
  name: string,
  title: ParseKeys,
  resource: string,
  { isSingle = false, ...more }: Partial<Pick<RecordsFilter, 'isSingle' | 'among'>> = {},
): RecordsFilter => ({
  control: 'records',
  name,
  param: isSingle ? oneId : someIds,
  title,
  resource,
  isSingle,
  ...more,
});

export const toggle = (name: string, title: ParseKeys, { isWidening = false } = {}): SwitchFilter => ({
  control: 'switch',
  name,
  param: flag,
  title,
  isWidening,
});

/** The part stands behind the `#` of the address; a list has one such filter at most. */
export const part = (name: string): PartFilter => ({ control: 'links', name, param: anchor });

/** Excludes disabled people from a list until the switch is on. */
export const showDisabled = toggle('showDisabled', 'lists.filters.disabled', { isWidening: true });

/** Whether the filters exclude disabled people by default. */
export const isOfPeople = (filters: readonly Filter[]): boolean => filters.includes(showDisabled);

/** What is chosen, by the name of the filter; a filter that is not here leaves everything in. */
export type FilterValues = Readonly<Record<string, unknown>>;

/** Whether disabled people are excluded: neither the switch nor a chosen status includes them. */
export const leavesOutDisabled = (values: FilterValues): boolean => !values['showDisabled'] && values['statuses'] === undefined;

/** Whether anything is chosen in this filter. */
export const isChosen = ({ name }: Filter, values: FilterValues): boolean => {
  const value = values[name];
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
};

/** Whether this filter leaves anything out; a part is a place of its own, as a tab is. */
export const isNarrowing = (filter: Filter, values: FilterValues): boolean =>
  isChosen(filter, values) && filter.control !== 'links' && !(filter.control === 'switch' && filter.isWidening);

/** What is chosen, but for some filters. */
export const without = (values: FilterValues, some: readonly Filter[]): FilterValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !some.some((filter) => filter.name === name)));

/** Equal for two sets of values that list the same records. */
export const filterKey = (values: FilterValues): string =>
  JSON.stringify(Object.fromEntries(Object.entries(values).sort(([a], [b]) => a.localeCompare(b))));
