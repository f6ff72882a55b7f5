import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { graphInbox, type InboxReply } from './graphInbox.ts';

export const application = { clientId: 'heed-app', clientSecret: 'a-secret-of-the-app' };

/** A mail as Graph was given it. */
export interface GraphMail {
  owner: string;
  message: {
    subject: string;
    body: { contentType: string; content: string };
    from: { emailAddress: { address: string; name?: string } };
    toRecipients: { emailAddress: { address: string } }[];
    internetMessageHeaders: { name: string; value: string }[];
    attachments: { contentId: string; contentType: string; contentBytes: string; isInline: boolean }[];
  };
  saveToSentItems: boolean;
}

/** A mail that Graph was given whole, as base64. */
interface WholeMail {
  owner: string;
  mime: string;
}

interface Answers {
  /** Refuses mails, by recipient. */
  mail?: ((to: string) => { status: number; code: string; message: string } | undefined) | undefined;
  /** Consents end: no token is given any more. */
  isRevoked?: boolean;
  /** How long access tokens are said to be valid. */
  seconds?: number;
}

interface Received {
  type: string;
  text: string;
}

interface Reply extends InboxReply {
  location?: string;
}

/** Who allowed it, and what. */
interface Grant {
  owner: string;
  scope: string;
}

const newText = () => randomBytes(24).toString('base64url');
const refused = (error: string, description = ''): Reply => ({ status: 400, body: { error, error_description: description } });

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

/**
 * Microsoft on this machine: Entra, where the owner of a mailbox allows what is requested at once, and Graph, which takes mails and shows those of
 * an inbox, each to the tokens that may. It checks what Entra
 * checks: the application, where browsers are sent back to, and the code verifier.
 */
