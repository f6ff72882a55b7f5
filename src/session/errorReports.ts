import { release } from '#contract/product';
import { panelLimits } from '#contract/panel';
import { HeedError } from './heedError.ts';

export interface ErrorDetails {
  /** React's path of components to the one that broke. */
  componentStack?: string | null | undefined;
}
export interface ErrorReport extends ErrorDetails {
  error: unknown;
  release: string;
}
type Listener = (report: ErrorReport) => void;

const toNobody: Listener = () => undefined;
let listener = toNobody;
const reported = new WeakSet<object>();

/** Code that is gone after an upgrade, a lost connection, and what browsers say of layouts: nothing that we could mend. */
const noise =
  /dynamically imported module|importing a module script|loading (css )?chunk|unable to preload|failed to fetch|networkerror|load failed|network-request-failed|network connection was lost|resizeobserver loop/i;

/** A refusal is expected; only a failure of the server's own or of the panel is worth a look. */
export function isWorthReporting(error: unknown): boolean {
  if (error instanceof HeedError) return error.status === 500;
  if (error instanceof Error && error.name === 'AbortError') return false;
  return !noise.test(error instanceof Error ? error.message : String(error));
}

/** Tells of a failure once, and only of the share that panelLimits.errorSampleRate names. Nobody hears it unless the installation named a listener. */
export function reportError(error: unknown, info: ErrorDetails = {}): void {
  if (listener === toNobody || !isWorthReporting(error)) return;
  if (typeof error === 'object' && error !== null) {
    if (reported.has(error)) return;
    reported.add(error);
  }
  if (Math.random() < panelLimits.errorSampleRate) listener({ error, release, ...info });
}

/** Names who hears of failures from here on; null is nobody again. */
export const sendErrorsTo = (next: Listener | null): void => {
  listener = next ?? toNobody;
};

/** Hears also of what nobody caught. */
export function reportUncaught(): void {
  window.addEventListener('error', ({ error, message }) => reportError(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
}
