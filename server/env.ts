import { z } from 'zod';
import { release } from '#contract/product';
import { sessionLimits } from '#contract/session/limits';

const blankIsUnset = (source: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ''));

const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true');
const webAddress = z.url({ protocol: /^https?$/ });
const origin = webAddress.transform((value) => new URL(value).origin);
/** `https://<key>@host/<project>`. An old DSN with a secret after the key is rejected, because every browser can read it. */
const dsn = z.string().regex(/^https?:\/\/\w+@[\w.-]+(:\d+)?(\/[\w.-]+)*\/\d+$/, 'must look like https://key@host/project');

const smtpUrl = z
  .string()
  .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
  .regex(/^(?!.*[?&]maxConnections=(?![1-9]\d{0,2}(&|$)))/, 'maxConnections must be a whole number from 1 to 999');

const settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().optional(),
  DATA_DIR: z.string().default('.data'),
  PUBLIC_URL: origin.optional(),
  PUBLIC_SHARE_URL: origin.optional(),
  TRUST_PROXY: z.string().optional(),
  SESSION_IDLE_MINUTES: z.coerce
    .number()
    .int()
    .min(sessionLimits.session.shortestIdleMinutes)
    .max(sessionLimits.session.days * 1440)
    .default(sessionLimits.session.idleMinutes),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional(),
  FIREBASE_PROJECT_ID: z.string().optional(),
  FIREBASE_API_KEY: z.string().optional(),
  FIREBASE_AUTH_DOMAIN: z.string().optional(),
  FIREBASE_SERVICE_ACCOUNT: z.string().optional(),
  AZURE_CLIENT_ID: z.string().optional(),
  AZURE_CLIENT_SECRET: z.string().optional(),
  AZURE_AUTHORITY: origin.default('https://login.microsoftonline.com'),
  GRAPH_API_URL: origin.optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, 'must be a secret or restricted key of Stripe (sk_… or rk_…)')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'must be the signing secret of a webhook at Stripe (whsec_…)')
    .optional(),
  STRIPE_API_URL: origin.optional(),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: z.string().default('Heed <no-reply@heed.example>'),
  SIMULATION_SMTP_URL: smtpUrl.optional(),
  SIMULATION_DOMAINS: z
    .string()
    .transform((list) =>
      list
        .split(',')
        .map((name) => name.trim().toLowerCase())
        .filter((name) => name !== ''),
    )
    .pipe(z.array(z.hostname()))
    .default([]),
  SIMULATION_URL: origin.optional(),
  SUPPORT_EMAIL: z.email().optional(),
  SALES_EMAIL: z.email().optional(),
  AUDIT_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  SECRETS_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  LEARNER_APP_URL: webAddress.optional(),
  LEARNER_APP_KEY: z.string().min(24, 'must have at least 24 characters').optional(),
  HEED_SIMULATOR: z.enum(['on', 'off']).default('on'),
  USER_AGREEMENT_URL: webAddress.optional(),
  PRIVACY_POLICY_URL: webAddress.optional(),
  SWAG_SHOP_URL: webAddress.optional(),
  KNOWLEDGE_BASE_URL: webAddress.optional(),
  BOOK_DEMO_URL: webAddress.optional(),
  AFFILIATE_URL: webAddress.optional(),
  FEEDBACK_URL: webAddress.optional(),
  FLAGS_FILE: z.string().optional(),
  OFREP_URL: webAddress.transform((value) => value.replace(/\/+$/, '')).optional(),
  SENTRY_DSN: dsn.optional(),
  HEED_DEV: flag.default(false),
  HEED_CLOCK: z.iso.datetime({ offset: true }).optional(),
  HEED_BENCH_TOKEN: z.string().min(16).optional(),
  AUTH_EMULATOR_URL: z
    .string()
    .regex(/^unix:\//, 'must start with unix:/')
    .optional(),
});

const devOnly = ['HEED_CLOCK', 'HEED_BENCH_TOKEN', 'AUTH_EMULATOR_URL', 'STRIPE_API_URL', 'GRAPH_API_URL'] as const;
const firebaseNames = ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY', 'FIREBASE_SERVICE_ACCOUNT'] as const;
const azureNames = ['AZURE_CLIENT_ID', 'AZURE_CLIENT_SECRET'] as const;
const stripeNames = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;
const serverNames = ['DATABASE_URL', ...firebaseNames, 'SMTP_URL', 'PUBLIC_URL', 'AUDIT_KEY', 'SECRETS_KEY'] as const;

