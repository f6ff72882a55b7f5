export interface MultiOption {
  value: string;
  label: string;
  /** How many people, shown beside it. */
  count?: number;
  /** Not there yet: choosing it makes it. */
  isNew?: boolean;
}

/** Options drawn at a time; typing narrows them. */
export const shownOptions = 100;
const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase();

/**
 * Options whose label holds the text, those that begin with it first, at most `shownOptions`.
 * With `canCreate` a text that is nobody's name stands at the end as something new.
 */
export function findOptions(
  options: readonly MultiOption[],
  text: string,
  canCreate: boolean,
  chosen: readonly string[] = [],
): MultiOption[] {
  const wanted = plain(text);
  const fits = options.filter(({ label }) => plain(label).includes(wanted));
  const first = fits.filter(({ label }) => plain(label).startsWith(wanted));
  const rest = fits.filter(({ label }) => !plain(label).startsWith(wanted));
  const shown = [...first, ...rest].slice(0, shownOptions);
  const isTaken = options.some(({ label }) => plain(label) === wanted) || chosen.some((value) => plain(value) === wanted);
  return canCreate && wanted !== '' && !isTaken ? [...shown, { value: text.trim(), label: text.trim(), isNew: true }] : shown;
}
