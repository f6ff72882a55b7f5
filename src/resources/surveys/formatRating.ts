import { formatNumber } from '~/components/data/format.ts';

/** An average of stars with one decimal; a dash where there is none. */
export const formatRating = (average: number | null): string =>
  average === null ? '–' : `★ ${formatNumber(Math.round(average * 10) / 10)}`;
