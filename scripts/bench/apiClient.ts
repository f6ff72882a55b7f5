import { z } from 'zod';
import { sessionHeader } from '#contract/session/sessionHeader';

const signedIn = z.object({ idToken: z.string() });
const self = z.object({ company_id: z.string(), sessionId: z.string() });

export interface ApiClient {
  companyId: string;
  headers: Record<string, string>;
  url(path: string): string;
  get<T extends z.ZodType>(path: string, reply: T): Promise<z.output<T>>;
  post<T extends z.ZodType>(path: string, body: unknown, reply: T): Promise<z.output<T>>;
}

/** Signs in through the sign-in proxy and opens a session. `benchToken` lifts the rate limits of a development server. */
export async function signIn(base: string, email: string, password: string, benchToken: string): Promise<ApiClient> {
  const json = { 'content-type': 'application/json', 'x-heed-bench': benchToken };
  const { idToken } = await call(`${base}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=heed-embedded`, {
    headers: json,
    body: { email, password, returnSecureToken: true },
    reply: signedIn,
  });
  const token = { ...json, authorization: `Bearer ${idToken}` };
  const { company_id: companyId, sessionId } = await call(`${base}/gateway/user`, { headers: token, reply: self });
  const headers = { ...token, [sessionHeader]: sessionId };
  const url = (path: string) => `${base}/gateway${path.replace('{companyId}', companyId)}`;
  return {
    companyId,
    headers,
    url,
    get: (path, reply) => call(url(path), { headers, reply }),
    post: (path, body, reply) => call(url(path), { headers, body, reply }),
  };
}

async function call<T extends z.ZodType>(
  url: string,
  request: { headers: Record<string, string>; body?: unknown; reply: T },
): Promise<z.output<T>> {
  const { headers, body, reply } = request;
  const answer = await fetch(url, body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${new URL(url).pathname} answered ${answer.status}: ${await answer.text()}`);
  return reply.parse(await answer.json());
}
