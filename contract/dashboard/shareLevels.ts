import { dashboardLimits } from './limits.ts';

/** How much of their tasks somebody has completed. i18n-keys: dashboard.users.levels.* */
export const shareLevels = ['excellent', 'good', 'risky'] as const;
export type ShareLevel = (typeof shareLevels)[number];

const { excellent, good } = dashboardLimits.shares;
/** The shares from 0 to 1 of each level: from the first on, and less than the second. */
export const sharesOfLevel = {
  excellent: [excellent / 100, Number.POSITIVE_INFINITY],
  good: [good / 100, excellent / 100],
  risky: [0, good / 100],
} as const satisfies Record<ShareLevel, readonly [number, number]>;

/** The level of a share from 0 to 1; null without tasks. */
export const shareLevelOf = (share: number | null): ShareLevel | null =>
  share === null ? null : (shareLevels.find((level) => share >= sharesOfLevel[level][0]) ?? 'risky');
