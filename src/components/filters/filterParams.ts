import { listLimits, textLimits } from '#contract/kit/limits';

/**
 * Reads and writes one filter in the URL. `read` returns undefined for missing and invalid values, so that a link can only set
 * values that the list offers; `write` expects URL parameters without the filter.
 */
export interface FilterParam<Value = unknown> {
  read: (params: URLSearchParams, name: string) => Value | undefined;
  write: (params: URLSearchParams, name: string, value: Value) => void;
  /** The URL parameters, if they differ from the filter's name. */
  params?: readonly string[];
  /** Changes while the person types: the URL is replaced, so that Back skips the typing. */
  isTyped?: true;
  /** Stored behind the `#` of the URL instead of in a parameter. */
  isAnchor?: true;
}

export const isId = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

function repeated(pick: (values: readonly string[]) => readonly string[]): FilterParam<readonly string[]> {
  return {
    read: (params, name) => {
      const chosen = pick([...new Set(params.getAll(name))]);
      return chosen.length > 0 ? chosen : undefined;
    },
    write: (params, name, values) => {
      for (const value of pick(values)) params.append(name, value);
    },
  };
}

/** A typed text: `?search=ann`. */
export const typedText: FilterParam<string> = {
  read: (params, name) => (params.get(name) ?? '').trim().slice(0, textLimits.textMax) || undefined,
  write: (params, name, value) => {
    const text = value.trim().slice(0, textLimits.textMax);
    if (text) params.set(name, text);
  },
  isTyped: true,
};

/** Some of a few values: `?filterBy=learner&filterBy=account_admin`, always in the order of `values`. */
export const someOf = (values: readonly string[]): FilterParam<readonly string[]> =>
  repeated((raw) => values.filter((value) => raw.includes(value)));

/** Ids of records: `?departments=<id>&departments=<id>`. */
export const someIds: FilterParam<readonly string[]> = repeated((raw) => raw.filter(isId).slice(0, listLimits.maxLookupSize));

/** The id of one record. */
export const oneId: FilterParam<readonly string[]> = repeated((raw) => raw.filter(isId).slice(0, 1));

/** A switch that is on, by a word: `?figures=raw`. */
export const word = (on: string): FilterParam<true> => ({
  read: (params, name) => (params.get(name) === on ? true : undefined),
  write: (params, name, isOn) => {
    if (isOn) params.set(name, on);
  },
});

/** A switch that is on: `?showDisabled=true`. */
export const flag = word('true');

/** The same filter under another parameter, for a page that other programs link to by its own. */
export const under = <Value>(param: string, of: FilterParam<Value>): FilterParam<Value> => ({
  ...of,
  params: [param],
  read: (params) => of.read(params, param),
  write: (params, _, value) => of.write(params, param, value),
});

/** The part that contains everything; the URL omits it. */
export const everything = 'all';

/** The name of one part: `#compliance`. */
export const anchor: FilterParam<string> = {
  read: (params, name) => {
    const part = params.get(name);
    return part && part !== everything ? part : undefined;
  },
  write: (params, name, part) => {
    if (part !== everything) params.set(name, part);
  },
  isAnchor: true,
};
