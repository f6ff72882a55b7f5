/** Limits of every list and of selections in it. */
export const listLimits = {
  pageSizes: [5, 10, 25, 50, 100],
  defaultPageSize: 25,
  maxPageSize: 100,
  /** A picker may request more than a list page. */
  maxLookupSize: 1000,
  /**
   * The total of a list is counted up to this number and then shown as "1,000+": with a search, and for combinations of filters
   * that have no counter (`server/modules/users/list`, `countPeople` of `trainingReports/assignedPeople.ts`).
   */
  searchCountCap: 1000,
  /** A search word of at least this length matches anywhere in a name or address, a shorter one only the start of a word. */
  searchInsideFrom: 3,
  /** Maximum number of ids in one bulk call. */
  selectionIds: 10_000,
} as const;

/** Longest texts, in characters. */
export const textLimits = {
  textMax: 255,
  longTextMax: 1000,
  messageMax: 20_000,
} as const;

/**
 * Limits of a request body. `nodes`: objects, lists and their parts; more if the endpoint allows a larger body. `items`: of a list whose schema
 * names no limit. `problems`: the maximum of problems that a refusal names.
 */
export const bodyLimits = {
  generalBytes: 1_048_576,
  publicBytes: 65_536,
  depth: 64,
  nodes: 200_000,
  items: 20_000,
  problems: 100,
} as const;
