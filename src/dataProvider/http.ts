import type { ErrorEnvelope } from '#contract/errors';
import type { CurrentUser } from '#contract/session/session';
import { credentials } from '~/session/credentials.ts';
import { reportError } from '~/errors/errorReports.ts';
import { signInUnderway } from '~/session/signInUnderway.ts';
import { hasMovedOn } from '~/session/heldSession.ts';
import { HeedError, isHeedError } from '~/errors/heedError.ts';
import { addStage, currentLanguage } from '~/i18n/i18n.ts';
import { setUser } from '~/session/store.ts';
import { handleGlobally } from './globalErrors.ts';

export const base = '/gateway';
const patience = { tries: 2, longestWaitSeconds: 10 };

export interface HttpRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below the base, with its parameters filled. */
  path: string;
  query?: object | undefined;
  body?: unknown;
  /** The media type of the reply; JSON by default. */
  accept?: string;
  /** Sent in addition to the headers of every call. */
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
  /** True if repeating changes nothing; such a call waits and is repeated after a 429. */
  repeatable?: boolean;
  /** For the call that opens a session, see credentials. */
  opens?: 'anew' | 'kept';
  /** For the call that ends this session, see `replaceSession`: it is itself the sign-in that others wait for. */
  isSignIn?: boolean;
}

/** The only place that calls the server. Throws HeedError for anything but a 2xx. */
export async function send(request: HttpRequest): Promise<Response> {
  let isSecond = false;
  for (let left = request.repeatable ? patience.tries : 0; ; left -= 1) {
    const { response, session } = await ask(request);
    if (response.ok) return response;
    const error = await errorOf(response);
    // If this tab or another has signed in again meanwhile, the call is repeated once with the new session.
    if (!isSecond && !request.opens && !request.isSignIn && isHeedError(error, 'invalid_session', 'session_expired')) {
      await signInUnderway();
      isSecond = hasMovedOn(session);
      if (isSecond) continue;
    }
    const wait = error.retryAfterSeconds ?? 1;
    if (response.status !== 429 || left <= 0 || wait > patience.longestWaitSeconds) {
      // The signed-out pages start without the sentences of refusals. If they can't be fetched, a general one is shown.
      await addStage('panel').catch(() => undefined);
      noteFailure(error);
      throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, wait * 1000));
  }
}

/** Reports a failed call, and handles errors that mean the same for every call. */
export function noteFailure(error: HeedError): void {
  reportError(error);
  handleGlobally(error, readUser);
}

/** `send` for calls with a JSON reply. */
export async function sendJson<Reply>(request: HttpRequest): Promise<Reply> {
  const response = await send(request);
  return (response.status === 204 ? {} : await response.json()) as Reply;
}

const readUser = async () => setUser(await sendJson<CurrentUser>({ method: 'GET', path: '/api/v1/user' }));

/** The build name of the server; null if unknown (a host that answers missing files with a page). */
export async function servedBuild(): Promise<string | null> {
  const response = await fetch('/build_timestamp', { cache: 'no-store' }).catch(() => undefined);
  if (!response?.ok || response.headers.get('content-type')?.includes('html')) return null;
  return (await response.text()).trim() || null;
}

/**
 * The headers of every call, also of uploads; `own` are the credentials. The language is that of the panel: by default it would
 * be the browser's, and files of the server would be in another language than the page.
 */
export const headersOf = (own: Record<string, string>, accept = 'application/json'): Record<string, string> => ({
  Accept: accept,
  'Accept-Language': currentLanguage().folder,
  'Cache-Control': 'no-cache',
  Pragma: 'no-cache',
  ...own,
});

async function ask(request: HttpRequest): Promise<{ response: Response; session: string | undefined }> {
  const { method, path, query, body, signal, accept, headers: further } = request;
  const { headers: own, session } = await credentials(request.opens);
  const headers: Record<string, string> = { ...headersOf(own, accept), ...further };
  // The browser writes the type of a form, with the mark between its parts.
  const isForm = body instanceof FormData;
  if (body !== undefined && !isForm) headers['Content-Type'] = 'application/json';
  try {
    const response = await fetch(`${base}${path}${queryText(query)}`, {
      method,
      headers,
      body: body === undefined ? null : isForm ? body : JSON.stringify(body),
      signal: signal ?? null,
    });
    return { response, session };
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new HeedError(0);
  }
}

export async function errorOf(response: Response): Promise<HeedError> {
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  const body = (await response.json().catch(() => undefined)) as Partial<ErrorEnvelope> | undefined;
  return new HeedError(response.status, body?.error, Number.isFinite(retryAfter) ? retryAfter : undefined);
}

/**
 * Builds a query string: lists repeat their name, objects and tuples of simple REST calls become JSON; undefined is left out.
 */
export function queryText(query: object = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    const values: unknown[] = Array.isArray(value) ? value : [value];
    for (const one of values) search.append(name, typeof one === 'object' ? JSON.stringify(one) : String(one));
  }
  const text = search.toString();
  return text && `?${text}`;
}
