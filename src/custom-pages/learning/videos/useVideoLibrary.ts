import { listPinnedVideos, listVideos, type Video } from '#contract/videos';
import { useEndpoint } from '~/dataProvider/index.ts';
import { everything } from '../useLearningUrl.ts';

const none: Video[] = [];

interface Wanted {
  languageCode: string;
  search: string;
  /** As the address names it; an unknown one shows everything. */
  category: string;
}

/** The library in one language: its categories, the videos that were asked for, and those that learners see first. */
export function useVideoLibrary({ languageCode, search, category }: Wanted) {
  const whole = useEndpoint(listVideos, { query: { languageCode } });
  const categories = [...new Set((whole.data ?? none).map((video) => video.category))];
  const isKnown = category === everything || categories.includes(category);
  const query = {
    languageCode,
    ...(search && { search }),
    ...(category !== everything && isKnown && { categoryName: category }),
  };
  const found = useEndpoint(listVideos, { query }, { keepPrevious: true });
  const pinned = useEndpoint(listPinnedVideos, {});
  return {
    categories,
    /** The address names a category that is not there. */
    isLost: whole.data !== undefined && !isKnown,
    category: isKnown ? category : everything,
    found,
    pinned,
    /** A video that is on the screen somewhere. */
    known: (id: string) => [...(whole.data ?? none), ...(found.data ?? none), ...(pinned.data ?? none)].find((it) => it.id === id),
    isSettled: !whole.isPending && !pinned.isPending,
  };
}

export type VideoLibrary = ReturnType<typeof useVideoLibrary>;
