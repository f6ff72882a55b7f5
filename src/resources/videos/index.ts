import { listPinnedVideos, listVideos } from '#contract/courses/videos';
import { paths } from '#contract/paths';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import { eitherList, endpointAdapter } from '~/dataProvider/endpointAdapter.ts';
import { resource } from '../resource.ts';

const library = endpointAdapter(
  { list: listVideos },
  { isWhole: true, toFilter: ({ category, ...filter }) => ({ ...filter, ...(category ? { categoryName: category } : {}) }) },
);
const pinned = endpointAdapter({ list: listPinnedVideos }, { isWhole: true, toFilter: () => ({}) });

/** The library in the language that the filter names; with `isPinned` the pinned videos in the order of pinning. */
const videosAdapter = eitherList('isPinned', pinned, library);

/** The videos of the library. An open video is a dialog over the list. */
export const videos = resource({
  name: 'videos',
  recordRepresentation: 'title',
  list: lazyPage(withTexts('training', () => import('./VideoList.tsx').then((m) => m.VideoList))),
  options: {
    adapter: videosAdapter,
    access: { read: 'training:read' },
    pages: [{ path: paths.videos, view: 'list', title: 'shell.nav.videos' }],
    addresses: { list: paths.videos, edit: (id) => `${paths.videos}?video=${id}` },
  },
});
