export interface MultiOption {
  value: string;
  label: string;
  /** Number of people, shown beside the label. */
  count?: number | undefined;
  /** Does not exist yet: choosing it creates it. */
  isNew?: boolean;
}

/** Number of options rendered at a time. */
const shownOptions = 100;
const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase();

/** Prefix of a value that is only typed text without a matching option. No name can contain this character. */
const typedMark = '\u0000';
export const asTyped = (text: string): string => typedMark + text.trim();
/** Whether a value is an option or a new one; the schema of a form refuses others. */
export const isChoice = (value: string): boolean => !value.startsWith(typedMark);
export const labelOfValue = (value: string): string => (isChoice(value) ? value : value.slice(typedMark.length));

/** The option with this label, case-insensitive. */
export const findExact = (options: readonly MultiOption[], text: string): MultiOption | undefined => {
  const searched = plain(text);
  return searched === '' ? undefined : options.find(({ label }) => plain(label) === searched);
};

/**
 * Options whose label contains the text: the exact match first, then labels that start with it, then the rest; at most
 * `shownOptions`. With `canCreate`, a text without an exact match is offered first as a new option.
 */
export function findOptions(
  options: readonly MultiOption[],
  text: string,
  canCreate: boolean,
  chosen: readonly string[] = [],
): MultiOption[] {
  const searched = plain(text);
  const rank = ({ label }: MultiOption) => (plain(label) === searched ? 0 : plain(label).startsWith(searched) ? 1 : 2);
  const fits = options.filter(({ label }) => plain(label).includes(searched));
  const shown = [0, 1, 2].flatMap((each) => fits.filter((option) => rank(option) === each)).slice(0, shownOptions);
  const isTaken = findExact(options, text) !== undefined || chosen.some((value) => plain(value) === searched);
  return canCreate && searched !== '' && !isTaken ? [{ value: text.trim(), label: text.trim(), isNew: true }, ...shown] : shown;
}

/** The values plus the typed text: as the matching option, as a new one, or marked as invalid. */
export function withTyped(value: readonly string[], text: string, options: readonly MultiOption[], canCreate: boolean): string[] {
  const typed = text.trim();
  const meant = findExact(options, typed)?.value ?? (canCreate ? typed : asTyped(typed));
  const isThere = typed === '' || value.some((each) => each === meant || plain(labelOfValue(each)) === plain(typed));
  return isThere ? [...value] : [...value, meant];
}

/** Converts values that were typed before the options were loaded; undefined if there are none. */
export function nowKnown(value: readonly string[], options: readonly MultiOption[]): string[] | undefined {
  const known = new Set(options.map((option) => option.value));
  const next = value.map((each) => (known.has(each) ? each : (findExact(options, labelOfValue(each))?.value ?? each)));
  return next.some((each, index) => each !== value[index]) ? [...new Set(next)] : undefined;
}
