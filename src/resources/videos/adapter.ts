import { listPinnedVideos, listVideos } from '#contract/courses/videos';
import { eitherList, endpointAdapter } from '~/dataProvider/endpointAdapter.ts';

const library = endpointAdapter(
  { list: listVideos },
  { isWhole: true, toFilter: ({ category, ...filter }) => ({ ...filter, ...(category ? { categoryName: category } : {}) }) },
);
const pinned = endpointAdapter({ list: listPinnedVideos }, { isWhole: true, toFilter: () => ({}) });

/** The library in the language that the filter names; with `isPinned` the pinned videos in the order of pinning. */
export const videosAdapter = eitherList('isPinned', pinned, library);
