import {
  BrowserClient,
  dedupeIntegration,
  defaultStackParser,
  type ErrorEvent,
  linkedErrorsIntegration,
  makeFetchTransport,
  Scope,
} from '@sentry/browser';
import type { ErrorReport } from './errorReports.ts';
import { sessionStore } from '~/session/store.ts';

type Exceptions = NonNullable<NonNullable<ErrorEvent['exception']>['values']>;
type Frames = NonNullable<NonNullable<Exceptions[number]['stacktrace']>['frames']>;

const address = /[^\s@"'<>()]+@[^\s@"'<>()]+\.[^\s@"'<>()]+/g;
const query = /([a-z]+:\/\/[^\s?#"']+)[?#][^\s"')]*/gi;
/** Removes e-mail addresses, and the query of web addresses, which may contain one-time tokens. */
const withoutPersons = (text: string): string => text.replace(query, '$1').replace(address, '[address]');

/** Only these properties, where the object has them. */
const pick = <T extends object, K extends keyof T>(from: T, names: readonly K[]): Pick<T, K> =>
  Object.fromEntries(names.filter((name) => name in from).map((name) => [name, from[name]])) as Pick<T, K>;

const cleanedFrames = (frames: Frames): Frames =>
  frames.map(({ filename = '', ...frame }) => ({
    ...pick(frame, ['function', 'lineno', 'colno', 'in_app']),
    filename: withoutPersons(filename),
  }));

const cleaned = (exceptions: Exceptions): Exceptions =>
  exceptions.map(({ value = '', stacktrace, ...exception }) => ({
    ...pick(exception, ['type']),
    value: withoutPersons(value),
    stacktrace: { frames: cleanedFrames(stacktrace?.frames ?? []) },
  }));

/** The event that is sent: listed fields only, so that the library adds nothing. Of the user, only the ids of user and company. */
function toSend({ exception, contexts, ...event }: ErrorEvent): ErrorEvent {
  const { user, acting } = sessionStore.get();
  return {
    type: undefined,
    level: 'error',
    ...pick(event, ['event_id', 'timestamp', 'platform', 'release', 'sdk']),
    exception: { values: cleaned(exception?.values ?? []) },
    contexts: { react: contexts?.['react'] },
    ...(user && { user: { id: user.id }, tags: { companyId: acting?.companyId ?? user.company_id } }),
  };
}

/** A client without the library's own listeners for clicks, calls, console, addresses, sessions. */
function openScope(dsn: string, release: string): Scope {
  const client = new BrowserClient({
    dsn,
    release,
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
    sendClientReports: false,
    // By default the library looks for a native fetch in an iframe, which our content policy forbids.
    transport: (options) => makeFetchTransport(options, (url, init) => fetch(url, init)),
    stackParser: defaultStackParser,
    integrations: [dedupeIntegration(), linkedErrorsIntegration()],
    beforeSend: toSend,
  });
  const scope = new Scope();
  scope.setClient(client);
  client.init();
  return scope;
}

let scope: Scope | undefined;

/** Sends one report to the Sentry project that `dsn` names. */
export function send(dsn: string, { error, release, componentStack }: ErrorReport): void {
  scope ??= openScope(dsn, release);
  scope.captureException(error, { captureContext: { contexts: componentStack ? { react: { componentStack } } : {} } });
}
