import { hasOwnDomain } from '~/session/ownDomain.ts';
import type { Session } from '~/session/useSession.ts';

export interface Guide {
  key: 'plans' | 'choose' | 'invite' | 'learner';
  url: string;
  poster: string;
  /** Seconds. */
  duration: number;
}

const guide = (key: Guide['key'], duration: number): Guide => ({
  key,
  url: `/media/clips/guide-${key}.webm`,
  poster: `/media/posters/guide-${key}.svg`,
  duration,
});
const guides: readonly Guide[] = [guide('plans', 8), guide('choose', 8), guide('invite', 8), guide('learner', 8)];

/** The guides of a company. What the plans cost is no matter of one that came through a vendor, or stands on its own domain. */
export const guidesFor = (session: Session): readonly Guide[] =>
  session.company.integration === 'acronis' || hasOwnDomain(session) ? guides.filter(({ key }) => key !== 'plans') : guides;
