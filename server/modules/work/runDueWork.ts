import { sql } from 'drizzle-orm';
import { allowLongStatements } from '../../db/longStatements.ts';
import { run as execute } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import type { RunTx } from '../../jobs/job.ts';
import { sendJob } from '../../jobs/send.ts';
import { deliverSoon } from '../../mail/queueMail.ts';
import { assignWork } from './assign.ts';
import { allWork, workWithTasks } from './kind.ts';
import { markOverdue, moveDue, tellOfSuspension } from './transitions.ts';
import { remindWeekly } from './weekly.ts';

/**
 * What is due of every kind of work: campaigns start, are suspended and resumed with the plan, and end; tasks become overdue; the tasks of
 * people are counted; people are reminded, of so many tasks in one transaction. A part of the clock's job, after the steps that change plans.
 */
export async function runDueWork(at: Date, run: RunTx, tasksAtOnce = 10_000): Promise<void> {
  await run(async (tx) => {
    await allowLongStatements(tx);
    const begun = new Set<string>();
    const suspended = new Set<string>();
    for (const work of allWork()) {
      const moved = await moveDue(tx, work, at);
      for (const id of moved.begun) begun.add(id);
      for (const id of moved.suspended) suspended.add(id);
    }
    await tellOfSuspension(tx, [...suspended]);
    for (const companyId of begun) await sendJob(tx, assignWork, { companyId });
  });
  await run(async (tx) => {
    await allowLongStatements(tx);
    for (const work of workWithTasks()) await markOverdue(tx, work, at);
  });
  await run(async (tx) => {
    await allowLongStatements(tx);
    await execute(tx, sql`SELECT heed_add_person_changes()`);
  });
  while (await run((tx) => remindSome(tx, at, tasksAtOnce)));
}

/** Whether somebody was reminded. */
async function remindSome(tx: Tx, at: Date, tasksAtOnce: number): Promise<boolean> {
  await allowLongStatements(tx);
  const companies = await remindWeekly(tx, at, tasksAtOnce);
  for (const companyId of companies) await deliverSoon(tx, companyId);
  return companies.length > 0;
}
