export interface MultiOption {
  value: string;
  label: string;
  /** How many people, shown beside it. */
  count?: number;
  /** Not there yet: choosing it makes it. */
  isNew?: boolean;
}

/** Options drawn at a time; typing narrows them. */
const shownOptions = 100;
const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase();

/** Begins a value that is only what somebody typed: no option is called so. No name can hold this sign. */
const typedMark = '\u0000';
export const asTyped = (text: string): string => typedMark + text.trim();
/** True for a value that was chosen or may be made; the schema of a form refuses the others. */
export const isChoice = (value: string): boolean => !value.startsWith(typedMark);
export const labelOfValue = (value: string): string => (isChoice(value) ? value : value.slice(typedMark.length));

/** The option called so, whatever its capitals. */
export const findExact = (options: readonly MultiOption[], text: string): MultiOption | undefined => {
  const wanted = plain(text);
  return wanted === '' ? undefined : options.find(({ label }) => plain(label) === wanted);
};

/**
 * Options whose label holds the text: the one that is called so, those that begin with it, the rest; at most `shownOptions`.
 * With `canCreate` a text that is nobody's name stands first, as something new.
 */
export function findOptions(
  options: readonly MultiOption[],
  text: string,
  canCreate: boolean,
  chosen: readonly string[] = [],
): MultiOption[] {
  const wanted = plain(text);
  const rank = ({ label }: MultiOption) => (plain(label) === wanted ? 0 : plain(label).startsWith(wanted) ? 1 : 2);
  const fits = options.filter(({ label }) => plain(label).includes(wanted));
  const shown = [0, 1, 2].flatMap((each) => fits.filter((option) => rank(option) === each)).slice(0, shownOptions);
  const isTaken = findExact(options, text) !== undefined || chosen.some((value) => plain(value) === wanted);
  return canCreate && wanted !== '' && !isTaken ? [{ value: text.trim(), label: text.trim(), isNew: true }, ...shown] : shown;
}

/** The values with a text that was typed as one of them: the option called so, something new, or as a mistake to be seen. */
export function withTyped(value: readonly string[], text: string, options: readonly MultiOption[], canCreate: boolean): string[] {
  const typed = text.trim();
  const meant = findExact(options, typed)?.value ?? (canCreate ? typed : asTyped(typed));
  const isThere = typed === '' || value.some((each) => each === meant || plain(labelOfValue(each)) === plain(typed));
  return isThere ? [...value] : [...value, meant];
}

/** Values typed before their options were there, as those options; undefined when there are none. */
export function nowKnown(value: readonly string[], options: readonly MultiOption[]): string[] | undefined {
  const known = new Set(options.map((option) => option.value));
  const next = value.map((each) => (known.has(each) ? each : (findExact(options, labelOfValue(each))?.value ?? each)));
  return next.some((each, index) => each !== value[index]) ? [...new Set(next)] : undefined;
}
