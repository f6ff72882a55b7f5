import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { sessionHeader } from '#contract/session/sessionHeader';
import { buildApp } from '../../../server/app.ts';
import { companies, users } from '../../../server/db/schema.ts';
import { outsideTransactions } from '../../../server/db/oneConnection.ts';
import { ownerTx } from '../../../server/db/tx.ts';
import { openLog } from '../../../server/http/logging.ts';
import { startServices } from '../../../server/startServices.ts';
import { nextSecond } from './nextSecond.ts';
import { ownDatabase } from './ownDatabase.ts';
import { silentEnv } from './silentEnv.ts';

export const password = 'Corr3ct-horse!';
const past = new Date('2026-01-05T08:00:00Z');

type Company = Partial<typeof companies.$inferInsert>;
type Person = Partial<Omit<typeof users.$inferInsert, 'id'>> & { password?: string };

/** The app whose requests, also those sent while a test holds a transaction open, are not part of that transaction. */
function callableInTransactions(app: FastifyInstance): FastifyInstance {
  const inject = app.inject.bind(app) as (request: InjectOptions) => Promise<LightMyRequestResponse>;
  app.inject = ((request: InjectOptions) => outsideTransactions(async () => inject(request))) as FastifyInstance['inject'];
  return app;
}

/** The real server without demo data and port; `company` and `person` insert what a test needs. */
export async function startBareServer(settings: Record<string, string> = {}, { withJobs = true } = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'heed-bare-'));
  const database = await ownDatabase();
  const env = silentEnv(dataDir, database.url, { LOG_LEVEL: 'trace', ...settings });
  const lines: string[] = [];
  const log = openLog(env, new Writable({ write: (line, _encoding, done) => (lines.push(String(line)), done()) }));
  const lost = (error: Error) => lines.push(String(error));
  const running = await startServices(env, log, lost, { pgliteDir: 'memory://', refuseSecond: true });
  const { services } = running;
  if (withJobs) await running.startJobs();
  const app = callableInTransactions(
    await buildApp(services, {
      panel: { template: undefined, landing: { styles: [], scripts: [] }, firstTexts: {}, dist: '', build: 'test' },
    }),
  );

  /** The session of each token, as a browser would store it. */
  const sessions = new Map<string, string>();
  const headersOf = (token?: string): Record<string, string> => {
    const session = token && sessions.get(token);
    return { ...(token && { authorization: `Bearer ${token}` }), ...(session && { [sessionHeader]: session }) };
  };
  const post = (url: string, payload: object, token?: string) =>
    app.inject({ method: 'POST', url, payload, headers: headersOf(token) });
  const get = async (url: string, token?: string) => {
    const reply = await app.inject({ url, headers: headersOf(token) });
    if (url === '/gateway/user' && token && reply.statusCode === 200)
      sessions.set(token, reply.json<{ sessionId: string }>().sessionId);
    return reply;
  };
  /** Signs in and opens a session; repeats it if all sessions were ended in the same second. */
  const openBy = async (signIn: () => Promise<string>): Promise<string> => {
    for (let attempt = 1; ; attempt += 1) {
      const token = await signIn();
      sessions.delete(token);
      const reply = await get('/gateway/user', token);
      if (reply.statusCode === 200) return token;
      if (attempt === 2 || codeOf(reply) !== 'invalid_session') throw new Error(reply.body);
      await nextSecond();
    }
  };

  return {
    app,
    services,
    /** Starts background jobs, if the test has to. */
    startJobs: running.startJobs,
    /** The server's log so far. */
    logText: () => lines.join(''),
    post,
    get,
    async company(more: Company = {}): Promise<string> {
      const id = randomUUID();
      const made = { id, name: `Company ${id.slice(0, 8)}`, slug: id, createdAt: past, updatedAt: past, ...more };
      await ownerTx(services.db, (tx) => tx.insert(companies).values(made));
      return id;
    },
    async person({ password: secret = password, ...more }: Person & { companyId: string }) {
      const id = randomUUID();
      const email = more.email ?? `${id}@test.example`;
      const times = { createdAt: past, updatedAt: past, privacyPolicyConfirmedAt: past };
      const made = { id, email, role: 'admin' as const, hasLogin: true, emailVerified: true, ...times, ...more };
      await ownerTx(services.db, (tx) => tx.insert(users).values(made));
      if (made.hasLogin)
        await services.identity.putAccounts([{ uid: id, email, password: secret, emailVerified: made.emailVerified }]);
      return { id, email };
    },
    /** Signs in as the browser does, through the proxy. */
    async signIn(email: string, secret = password): Promise<{ token: string; refreshToken: string }> {
      const reply = await post('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k', { email, password: secret });
      if (reply.statusCode !== 200) throw new Error(reply.body);
      const { idToken, refreshToken } = reply.json<{ idToken: string; refreshToken: string }>();
      return { token: idToken, refreshToken };
    },
    /** Signs in with the custom token of a new password, and opens the session; returns the token for further calls. */
    signInWith: (customToken: string): Promise<string> =>
      openBy(async () => {
        const reply = await post('/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=k', { token: customToken });
        if (reply.statusCode !== 200) throw new Error(reply.body);
        return reply.json<{ idToken: string }>().idToken;
      }),
    /** Signs in and opens the session; returns the token for further calls. */
    open(email: string, secret = password): Promise<string> {
      return openBy(async () => (await this.signIn(email, secret)).token);
    },
    /** Gives the password for a call that takes a second step; part of its body. */
    async step(token: string, secret = password): Promise<{ verificationTokenId: string }> {
      const { company_id: companyId } = (await get('/gateway/api/v1/user', token)).json<{ company_id: string }>();
      const path = `/gateway/api/v1/user/company/${companyId}/security/mfa/verify_password`;
      const reply = await post(path, { password: secret }, token);
      if (reply.statusCode !== 200) throw new Error(reply.body);
      const { verificationTokenId } = reply.json<{ verificationTokenId: string }>();
      return { verificationTokenId };
    },
    /** Headers of a browser with this token. */
    headersOf,
    /** A renewed token continues the session of the previous one. */
    renewed(before: string, after: string): string {
      sessions.set(after, sessions.get(before) ?? '');
      return after;
    },
    async close(): Promise<void> {
      await app.close();
      await running.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type BareServer = Awaited<ReturnType<typeof startBareServer>>;
export const codeOf = (reply: { json(): { error?: { code?: string } } }) => reply.json().error?.code;
