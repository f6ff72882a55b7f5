import { recheckDomains } from './whiteLabel/public.ts';
import { now } from '../clock.ts';
import { analyzeChanged } from '../db/analyzeChanged.ts';
import { ownerTx } from '../db/tx.ts';
import { deleteUnusedFiles } from '../files/removeUnused.ts';
import type { RunTx } from '../jobs/job.ts';
import type { Services } from '../services.ts';
import { applyDueChanges } from './addresses/public.ts';
import { endExpiredKeys } from './apiKeys/public.ts';
import { sealAuditLog } from './audit/public.ts';
import { changePlans } from './billing/public.ts';
import { forgetInvitations, mailFindings } from './customers/public.ts';
import { scoreIndustries } from './dashboard/public.ts';
import { beginMonths } from './monthly/public.ts';
import { mailDueReviews } from './policies/public.ts';
import { tellOfSenders } from './mailSending/public.ts';
import { recheckLinks } from './simulationHosts/public.ts';
import { debrief, runDueRounds } from './simulations/public.ts';
import { followUp } from './simulationFollowUps/public.ts';
import { endSuggestions } from './simulationSharing/public.ts';
import { erasePeople, forgetEvents } from './simulationTruth/public.ts';
import { noteExpiries } from './sso/public.ts';
import { remindOfTwoFactor } from './twoFactorRule/public.ts';
import { removeUnproved } from './users/public.ts';
import { runDueWork } from './work/public.ts';

/**
 * Handler of the clock job: runs everything that is due, however late. A module with time-dependent work adds its step here.
 * Each step only changes rows that are still pending, so repeating a tick does nothing.
 */
export async function tick(
  { db, env, secrets, ...sealing }: Pick<Services, 'db' | 'env' | 'secrets' | 'auditKey' | 'auditHeads'>,
  run: RunTx = (work) => ownerTx(db, work),
): Promise<void> {
  const at = now();
  await changePlans(at, run);
  await beginMonths(at, run);
  await runDueWork(at, run);
  await runDueRounds(at, run);
  await debrief(at, run);
  await followUp(at, run);
  await endSuggestions(at, run);
  await applyDueChanges(at, run);
  await endExpiredKeys(run);
  await removeUnproved(at, run);
  await remindOfTwoFactor(at, run);
  await noteExpiries(run);
  await recheckDomains(at, run);
  await recheckLinks({ env, secrets }, at, run);
  await mailFindings(at, run);
  await scoreIndustries(at, run);
  await mailDueReviews(at, run);
  await tellOfSenders(at, run);
  await forgetInvitations(at, run);
  await forgetEvents(at, run);
  await erasePeople(at, run);
  await deleteUnusedFiles(db, at, run);
  await sealAuditLog(sealing, run);
  if (db.kind === 'pglite') await analyzeChanged(run);
}
