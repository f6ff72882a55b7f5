import { useGetList } from 'react-admin';
import { type PremiumRefusal, premiumRefusal } from '#contract/courses/premium';
import type { Video } from '#contract/courses/videos';
import { startOf } from '~/components/list/listAddress.ts';
import { learningAddress } from '~/features/learning/public.ts';
import { useLanguage } from '~/i18n/useLanguage.ts';
import { useSession } from '~/session/useSession.ts';

export const videoAddress = learningAddress('videos.search');

/** The parameters of the unfiltered list, so that both share one call. */
const { page, perPage, sort } = startOf(videoAddress);
const asList = { pagination: { page, perPage }, sort };

/** The data of the page besides its list: the whole library in the panel's language, and the pinned videos. */
export function useVideoLibrary() {
  const { code: languageCode } = useLanguage();
  const library = useGetList<Video>('videos', { ...asList, filter: { languageCode } });
  const pinned = useGetList<Video>('videos', { ...asList, filter: { isPinned: true } });
  return {
    /** Undefined until the library is read. */
    categories: library.data && [...new Set(library.data.map(({ category }) => category))],
    pinned: pinned.data,
    find: (id: string) => [...(library.data ?? []), ...(pinned.data ?? [])].find((video) => video.id === id),
    isSettled: !library.isPending && !pinned.isPending,
  };
}

export type VideoLibrary = ReturnType<typeof useVideoLibrary>;

/** Why the company's plan does not include a video or course; null if it does. */
export function useIsLocked(item: { is_free: boolean }): PremiumRefusal | null {
  const { plan, company } = useSession();
  return premiumRefusal({ plan, isPartner: company.distribution.isPartner }, item);
}
