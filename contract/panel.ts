/** Sizes and intervals of the panel. Imports nothing, so that every page may use it. */
export const panelLimits = {
  searchDebounceMs: 300,
  commonSearchDebounceMs: 1000,
  toastMs: 4000,
  versionCheckMs: 60_000,
  featureFlagPollMs: 300_000,
  errorSampleRate: 0.1,
  /** How often a playing video reports its position. */
  videoProgressMs: 200,
  drawerWidth: 640,
  breakpoints: { xs: 320, sm: 600, md: 960, lg: 1280, xl: 1440, mobile: 768 },
  /** Percent below which a progress is low, and below which it is average; from there it is perfect. */
  progress: { low: 10, average: 70 },
  courseGridPage: 30,
  /** Interval at which a visible page refreshes its figures. */
  followMs: 15_000,
  stripScrollPx: 160,
  /** Height of one option of a picker, and the maximum height of the list. */
  optionsPx: { row: 36, list: 208 },
} as const;
