/** Of every list and of what is chosen in one. */
export const listLimits = {
  pageSizes: [5, 10, 25, 50, 100],
  defaultPageSize: 25,
  maxPageSize: 100,
  /** Look-ups that fill a picker may ask for more than a list page. */
  maxLookupSize: 1000,
  /** With a search the total is counted up to here and shown as "1,000+". */
  searchCountCap: 1000,
  /** Characters from which on a word of a search for people is found inside of words too, not only where they begin. */
  searchInsideFrom: 3,
  selectionIds: 10_000,
} as const;

/** Longest texts, in characters. */
export const textLimits = {
  textMax: 255,
  longTextMax: 1000,
  messageMax: 20_000,
} as const;
