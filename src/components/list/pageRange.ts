interface Paging {
  page: number;
  limit: number;
  /** Number of matches, or the cap if `isCapped`. */
  total: number;
  isCapped: boolean;
  /** Number of rows on the page. */
  shown: number;
}

export interface PageRange {
  from: number;
  to: number;
  pages: number;
  hasPrevious: boolean;
  hasNext: boolean;
  /** False if the last page is unknown because counting stopped at a cap. */
  hasLast: boolean;
}

/** Numbers for the footer of a list. With a capped total there is a next page if the present page is full. */
export function pageRange({ page, limit, total, isCapped, shown }: Paging): PageRange {
  const pages = Math.max(1, Math.ceil(total / limit), isCapped ? page : 1);
  return {
    from: shown === 0 ? 0 : (page - 1) * limit + 1,
    to: shown === 0 ? 0 : (page - 1) * limit + shown,
    pages,
    hasPrevious: page > 1,
    hasNext: isCapped ? shown === limit : page < pages,
    hasLast: !isCapped && page < pages,
  };
}

/** The page to go to if the present one is past the end, as after a deletion or from an old link. */
export function pageInstead({ page, limit, total, isCapped, shown }: Paging): number | undefined {
  if (shown > 0 || page === 1) return undefined;
  const last = Math.max(1, Math.ceil(total / limit));
  return isCapped && page <= last ? undefined : Math.min(last, page - 1);
}
