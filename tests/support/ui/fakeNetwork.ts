import { type ErrorCode, errorCodes } from '#contract/errors';
import { type Exchange, misfitsOfCall, misfitsOfReply } from '../calls/misfits.ts';
import { noteProblems } from './problems.ts';
import { companyId, ownId } from './somebody.ts';

export type Call = Exchange;
type Answer = { status?: number; body?: unknown; headers?: Record<string, string> } | ((call: Call, headers: Headers) => unknown);

const nobody: typeof fetch = () => Promise.reject(new Error('this test answers no call'));
let respond = nobody;
// The identity library keeps the fetch that exists when it is loaded, so this function stays and only its replies change.
globalThis.fetch = (input, init) => respond(input, init);

/** Removes all replies. */
export const silenceNetwork = (): void => {
  respond = nobody;
};

/** Calls that the panel makes automatically some time after opening; tests need not reply to them, and they are not counted. */
const background: Record<string, object> = {
  'GET /rest/v1/me/support-tickets': [],
  'POST /ofrep/v1/evaluate/flags': { flags: [] },
  [`GET /api/v1/billing/${companyId}/payment_notice`]: { notice: null, hasJustPaid: false },
  [`GET /api/v1/surveys/company/${companyId}/user/${ownId}`]: { survey: null },
};

/** Parsed JSON, else the raw text. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
/** Looks like a token of the identity provider; only the browser reads it. */
const idToken = (uid: string) => {
  const seconds = Math.floor(Date.now() / 1000);
  return `${base64({ alg: 'none' })}.${base64({ sub: uid, user_id: uid, iat: seconds, exp: seconds + 3600, auth_time: seconds })}.x`;
};

const providerSession = {
  localId: ownId,
  idToken: idToken(ownId),
  refreshToken: 'r',
  expiresIn: '3600',
  email: 'admin@acme.example',
};
const provider: Record<string, Answer> = {
  'POST accounts:signInWithPassword': { body: providerSession },
  'POST accounts:signInWithCustomToken': { body: providerSession },
  'POST accounts:lookup': { body: { users: [{ localId: ownId, email: 'admin@acme.example' }] } },
};

/** A reply in the server's error envelope; `message` replaces that of the code. */
export function refusal(code: ErrorCode, detail: { info?: string; link?: string; message?: string; field?: string } = {}): Answer {
  const { status, message } = errorCodes[code];
  const { message: description = message, ...rest } = detail;
  return { status, body: { error: { code, message, status, details: [{ code, description, ...rest }] } } };
}

/** A reply in the identity provider's format. */
export const providerRefusal = (message: string): Answer => ({ status: 400, body: { error: { code: 400, message } } });

/**
 * Replies to the page's calls, by `METHOD path`; identity provider calls are named by their last part. Unexpected calls fail;
 * reading the user to open a session has a default reply. A function returns a body, or a Response.
 * Calls and replies must match the contract, otherwise the test fails; only a Response without the JSON content type may be
 * anything.
 * Returns the calls in order.
 */
export function answerNetwork(answers: Record<string, Answer>): Call[] {
  const calls: Call[] = [];
  const all = { ...provider, ...answers };
  respond = async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : String(input), location.origin);
    const path = url.pathname.replace(/^\/gateway/, '').replace(/^.*\/(accounts:\w+)$/, '$1');
    const request = input instanceof Request ? input : undefined;
    const method = init.method ?? request?.method ?? 'GET';
    const name = `${method} ${path}`;
    const isOurs = url.pathname.startsWith('/gateway/');
    if (name in background && !(name in all)) return Response.json(background[name]);
    const text = typeof init.body === 'string' ? init.body : await request?.text();
    const call = { method, path, query: url.searchParams, body: text ? parsed(text) : undefined };
    calls.push(call);
    if (isOurs) noteProblems(misfitsOfCall(call));
    const answer = all[name];
    if (!answer) throw new Error(`unexpected call: ${method} ${path}`);
    const made = typeof answer === 'function' ? await answer(call, new Headers(init.headers ?? request?.headers)) : undefined;
    if (made instanceof Response) {
      const isJson = made.headers.get('content-type') === 'application/json';
      if (isOurs && made.ok && isJson) noteProblems(misfitsOfReply(call, await made.clone().json()));
      return made;
    }
    const { status = 200, body = {}, headers = {} } = typeof answer === 'function' ? { body: made } : answer;
    const opened = name === 'GET /user' && status === 200 ? { sessionId: 'a-session', ...(body as object) } : body;
    if (isOurs && status < 300) noteProblems(misfitsOfReply(call, opened));
    return new Response(JSON.stringify(opened), { status, headers: { 'content-type': 'application/json', ...headers } });
  };
  return calls;
}

export const pathsOf = (calls: readonly Call[]): string[] => calls.map(({ method, path }) => `${method} ${path}`);
