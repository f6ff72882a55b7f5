import { now } from '../../clock.ts';
import { forLearner, idIn, type LearnerVisit } from '../learnerPages/public.ts';
import { findOwnVideo, findUnassignedVideo, type VideoOfLearner } from '../monthlyLearning/public.ts';

/** A monthly video as its page shows it. A preview is that of an admin from the panel who does not have it: nothing is recorded. */
export type ShownVideo = VideoOfLearner & { isPreview: boolean };

/** The video of the address; null if there is none, or if it has not begun. */
export async function readVideo(visit: LearnerVisit): Promise<ShownVideo | null> {
  const { visitor } = visit;
  const eventId = idIn(visit, 'campaignId');
  if (!eventId) return null;
  const spoken = visit.language.code;
  return forLearner(visit, 'read', async (tx) => {
    const own = await findOwnVideo(tx, visitor, eventId, spoken);
    if (own) return { ...own, isPreview: false };
    const other = visitor.isPreview ? await findUnassignedVideo(tx, visitor, eventId, { at: now(), spoken }) : undefined;
    return other ? { ...other, isPreview: true } : null;
  });
}
