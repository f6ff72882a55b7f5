import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import type { Services } from '../services.ts';
import type { Panel } from './panelFiles.ts';

const answerWithinMs = 3000;

/** Fails when the promise does, or when it takes too long. */
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

/** A write that found the disk full says so for so long; then another one may try. */
const fullForMs = 30_000;

/** Whether the database answers and has room. One question at a time: those who ask meanwhile share its answer, and its connection. */
function watchDatabase(db: Database): () => Promise<string> {
  let asked: Promise<unknown> | undefined;
  return async () => {
    asked ??= db.pool.query('select 1').finally(() => (asked = undefined));
    const answer = await state(asked);
    const isFull = db.fullAt !== undefined && Date.now() - db.fullAt < fullForMs;
    return answer === 'ok' && isFull ? 'disk full' : answer;
  };
}

/** For whoever watches the service: `/healthz` this process lives, `/readyz` it can do its work; `/build_timestamp` names the panel's build. */
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
