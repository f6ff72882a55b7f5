import { identitySync } from './identity/queueAccountSync.ts';
import { handleIdentitySync } from './identity/sync.ts';
import { type HandledJob, handled, type Job } from './jobs/job.ts';
import { deliverMail } from './mail/deliver.ts';
import type { Post } from './mail/post.ts';
import { mailDelivery } from './mail/queueMail.ts';
import { readDue, readReportMailboxes } from './modules/reportButton/public.ts';
import { sendDue, sendSimulations } from './modules/simulations/public.ts';
import { startAll, startClones } from './modules/simulationSharing/public.ts';
import { moduleJobs } from './modules/index.ts';
import type { Services } from './services.ts';

/** Handlers of all background jobs: the server's own, and the handlers that modules register in `modules/index.ts`. */
export const jobHandlers = (
  services: Pick<Services, 'auditHeads' | 'auditKey' | 'db' | 'env' | 'identity' | 'log' | 'secrets'>,
  post: Post,
): HandledJob[] => [
  handled(mailDelivery, () => deliverMail(services, post)),
  handled(sendSimulations, () => sendDue(services)),
  handled(startClones, (payloads, run) => startAll(services, payloads, run)),
  handled(readReportMailboxes, () => readDue(services)),
  handled(identitySync, handleIdentitySync(services)),
  ...moduleJobs.map(({ job, handler }) => ({ job, handle: handler(services) })),
];

/** All kinds of background jobs, each with a queue of its own. */
export const allJobs: readonly Job[] = [
  mailDelivery,
  sendSimulations,
  startClones,
  readReportMailboxes,
  identitySync,
  ...moduleJobs.map(({ job }) => job),
];
