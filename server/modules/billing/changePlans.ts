import { allowLongStatements } from '../../db/longStatements.ts';
import type { RunTx } from '../../jobs/job.ts';
import { endLicences } from './endLicences.ts';
import { closeCheckouts } from './payments/closeCheckouts.ts';
import { carryOutDowngrades } from './plans/carryOutDowngrades.ts';
import { expireTrials } from './plans/expireTrials.ts';

/** Makes the due changes of plans: ends trials and licences, carries out planned downgrades, closes open checkouts. Part of the clock job. */
export const changePlans = (at: Date, run: RunTx): Promise<void> =>
  run(async (tx) => {
    await allowLongStatements(tx);
    await expireTrials(tx, at);
    await endLicences(tx, at);
    await carryOutDowngrades(tx, at);
    await closeCheckouts(tx, at);
  });
