import type { FastifyBaseLogger } from 'fastify';
import { openAuditHeads } from './auditHeads.ts';
import { allJobs, jobHandlers } from './backgroundJobs.ts';
import { installCatalogue } from './catalogue/install.ts';
import { type Database, openDatabase, type OpenOptions } from './db/database.ts';
import { migrateDatabase } from './db/migrate.ts';
import type { Env } from './env.ts';
import { openFileKey } from './files/addresses.ts';
import { type Identity, openIdentity } from './identity/index.ts';
import { type Jobs, openJobs } from './jobs/index.ts';
import { watchWork } from './jobs/watchWork.ts';
import { openPost } from './mail/post.ts';
import { isMailLeft, mailQueue } from './mail/claimMails.ts';
import { mailDelivery } from './mail/queueMail.ts';
import { type WatchedQueue, watchQueue } from './mail/watchQueue.ts';
import { isMailboxDue, readReportMailboxes } from './modules/reportButton/public.ts';
import { isJudgementDue, judgeSimulations } from './modules/simulationTruth/public.ts';
import { isSimulationLeft, sendSimulations, simulationQueue } from './modules/simulations/public.ts';
import { openSecrets } from './secrets.ts';
import { checkSecretsKey } from './secretsCheck.ts';
import { watchOtherNodes } from './otherNodes.ts';
import { openServerKeys } from './serverKeys.ts';
import type { Services } from './services.ts';
import { openSigner } from './signer.ts';

export interface Running {
  services: Services;
  /** Starts background jobs; separate, so that the demo data can be created before. */
  startJobs(): Promise<void>;
  /** Finishes jobs, saves the accounts, closes the database. */
  close(): Promise<void>;
}

/** The queues of mail: our own mails, and those of simulations, which are never sent twice. */
const queues: readonly WatchedQueue[] = [
  { queue: mailQueue, job: mailDelivery, isMailLeft },
  { queue: simulationQueue, job: sendSimulations, isMailLeft: isSimulationLeft },
];

/** Opens the database (migrated, with the library of this release), sign-in and jobs. If one fails, closes the others. */
export async function startServices(
  env: Env,
  log: FastifyBaseLogger,
  onLost: (error: Error) => void,
  options: Omit<OpenOptions, 'onLost'> = {},
): Promise<Running> {
  let db: Database | undefined;
  let jobs: Jobs | undefined;
  let identity: Identity | undefined;
  const post = openPost(env);
  const endWatches: (() => void)[] = [];
  let leave: (() => Promise<unknown>) | undefined;
  const close = async () => {
    for (const endWatch of endWatches) endWatch();
    await jobs?.stop();
    post.close();
    await identity?.close();
    // Without a database there is nobody to leave; the others notice soon.
    await leave?.().catch(() => undefined);
    await db?.close();
  };
  // Both take seconds and are independent.
  const [opened, signedIn] = await Promise.allSettled([openMigrated(env, { ...options, onLost }), openIdentity(env, onLost)]);
  try {
    if (opened.status === 'fulfilled') db = opened.value;
    if (signedIn.status === 'fulfilled') identity = signedIn.value;
    if (opened.status === 'rejected') throw opened.reason;
    if (signedIn.status === 'rejected') throw signedIn.reason;
    jobs = await openJobs(opened.value, log, allJobs);
    const signer = await openSigner(opened.value);
    const { auditKey, secretsKey } = openServerKeys(env);
    const secrets = openSecrets(secretsKey);
    await checkSecretsKey(opened.value, secrets, log);
    const auditHeads = openAuditHeads(env.dataDir, log);
    const services: Services = {
      env,
      db: opened.value,
      identity: signedIn.value,
      jobs,
      signer,
      auditKey,
      auditHeads,
      secrets,
      log,
    };
    const startJobs = async () => {
      for (const queue of queues) endWatches.push(await watchQueue(services, queue));
      endWatches.push(await watchWork(services, { job: judgeSimulations, isDue: isJudgementDue }));
      endWatches.push(await watchWork(services, { job: readReportMailboxes, isDue: isMailboxDue }));
      if (services.db.kind === 'postgres') leave = await watchOtherNodes(services);
      await services.jobs.work(jobHandlers(services, post));
    };
    return { services, startJobs, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openMigrated(env: Env, options: OpenOptions): Promise<Database> {
  const db = await openDatabase(env, options);
  try {
    await migrateDatabase(db);
    await installCatalogue(db);
    await openFileKey(db);
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}
