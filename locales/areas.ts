/**
 * Which texts travel with which stage: the signed-out pages load the base areas only, the panel adds those that are not named
 * here, and the pages of a later stage bring their own (`withTexts` of the route table).
 * Texts of mails, files and pages that the server writes never reach a browser.
 */
const areasOf = {
  base: ['common', 'auth', 'errors'],
  training: [
    'courses',
    'videos',
    'campaigns',
    'customTraining',
    'uploads',
    'reports',
    'guides',
    'charts',
    'pdf',
    'reminders',
    'auditLog',
    // Also fetched by the signed-out pages, when somebody asks for help: a stage of its own would be named in every first page.
    'help',
    'settings',
  ],
  /** The second factor, single sign-on, the sign-up, and what a company says of itself there and in its settings. */
  account: ['security', 'sso', 'register', 'companyFacts'],
  server: ['mail', 'scorm', 'share'],
} as const satisfies Record<string, readonly string[]>;

export const localeStages = ['base', 'panel', 'training', 'account'] as const;
export type LocaleStage = (typeof localeStages)[number];

const stageOf = (area: string) =>
  Object.entries(areasOf).find(([, areas]) => (areas as readonly string[]).includes(area))?.[0] ?? 'panel';

export const isInStage = (area: string, stage: LocaleStage): boolean => stageOf(area) === stage;
