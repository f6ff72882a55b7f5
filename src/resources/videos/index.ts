import { paths } from '#contract/paths';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import { resource } from '../resource.ts';

/** The videos of the library. An open video is a dialog over the list. */
export const videos = resource({
  name: 'videos',
  recordRepresentation: 'title',
  list: lazyPage(withTexts('training', () => import('./VideoList.tsx').then((m) => m.VideoList))),
  options: {
    adapter: () => import('./adapter.ts').then((m) => m.videosAdapter),
    access: { read: 'training:read' },
    pages: [{ path: paths.videos, view: 'list', title: 'shell.nav.videos' }],
    addresses: { list: paths.videos, edit: (id) => `${paths.videos}?video=${id}` },
  },
});
