import { now } from '../../../clock.ts';
import { allowLongStatements } from '../../../db/longStatements.ts';
import { ownerTx } from '../../../db/tx.ts';
import { tidyFiles } from '../../../files/removeUnused.ts';
import type { RunTx } from '../../../jobs/worker.ts';
import { deliverSoon } from '../../../mail/queueMail.ts';
import type { Services } from '../../../services.ts';
import { addressMoments } from '../../addresses/moments.ts';
import { expireTrials, markOverdue, resumeAfterUpgrade, startDue, suspendAfterTrial } from './moments.ts';
import { remind } from './remind.ts';

/**
 * The job `campaigns.tick`: does whatever has become due, however long ago. Each step changes only rows that still wait for
 * it, so that a second tick at the same moment, or one that was repeated, finds nothing to do.
 */
export async function tick({ db, jobs }: Pick<Services, 'db' | 'jobs'>, run: RunTx = (work) => ownerTx(db, work)): Promise<void> {
  const at = now();
  await run(async (tx) => {
    await allowLongStatements(tx);
    await expireTrials(tx, at);
    const begun = await startDue(tx, at);
    await suspendAfterTrial(tx);
    const resumed = await resumeAfterUpgrade(tx);
    for (const companyId of new Set([...begun, ...resumed])) await jobs.send(tx, 'campaigns.assign', { companyId });
    await markOverdue(tx, at);
  });
  await run(async (tx) => {
    await allowLongStatements(tx);
    for (const companyId of await remind(tx, at)) await deliverSoon(tx, companyId);
  });
  await addressMoments(jobs, at, run);
  await tidyFiles(db, at, run);
}
