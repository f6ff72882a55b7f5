import { allowLongStatements } from '../../../db/longStatements.ts';
import type { RunTx } from '../../../jobs/job.ts';
import { sendJob } from '../../../jobs/send.ts';
import { deliverSoon } from '../../../mail/queueMail.ts';
import { carryOutDowngrades, closeCheckouts, endLicences, expireTrials } from '../../billing/public.ts';
import { assignCampaigns } from './assignPeople.ts';
import { markOverdue, resumeAfterUpgrade, startDue, suspendAfterTrial } from './dueTransitions.ts';
import { sendWeeklyReminders } from './weeklyReminders.ts';

/** Ends trials, starts, suspends and resumes campaigns, marks overdue assignments and sends weekly reminders. Part of the clock's job. */
export async function runDueTransitions(at: Date, run: RunTx): Promise<void> {
  await run(async (tx) => {
    await allowLongStatements(tx);
    await expireTrials(tx, at);
    await endLicences(tx, at);
    await carryOutDowngrades(tx, at);
    await closeCheckouts(tx, at);
    const started = await startDue(tx, at);
    await suspendAfterTrial(tx);
    const resumed = await resumeAfterUpgrade(tx);
    for (const companyId of new Set([...started, ...resumed])) await sendJob(tx, assignCampaigns, { companyId });
    await markOverdue(tx, at);
  });
  await run(async (tx) => {
    await allowLongStatements(tx);
    for (const companyId of await sendWeeklyReminders(tx, at)) await deliverSoon(tx, companyId);
  });
}
