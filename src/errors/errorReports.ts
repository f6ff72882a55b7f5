import { release } from '#contract/product';
import { panelLimits } from '#contract/panel';
import { config } from '~/browser/config.ts';
import { HeedError } from './heedError.ts';

interface ErrorDetails {
  /** React's path of components to the one that broke. */
  componentStack?: string | null | undefined;
}
export interface ErrorReport extends ErrorDetails {
  error: unknown;
  release: string;
}
type Listener = (report: ErrorReport) => void;

const noListener: Listener = () => undefined;
let listener = noListener;
const reported = new WeakSet<object>();

/** Errors that we cannot fix: code that an upgrade has removed, a lost connection, a browser's warning about layouts. */
const noise =
  /dynamically imported module|importing a module script|loading (css )?chunk|unable to preload|failed to fetch|networkerror|load failed|network-request-failed|network connection was lost|resizeobserver loop/i;

/** Refusals are expected; only internal errors of the server and errors of the panel are reported. */
export function isWorthReporting(error: unknown): boolean {
  if (error instanceof HeedError) return error.status === 500;
  if (error instanceof Error && error.name === 'AbortError') return false;
  return !noise.test(error instanceof Error ? error.message : String(error));
}

/** Reports a failure once, and only the share of failures that `panelLimits.errorSampleRate` says. Without a listener it does nothing. */
export function reportError(error: unknown, info: ErrorDetails = {}): void {
  if (listener === noListener || !isWorthReporting(error)) return;
  if (typeof error === 'object' && error !== null) {
    if (reported.has(error)) return;
    reported.add(error);
  }
  if (Math.random() < panelLimits.errorSampleRate) listener({ error, release, ...info });
}

/** Sets the function that gets the reports from here on; null for none. */
export const sendErrorsTo = (next: Listener | null): void => {
  listener = next ?? noListener;
};

/** Sends reports to the Sentry project of the installation, if it has one. Sentry's code is fetched with the first report. */
export function sendErrorsToSentry(): void {
  const { sentryDsn } = config;
  if (!sentryDsn) return;
  sendErrorsTo((report) => {
    // Without a connection neither the code nor a report gets through.
    void import('./sentry.ts').then(({ send }) => send(sentryDsn, report)).catch(() => undefined);
  });
}

/** Also reports uncaught errors. */
export function reportUncaught(): void {
  window.addEventListener('error', ({ error, message }) => reportError(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
}
