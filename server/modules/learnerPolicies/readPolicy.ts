import { now } from '../../clock.ts';
import { forLearner, idIn, type LearnerVisit } from '../learnerPages/public.ts';
import { findOwnPolicy, findUnassignedPolicy, type PolicyOfLearner } from '../policyLearning/public.ts';

/** A policy as its page shows it. A preview is that of an admin from the panel who does not have it: nothing is recorded. */
export type ShownPolicy = PolicyOfLearner & { isPreview: boolean };

/** The policy of the address; null if there is none, or if it has not begun. */
export async function readPolicy(visit: LearnerVisit): Promise<ShownPolicy | null> {
  const { visitor } = visit;
  const revisionId = idIn(visit, 'campaignId');
  if (!revisionId) return null;
  return forLearner(visit, 'read', async (tx) => {
    const own = await findOwnPolicy(tx, visitor, revisionId);
    if (own) return { ...own, isPreview: false };
    const other = visitor.isPreview ? await findUnassignedPolicy(tx, visitor, revisionId, now()) : undefined;
    return other ? { ...other, isPreview: true } : null;
  });
}
