/** Sizes and intervals of the panel. Imports nothing, so that every page may use it. */
export const panelLimits = {
  searchDebounceMs: 300,
  commonSearchDebounceMs: 1000,
  toastMs: 4000,
  versionCheckMs: 60_000,
  featureFlagPollMs: 300_000,
  errorSampleRate: 0.1,
  /** How often a video that plays tells how far it is. */
  videoProgressMs: 200,
  drawerWidth: 640,
  sidebarWidth: { open: 248, folded: 88 },
  breakpoints: { xs: 320, sm: 600, md: 960, lg: 1280, xl: 1440, mobile: 768 },
  progress: { low: 10, average: 70 },
  courseGridPage: 30,
  /** How often a page that is open and in sight asks for the figures that it follows. */
  followMs: 15_000,
  stripScrollPx: 160,
  /** A row of the options of a picker, and how high their list grows. */
  optionsPx: { row: 36, list: 208 },
} as const;