export async function startMicrosoft() {
  const codes = new Map<string, Grant & { challenge: string; redirectUri: string }>();
  const refreshTokens = new Map<string, Grant>();
  const accessTokens = new Map<string, Grant>();
  const inbox = graphInbox();
  const state = { owner: '' };
  const answers: Answers = {};
  const sent: GraphMail[] = [];
  const wholes: WholeMail[] = [];
  /** Kinds of the tokens that were given. */
  const granted: string[] = [];

  const give = ({ owner, scope }: Grant, kind: string): Reply => {
    if (answers.isRevoked) return refused('invalid_grant', 'AADSTS70043: The refresh token has expired');
    const [access, refresh] = [newText(), newText()];
    accessTokens.set(access, { owner, scope });
    refreshTokens.set(refresh, { owner, scope });
    granted.push(kind);
    const tokens = { access_token: access, refresh_token: refresh, expires_in: answers.seconds ?? 3600 };
    return { status: 200, body: { token_type: 'Bearer', ...tokens } };
  };
  const authorize = (asked: URLSearchParams): Reply => {
    const redirectUri = asked.get('redirect_uri') ?? '';
    const back = new URL(redirectUri);
    back.searchParams.set('state', asked.get('state') ?? '');
    if (asked.get('client_id') !== application.clientId || asked.get('code_challenge_method') !== 'S256')
      return refused('invalid_request');
    const scope = asked.get('scope') ?? '';
    // One consent, for sending or for reading.
    if (scope.includes('/Mail.Send') === scope.includes('/Mail.Read')) return refused('invalid_scope');
    if (state.owner) {
      const code = newText();
      codes.set(code, { owner: state.owner, scope, challenge: asked.get('code_challenge') ?? '', redirectUri });
      back.searchParams.set('code', code);
      back.searchParams.set('session_state', newText());
    } else back.searchParams.set('error', 'access_denied');
    return { status: 302, location: back.href };
  };
  const token = (form: URLSearchParams): Reply => {
    if (form.get('client_id') !== application.clientId || form.get('client_secret') !== application.clientSecret)
      return refused('invalid_client');
    if (form.get('grant_type') === 'refresh_token') {
      const grant = refreshTokens.get(form.get('refresh_token') ?? '');
      return grant ? give(grant, 'renewed') : refused('invalid_grant');
    }
    const code = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!code || code.challenge !== challenge || code.redirectUri !== form.get('redirect_uri')) return refused('invalid_grant');
    return give(code, 'first');
  };
  const graph = (method: string, url: URL, grant: Grant | undefined, { type, text }: Received): Reply => {
    const error = (status: number, code: string, message: string): Reply => ({ status, body: { error: { code, message } } });
    if (!grant) return error(401, 'InvalidAuthenticationToken', 'Access token has expired');
    const { owner, scope } = grant;
    if (url.pathname === '/v1.0/me') {
      const proxyAddresses = [`SMTP:${owner}`, ...(inbox.answers.others ?? []).map((one) => `smtp:${one}`)];
      return { status: 200, body: { mail: owner, userPrincipalName: owner, proxyAddresses } };
    }
    if (scope.includes('/Mail.Read')) return inbox.answer(method, url) ?? { status: 404 };
    if (url.pathname !== '/v1.0/me/sendMail') return error(403, 'ErrorAccessDenied', 'Access is denied.');
    if (type === 'text/plain') {
      const isBase64 = text.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(text);
      if (!isBase64) return error(400, 'ErrorMimeContentInvalidBase64String', 'Invalid base64 string for MIME content');
      wholes.push({ owner, mime: Buffer.from(text, 'base64').toString('utf8') });
      return { status: 202 };
    }
    const mail = JSON.parse(text) as Omit<GraphMail, 'owner'>;
    const problem = answers.mail?.(mail.message.toRecipients[0]?.emailAddress.address ?? '');
    if (problem) return error(problem.status, problem.code, problem.message);
    sent.push({ owner, ...mail });
    return { status: 202 };
  };
  const answer = async (request: IncomingMessage): Promise<Reply> => {
    const url = new URL(request.url ?? '', `http://${request.headers.host ?? 'localhost'}`);
    const { pathname, searchParams } = url;
    const text = await textOf(request);
    if (pathname === '/organizations/oauth2/v2.0/authorize') return authorize(searchParams);
    if (pathname === '/organizations/oauth2/v2.0/token') return token(new URLSearchParams(text));
    const type = request.headers['content-type'] ?? '';
    const bearer = /^Bearer (.*)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    return pathname.startsWith('/v1.0/')
      ? graph(request.method ?? '', url, accessTokens.get(bearer), { type, text })
      : { status: 404 };
  };
  const server = createServer((request, response: ServerResponse) => {
    void answer(request).then(({ status, body, location, headers }) => {
      response.writeHead(status, { 'content-type': 'application/json', ...(location && { location }), ...headers });
      response.end(body && (Buffer.isBuffer(body) ? body : JSON.stringify(body)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `http://localhost:${(server.address() as AddressInfo).port}`;

  return {
    host,
    /** Settings of a server whose application is known here. */
    settings: {
      AZURE_CLIENT_ID: application.clientId,
      AZURE_CLIENT_SECRET: application.clientSecret,
      AZURE_AUTHORITY: host,
      GRAPH_API_URL: host,
    },
    answers,
    sent,
    wholes,
    inbox,
    granted,
    /** Every token that was given. */
    tokens: () => [...accessTokens.keys(), ...refreshTokens.keys()],
    /** Who allows sending next; without an address they cancel. */
    signIn: (owner: string) => void (state.owner = owner),
    /** Access tokens end early, as when Microsoft asks for a new sign-in. */
    endTokens: () => accessTokens.clear(),
    /** What a browser does here: the address that it is sent back to. */
    async visit(url: string): Promise<string> {
      const reply = await fetch(url, { redirect: 'manual' });
      const location = reply.headers.get('location');
      if (!location) throw new Error(`${reply.status}: ${await reply.text()}`);
      return location;
    },
    reset(): void {
      for (const name of Object.keys(answers)) Reflect.deleteProperty(answers, name);
      sent.length = 0;
      wholes.length = 0;
      granted.length = 0;
      inbox.reset();
    },
    close: () => new Promise<unknown>((resolve) => (server.close(resolve), server.closeAllConnections())),
  };
}

export type Microsoft = Awaited<ReturnType<typeof startMicrosoft>>;