type Settings = z.output<typeof settings>;
type Mode = 'embedded' | 'server' | 'dev';

/** The demo's mail to the house; it stays in /outbox like all mail of the demo. */
const demoMailbox = 'support@heed.example';

/** Firebase settings of the embedded sign-in service. The emulator keeps a `demo-` project on this machine. */
export const embeddedProject = { projectId: 'demo-heed', apiKey: 'heed-embedded' } as const;

/**
 * Reads the settings. Mode `embedded` needs none, `server` needs all of `serverNames`; any other mix is `dev` and requires HEED_DEV=1.
 * Throws an Error whose message names the wrong or missing setting.
 */
export function readEnv(source: Record<string, string | undefined> = process.env) {
  const parsed = settings.safeParse(blankIsUnset(source));
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`Wrong setting. ${wrong.join('; ')}`);
  }
  const s = parsed.data;
  const mode = modeOf(s);
  return {
    mode,
    port: s.PORT,
    /** With demo accounts, other machines can only connect if HOST is set. */
    host: s.HOST ?? (mode === 'server' ? '0.0.0.0' : '127.0.0.1'),
    dataDir: s.DATA_DIR,
    publicUrl: s.PUBLIC_URL,
    /** Origin of shared pages, if it is not publicUrl. */
    publicShareUrl: s.PUBLIC_SHARE_URL,
    /** Addresses or networks of proxies whose X-Forwarded-For is trusted, comma separated. */
    trustProxy: s.TRUST_PROXY,
    /** Idle time after which a session ends. */
    sessionIdleMinutes: s.SESSION_IDLE_MINUTES,
    /** At a terminal only warnings; a service also logs refusals. */
    logLevel: s.LOG_LEVEL ?? (mode === 'embedded' ? 'warn' : 'info'),
    databaseUrl: s.DATABASE_URL,
    firebase: firebaseOf(s),
    /**
     * The application that this installation registered at Microsoft Entra, for companies that sign in with their tenant or send mail through
     * their mailboxes.
     */
    azure: azureOf(s),
    /** The account at Stripe that takes card payments; without it only the sandbox does, which a server does not have. */
    stripe: stripeOf(s, mode),
    authEmulatorUrl: s.AUTH_EMULATOR_URL,
    smtpUrl: s.SMTP_URL,
    mailFrom: s.MAIL_FROM,
    /**
     * Phishing simulations: the mail server of all that do not leave through the sender of a company, the domains that they may come from
     * there, and the origin of their links. Never the address and server of our own mails, whose links people must trust.
     */
    simulation: { smtpUrl: s.SIMULATION_SMTP_URL, domains: s.SIMULATION_DOMAINS, url: s.SIMULATION_URL },
    /** Where the house reads support tickets and sales requests. Without an address staff only find them in their lists. */
    supportEmail: s.SUPPORT_EMAIL ?? (mode === 'server' ? undefined : demoMailbox),
    salesEmail: s.SALES_EMAIL ?? s.SUPPORT_EMAIL ?? (mode === 'server' ? undefined : demoMailbox),
    /** Seals the audit log; without it a file of the data directory does. */
    auditKey: s.AUDIT_KEY,
    /** Encrypts stored secrets; without it a file of the data directory does. */
    secretsKey: s.SECRETS_KEY,
    links: {
      learnerApp: s.LEARNER_APP_URL,
      userAgreement: s.USER_AGREEMENT_URL,
      privacyPolicy: s.PRIVACY_POLICY_URL,
      swagShop: s.SWAG_SHOP_URL,
      knowledgeBase: s.KNOWLEDGE_BASE_URL,
      bookDemo: s.BOOK_DEMO_URL,
      affiliate: s.AFFILIATE_URL,
      feedback: s.FEEDBACK_URL,
    },
    /** Key of the learner app; without it the learner endpoints answer 404. */
    learnerAppKey: s.LEARNER_APP_KEY,
    /** Simulated learners of the demo companies; only in embedded mode. */
    simulator: mode === 'embedded' && s.HEED_SIMULATOR === 'on',
    flagsFile: s.FLAGS_FILE,
    ofrepUrl: s.OFREP_URL,
    sentryDsn: s.SENTRY_DSN,
    heedDev: s.HEED_DEV,
    clock: s.HEED_CLOCK === undefined ? undefined : new Date(s.HEED_CLOCK),
    benchToken: s.HEED_BENCH_TOKEN,
  };
}

export type Env = ReturnType<typeof readEnv>;

