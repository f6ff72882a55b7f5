import { pathTo } from '#contract/paths';
import { Refusal } from '../../core/refusal.ts';
import type { Outcome } from '../../landing/page.ts';
import { forLearner, idIn, learnPaths, type LearnerVisit } from '../learnerPages/public.ts';
import { watchVideo } from '../monthlyLearning/public.ts';
import { readVideo, type ShownVideo } from './readVideo.ts';

/** Stores how far the person has come. An admin who looks at a video from the panel without having it changes nothing. */
async function watch(visit: LearnerVisit, secondsOf: (video: ShownVideo) => number): Promise<string> {
  const eventId = idIn(visit, 'campaignId');
  const shown = eventId ? await readVideo(visit) : null;
  if (!eventId || !shown) throw new Refusal('not_found');
  const { companyId, userId } = visit.visitor;
  const watchedSeconds = secondsOf(shown);
  if (!shown.isPreview) await forLearner(visit, 'write', (tx) => watchVideo(tx, { companyId, userId, eventId, watchedSeconds }));
  return pathTo(learnPaths.video, { campaignId: eventId });
}

const secondsIn = (form: URLSearchParams): number => {
  const sent = Number(form.get('watchedSeconds') ?? '0');
  if (!Number.isInteger(sent) || sent < 0) throw new Refusal('validation_failed', { fields: ['watchedSeconds'] });
  return sent;
};

export const videoActions = {
  /** The script says how far a video has played. */
  async watching(visit: LearnerVisit, form: URLSearchParams): Promise<null> {
    await watch(visit, () => secondsIn(form));
    return null;
  },
  /** The person says that they have watched it. */
  watched: async (visit: LearnerVisit): Promise<Outcome> => ({ to: await watch(visit, ({ seconds }) => seconds) }),
};
