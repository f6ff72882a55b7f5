import { paths } from '#contract/paths';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import { resource } from '../resource.ts';

const page = { view: 'list', title: 'shell.nav.calendar' } as const;

/** The videos of the monthly programme that have begun. Its page has the plan and the settings beside them. */
export const monthlyVideos = resource({
  name: 'monthly-videos',
  recordRepresentation: 'name',
  // With the texts that all campaigns share.
  list: lazyPage(
    withTexts(
      'training',
      withTexts('year', () => import('./CalendarPage.tsx').then((m) => m.CalendarPage)),
    ),
  ),
  options: {
    adapter: () => import('./adapter.ts').then((m) => m.monthlyVideosAdapter),
    access: { read: 'training:read' },
    pages: [
      { ...page, path: paths.calendarPreview },
      { ...page, path: paths.calendarSettings },
      { ...page, path: paths.calendarHistory },
    ],
    addresses: { list: paths.calendarHistory },
  },
});
