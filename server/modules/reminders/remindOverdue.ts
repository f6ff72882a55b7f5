import type { Actor } from '../../core/actor.ts';
import type { Tx } from '../../db/tx.ts';
import { noFilters } from '../trainingReports/public.ts';
import { chosenPeople } from './chosen.ts';
import { send } from './send.ts';

/** Without a subject and a text of its own the mail has ours, in the language of its reader. */
const letter = {
  subject: '',
  customMessage: '',
  includeVideoTraining: true,
  includeGaming: true,
  includePolicies: true,
  includeCalendarVideos: true,
};

/** Reminds everybody in the company with an overdue assignment, of all those. Refuses with nobody_to_remind. */
export async function remindOverdue(tx: Tx, actor: Actor): Promise<void> {
  const work = { ...noFilters, statuses: ['overdue' as const] };
  const people = { isAllUsersSelected: true, work };
  await send(tx, actor, chosenPeople(actor, people), letter, { selection: { work: { statuses: work.statuses } } });
}