/** Settings that the panel may read, in `<meta name="heed-config">`. `build` is the content of dist/build_timestamp. */
export function publicConfig(env: Env, build: string) {
  const { firebase, links, publicShareUrl: shareUrl, sentryDsn } = env;
  return {
    firebase: firebase
      ? { apiKey: firebase.apiKey, authDomain: firebase.authDomain, projectId: firebase.projectId, embedded: false }
      : { ...embeddedProject, authDomain: undefined, embedded: true },
    links,
    shareUrl,
    sentryDsn,
    release,
    build,
  };
}

export type PublicConfig = ReturnType<typeof publicConfig>;

function modeOf(s: Settings): Mode {
  const development = devOnly.find((name) => s[name] !== undefined);
  if (development && !s.HEED_DEV) throw new Error(`${development} is for development and needs HEED_DEV=1.`);
  const usesFirebase = firebaseNames.some((name) => s[name] !== undefined) || s.FIREBASE_AUTH_DOMAIN !== undefined;
  if (usesFirebase) requireAll(s, firebaseNames, 'To sign people in with Firebase');
  if (azureNames.some((name) => s[name] !== undefined)) requireAll(s, azureNames, 'To sign people in with Microsoft Entra');
  if (stripeNames.some((name) => s[name] !== undefined)) requireAll(s, stripeNames, 'To take cards with Stripe');
  if (!s.DATABASE_URL && !usesFirebase && !s.AUTH_EMULATOR_URL) return 'embedded';
  if (serverNames.every((name) => s[name] !== undefined)) return 'server';
  if (s.HEED_DEV) return 'dev';
  requireAll(s, serverNames, 'To run as a server (or set HEED_DEV=1 for development)');
  throw new Error('AUTH_EMULATOR_URL cannot be used by a server.');
}

function requireAll(s: Settings, names: readonly (keyof Settings)[], purpose: string) {
  const missing = names.filter((name) => s[name] === undefined);
  if (missing.length > 0) throw new Error(`${purpose}, please also set ${missing.join(', ')}.`);
}

function firebaseOf(s: Settings) {
  const { FIREBASE_PROJECT_ID: projectId, FIREBASE_API_KEY: apiKey, FIREBASE_SERVICE_ACCOUNT: serviceAccount } = s;
  if (!projectId || !apiKey || !serviceAccount) return undefined;
  return { projectId, apiKey, serviceAccount, authDomain: s.FIREBASE_AUTH_DOMAIN };
}

/** Microsoft Graph of the national clouds, by the address of their Entra. */
const nationalGraphs: Record<string, string> = {
  'https://login.microsoftonline.us': 'https://graph.microsoft.us',
  'https://login.partner.microsoftonline.cn': 'https://microsoftgraph.chinacloudapi.cn',
};

function azureOf(s: Settings) {
  const { AZURE_CLIENT_ID: clientId, AZURE_CLIENT_SECRET: clientSecret, AZURE_AUTHORITY: authority } = s;
  const graphUrl = s.GRAPH_API_URL ?? nationalGraphs[authority] ?? 'https://graph.microsoft.com';
  return clientId && clientSecret ? { clientId, clientSecret, authority, graphUrl } : undefined;
}

/** Throws if the key's mode is not that of the installation: a test key sells for nothing, and demo accounts must not move money. */
function stripeOf(s: Settings, mode: Mode) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = s;
  if (!secretKey || !webhookSecret) return undefined;
  const isLive = /^.._live_/.test(secretKey);
  if (!isLive && mode === 'server' && !s.HEED_DEV)
    throw new Error(
      'STRIPE_SECRET_KEY is a test key, with which everybody buys for nothing. A server needs a live one (or HEED_DEV=1).',
    );
  if (isLive && mode !== 'server')
    throw new Error('STRIPE_SECRET_KEY is a live key and moves real money. Without a server’s settings, use a test key.');
  return { secretKey, webhookSecret, isLive, apiUrl };
}

/** Origin of this server, for links in mails. */
export function baseUrl(env: Pick<Env, 'publicUrl' | 'host' | 'port'>): string {
  if (env.publicUrl) return env.publicUrl;
  const host = env.host === '127.0.0.1' || env.host === '0.0.0.0' || env.host === '::' ? 'localhost' : env.host;
  return `http://${host}:${env.port}`;
}

/** Origin of shared pages. */
export const shareOrigin = (env: Pick<Env, 'publicShareUrl' | 'publicUrl' | 'host' | 'port'>): string =>
  env.publicShareUrl ?? baseUrl(env);
