import type { FastifyInstance } from 'fastify';
import { hourMs } from '#contract/kit/durations';
import { buildApp } from './app.ts';
import { setClock } from './clock.ts';
import { describeError } from './core/describeError.ts';
import { lockDataDir } from './db/lock.ts';
import { deleteOldCounts } from './db/rateCounters.ts';
import { demoAccounts, demoPassword, makeDemo } from './demo/index.ts';
import { baseUrl, type Env, readEnv } from './env.ts';
import { cleaner } from './html/cleaner.ts';
import { openLog } from './http/logging.ts';
import { deleteOldAttempts } from './identity/attempts.ts';
import { deleteOldSteps } from './identity/mfaSteps.ts';
import { deleteOldTokens } from './identity/oneTimeLinks.ts';
import { deleteOldLearnerSessions } from './modules/learnerPages/public.ts';
import { deleteOldConsents } from './modules/graphConsents/public.ts';
import { deleteOldSignIns } from './modules/sso/public.ts';
import { deleteOldSessions } from './identity/sessionLife.ts';
import { repair } from './identity/sync.ts';
import { startSimulator } from './simulator/index.ts';
import { type Running, startServices } from './startServices.ts';

const tidyEveryMs = hourMs;
const stopWithinMs = 10_000;
/** When what is needed later is prepared, and nobody waits for it. */
const prepareAfterMs = 5_000;

/** Stops everything that was started, in reverse order. */
const endings: (() => unknown)[] = [];
let stopping = false;

async function start(): Promise<void> {
  // Files of this process are readable by its own user only.
  process.umask(0o077);
  const env = readEnv();
  const log = openLog(env);
  const unlock = lockDataDir(env.dataDir);
  process.on('exit', unlock);
  // By default Node prints the error with all its fields, which may contain personal data.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'an error that nobody expected');
    void stop(1);
  });
  if (env.clock) setClock(env.clock);

  const onLost = (error: Error) => {
    log.fatal({ err: error }, 'a part of the server ended by itself');
    void stop(1);
  };
  const onWait = (reason: string) =>
    process.stderr.write(`\nThe database at DATABASE_URL does not answer (${reason}). Waiting for it …\n`);
  const running = await startServices(env, log, onLost, { onWait });
  endings.push(() => running.close());
  const isNew = env.mode !== 'server' && (await makeDemo(running.services));
  if (!isNew) await repair(running.services);
  await running.startJobs();
  if (env.simulator) endings.push(startSimulator(running.services));
  tidyUp(running);
  const app = await buildApp(running.services);
  // Before everything else: from the signal on, nobody shall take this server for ready.
  endings.push(() => app.close());
  const address = await listen(app, env);
  if (stopping) return;
  greet(env, address, isNew);
  // Otherwise the first preview waits for seconds; but not before the first page.
  setTimeout(() => cleaner.prepare(), prepareAfterMs).unref();
}

function tidyUp({ services }: Running): void {
  const tidy = () =>
    Promise.all([
      deleteOldCounts(services.db.pool),
      deleteOldAttempts(services.db.pool),
      deleteOldSteps(services.db.pool),
      deleteOldTokens(services.db.pool),
      deleteOldLearnerSessions(services.db.pool),
      deleteOldSignIns(services.db.pool),
      deleteOldConsents(services.db.pool),
      deleteOldSessions(services),
    ]).catch((error: unknown) => services.log.warn({ err: error }, 'could not tidy up'));
  void tidy();
  const timer = setInterval(() => void tidy(), tidyEveryMs);
  endings.push(() => clearInterval(timer));
}

async function listen(app: FastifyInstance, env: Env): Promise<string> {
  try {
    return await app.listen({ host: env.host, port: env.port });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${env.port} is already in use. Stop what uses it, or choose another one with PORT.`);
  }
}

function greet(env: Env, address: string, isNew: boolean): void {
  const port = Number(new URL(address).port);
  const lines = [`Heed is ready at ${baseUrl({ ...env, port })}`];
  if (env.mode !== 'server') {
    const width = Math.max(...demoAccounts.map(({ email }) => email.length));
    lines.push('', `Demo accounts, password ${demoPassword}${isNew ? ' (made just now)' : ''}:`);
    lines.push(...demoAccounts.map(({ email, who }) => `  ${email.padEnd(width)}  ${who}`));
    if (env.simulator) lines.push('', 'Made-up learners of the demo companies do their trainings. HEED_SIMULATOR=off stops them.');
    if (!env.smtpUrl) lines.push('', `Mail is kept at ${baseUrl({ ...env, port })}/outbox`);
  }
  process.stdout.write(`\n${lines.join('\n')}\n\n`);
}

/** Stops everything once, before a service manager would kill the process. */
async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(code || 1), stopWithinMs).unref();
  for (const end of endings.reverse()) {
    try {
      await end();
    } catch (error) {
      process.stderr.write(`While stopping: ${reasonOf(error)}\n`);
      code ||= 1;
    }
  }
  process.exit(code);
}

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop(0));

start().catch((error: unknown) => {
  if (stopping) return;
  process.stderr.write(`\nHeed could not start: ${reasonOf(error)}\n\n`);
  void stop(1);
});

/** Plain Errors are messages for people; any other kind is a bug and is printed with its stack. */
function reasonOf(error: unknown): string {
  if (error instanceof Error && Object.getPrototypeOf(error) === Error.prototype) return error.message;
  const { type, message, at } = describeError(error);
  return `${type} ${message ?? ''}\n${at ?? ''}`;
}
