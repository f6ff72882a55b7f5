/**
 * Which texts travel with which stage. The signed-out pages start with `base` only; the panel adds everything that is not named
 * here, and the pages of a later stage bring their own (`withTexts` of the route table). An entry is an area, or a part of one
 * by its key; the longest entry that a key begins with decides.
 * Texts of mails, files and pages that the server writes never reach a browser.
 */
const partsOf = {
  /** Refusals come with the panel, which a refused call waits for (`dataProvider/http.ts`); these are shown without a call. */
  base: ['common', 'auth', 'errors.invalid_session', 'errors.internal_error', 'errors.company_not_accessible'],
  panel: ['common.roles', 'common.ssoProviders', 'common.plans', 'common.companyTypes', 'common.discard', 'common.typePhrase'],
  training: [
    'courses',
    'videos',
    'campaigns',
    'home.created',
    // Of the learner app, which reads the English sentence; no call of the panel is refused with it.
    'errors.question_answered',
    'games',
    'exercise',
    'simulation',
    'simulationCreate',
    'simulationEvents',
    'simulationTemplates',
    'simulationReport',
    'simulationReview',
    'simulationSharing',
    'customTraining',
    'uploads',
    'imports',
    'reports',
    'guides',
    'charts',
    'pdf',
    'reminders',
    'auditLog',
    // Also fetched by the signed-out pages, when somebody asks for help: a stage of its own would be named in every first page.
    'help',
    'settings',
    'scim',
    'customers',
    'accessGrants',
    'resources.customers',
    'transactions',
    'billing',
    'credit',
    'licences',
    'sharing',
    'whiteLabel',
    // Refusals of these areas alone.
    'errors.exercise_answered',
    'errors.no_golden_certificate',
    'errors.template_in_use',
    'errors.simulation_template_in_use',
    'errors.template_is_empty',
    'errors.callout_not_found',
    'errors.one_link_needed',
    'errors.not_an_email_template',
    'errors.not_a_thumbnail',
    'errors.thumbnail_too_large',
    'errors.simulation_not_started',
    'errors.exercise_not_started',
    'errors.campaign_not_archived',
    'errors.consent_needed',
    'errors.simulations_stopped',
    'errors.sender_domain_needed',
    'errors.simulation_host_needed',
    'errors.no_recipients',
    'errors.no_template_matches',
    'errors.round_too_short',
    'errors.simulation_is_draft',
    'errors.campaign_not_waiting',
    'errors.start_day_in_past',
    'errors.report_mailbox_refused',
    'errors.report_mailbox_personal',
    'errors.too_many_follow_ups',
    'errors.follow_up_group_exempt',
    'errors.follow_up_group_managed',
    'errors.mail_sender_refused',
    'errors.mail_sender_in_use',
    'errors.graph_refused',
    'errors.from_not_proved',
    'errors.refund_given_back',
    'errors.refund_not_noted',
    'errors.not_enough_licences',
    'errors.subscription_running',
    'errors.no_subscription',
    'errors.coupon_not_valid',
    'errors.payment_used',
    'errors.invoice_not_allowed',
    'errors.credit_not_enough',
    'errors.card_not_available',
    'errors.payment_failed',
    'errors.payments_unavailable',
    'errors.invoice_not_due',
    'errors.idempotency_key_used',
    'errors.scorm_too_large',
    'errors.course_has_no_chapters',
    'errors.course_is_running',
    'errors.course_in_use',
    'errors.course_not_completed',
    'errors.campaign_already_started',
    'errors.campaign_has_begun',
    'errors.scim_token_in_force',
    'errors.too_many_pinned_videos',
    'errors.paid_period_changed',
    'errors.downgrade_not_planned',
  ],
  /**
   * What a signed-out page other than the sign-in needs: new passwords, the second factor, single sign-on, the sign-up, and what
   * a company says of itself there and in its settings. The page of a profile fetches them too, and brings what only it shows, as the drawer
   * that adds people does.
   */
  account: [
    'addUsers',
    'profile.lost',
    'profile.tasks',
    'profile.unknown',
    'profile.tabs',
    'profile.facts',
    'profile.fields',
    'profile.locks',
    'profile.confirm',
    'profile.awayHelp',
    'profile.languageHelp',
    'profile.sameAsCompany',
    'profile.fromBrowser',
    'profile.emailWaiting',
    'profile.emailCorrect',
    'profile.addressLocks',
    // Also of the dialogs that make sure who is there, which bring this stage.
    'profile.password',
    'auth.reset',
    'auth.change',
    'auth.passwordRules',
    'auth.stop',
    'auth.mfa',
    'errors.60203',
    'errors.company_in_use',
    'errors.certificate_unreadable',
    'errors.certificate_weak',
    'errors.certificate_not_in_force',
    'errors.sso_unreachable',
    'security',
    'sso',
    'register',
    'companyFacts',
  ],
  /** Policies, monthly videos and the dashboard, with the refusals of their calls: only their own pages fetch them. */
  year: [
    'policies',
    'monthly',
    'dashboard',
    'errors.policy_published',
    'errors.policy_not_published',
    'errors.policy_not_running',
    'errors.policy_changed',
    'errors.policy_not_opened',
    'errors.policy_too_soon',
    'errors.policy_places_open',
    'errors.policy_scheduled',
    'errors.draft_changed',
    'errors.draft_empty',
    'errors.draft_is_only_text',
    'errors.revision_has_begun',
    'errors.revision_not_begun',
    'errors.too_many_policies',
    'errors.too_many_revisions',
    'errors.not_a_policy',
    'errors.pdf_locked',
    'errors.programme_is_off',
    'errors.month_is_skipped',
    'errors.month_has_video',
    'errors.month_is_over',
    'errors.month_video_ended',
    'errors.settings_changed',
  ],
  server: [
    'mail',
    'scorm',
    'landing',
    'learn',
    'learnerCourse',
    'learnerExercise',
    'learnerPolicy',
    'learnerVideo',
    'share',
    'simulationPage',
    'reportAddin',
    'sandbox',
  ],
} as const satisfies Record<string, readonly string[]>;

export const earlyStages = ['base', 'panel'] as const;
/** The names of their files are fetched with the first of them: the first pages, which have a budget, do not carry those of every language. */
export const lateStages = ['training', 'account', 'year'] as const;
export const localeStages = [...earlyStages, ...lateStages] as const;
export type EarlyStage = (typeof earlyStages)[number];
export type LateStage = (typeof lateStages)[number];
export type LocaleStage = (typeof localeStages)[number];

/** The stage of a key, an area or a part of one; `server` is none that a browser loads. */
export function stageOf(key: string): string {
  const [stage] = Object.entries<readonly string[]>(partsOf).find(([, parts]) => parts.includes(key)) ?? [];
  const end = key.lastIndexOf('.');
  return stage ?? (end < 0 ? 'panel' : stageOf(key.slice(0, end)));
}

export type Texts = string | { [name: string]: Texts };

/** The part of `texts`, whose keys begin with `key`, that belongs to the stage; undefined if none does. */
export function textsOfStage(stage: LocaleStage, texts: Texts, key: string): Texts | undefined {
  if (typeof texts === 'string') return stageOf(key) === stage ? texts : undefined;
  const kept = Object.entries(texts).flatMap(([name, inner]) => {
    const part = textsOfStage(stage, inner, `${key}.${name}`);
    return part === undefined ? [] : [[name, part]];
  });
  return kept.length > 0 ? (Object.fromEntries(kept) as Texts) : undefined;
}
