import { panelLimits } from '#contract/panel';
import { useMinWidth } from '~/components/page/useMinWidth.ts';

/** Room for the sidebar beside the page; below it the sidebar is a drawer. */
export const useIsLarge = (): boolean => useMinWidth(panelLimits.breakpoints.lg);
