import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import type { Services } from '../services.ts';
import type { Panel } from './panelFiles.ts';

const answerWithinMs = 3000;

/** Rejects when the promise does, or when it takes too long. */
function inTime(work: Promise<unknown>): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), answerWithinMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

const state = (work: Promise<unknown>) =>
  inTime(work).then(
    () => 'ok',
    () => 'no answer',
  );

/** How long the server reports a full disk after a write failed because of it. */
const fullForMs = 30_000;

/** Checks that the database answers and its disk is not full. Concurrent checks share one query. */
function watchDatabase(db: Database): () => Promise<string> {
  let running: Promise<unknown> | undefined;
  return async () => {
    running ??= db.pool.query('select 1').finally(() => (running = undefined));
    const answer = await state(running);
    const isFull = db.fullAt !== undefined && Date.now() - db.fullAt < fullForMs;
    return answer === 'ok' && isFull ? 'disk full' : answer;
  };
}

/** `/healthz`: the process is alive. `/readyz`: database and sign-in answer. `/build_timestamp`: the panel's build. */
export function reportHealth(app: FastifyInstance, services: Pick<Services, 'db' | 'identity'>, panel: Panel): void {
  const askDatabase = watchDatabase(services.db);
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/readyz', async (_request, reply) => {
    const [database, identity] = await Promise.all([askDatabase(), state(Promise.resolve().then(() => services.identity.ready()))]);
    const isReady = database === 'ok' && identity === 'ok';
    reply.code(isReady ? 200 : 503).header('cache-control', 'no-store');
    return { status: isReady ? 'ok' : 'not ready', database, identity };
  });
  app.get('/build_timestamp', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(panel.build),
  );
}
