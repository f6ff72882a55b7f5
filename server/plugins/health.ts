import type { FastifyInstance } from 'fastify';
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

/** For whoever watches the service: `/healthz` this process lives, `/readyz` it can do its work; `/build_timestamp` names the panel's build. */
export function reportHealth(app: FastifyInstance, services: Pick<Services, 'db' | 'identity'>, panel: Panel): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/readyz', async (_request, reply) => {
    const [database, identity] = await Promise.all([
      state(services.db.pool.query('select 1')),
      state(Promise.resolve().then(() => services.identity.ready())),
    ]);
    const isReady = database === 'ok' && identity === 'ok';
    reply.code(isReady ? 200 : 503).header('cache-control', 'no-store');
    return { status: isReady ? 'ok' : 'not ready', database, identity };
  });
  app.get('/build_timestamp', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(panel.build),
  );
}
