import { paths } from '#contract/paths';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import { videosAdapter } from '~/dataProvider/adapters/videos.ts';
import { resource } from '../resource.ts';

/** The clips of the library; the one that is opened stands in a dialog over the list. */
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
