import { limits } from '#contract/limits';
import { useMinWidth } from '~/components/page/useMinWidth.ts';

/** Room for the sidebar beside the page; below it the sidebar is a drawer. */
export const useIsLarge = (): boolean => useMinWidth(limits.breakpoints.lg);
