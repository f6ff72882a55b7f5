import { allowLongStatements } from '../../db/longStatements.ts';
import type { RunTx } from '../../jobs/job.ts';
import { endLicences } from './endLicences.ts';
import { closeCheckouts } from './payments/closeCheckouts.ts';
import { carryOutDowngrades } from './plans/carryOutDowngrades.ts';
import { expireTrials } from './plans/expireTrials.ts';

/** What is due of plans: trials and licences end, planned downgrades are carried out, open checkouts close. A part of the clock's job. */
export const changePlans = (at: Date, run: RunTx): Promise<void> =>
  run(async (tx) => {
    await allowLongStatements(tx);
    await expireTrials(tx, at);
    await endLicences(tx, at);
    await carryOutDowngrades(tx, at);
    await closeCheckouts(tx, at);
  });
