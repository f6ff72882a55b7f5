import { useGetList } from 'react-admin';
import type { Video } from '#contract/courses/videos';
import { startOf } from '~/components/list/listAddress.ts';
import { useLanguage } from '~/session/useLanguage.ts';
import { learningAddress } from '~/features/learning/public.ts';

export const videoAddress = learningAddress('videos.search');

/** As the list asks while nothing narrows it, so that both are one call. */
const { page, perPage, sort } = startOf(videoAddress);
const asList = { pagination: { page, perPage }, sort };

/** What the page knows beside the videos that are listed: the whole library in the panel's language, and what learners see first. */
export function useVideoLibrary() {
  const { code: languageCode } = useLanguage();
  const whole = useGetList<Video>('videos', { ...asList, filter: { languageCode } });
  const pinned = useGetList<Video>('videos', { ...asList, filter: { isPinned: true } });
  return {
    /** Absent until the library is there. */
    categories: whole.data && [...new Set(whole.data.map(({ category }) => category))],
    pinned: pinned.data,
    find: (id: string) => [...(whole.data ?? []), ...(pinned.data ?? [])].find((video) => video.id === id),
    isSettled: !whole.isPending && !pinned.isPending,
  };
}

export type VideoLibrary = ReturnType<typeof useVideoLibrary>;
