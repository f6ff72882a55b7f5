import { paths } from '#contract/paths';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import { reportPage } from '../reportPage.ts';
import { resource } from '../resource.ts';

/** A learner's review of a course: a row of the report of reviews. */
export const reviews = resource({
  name: 'reviews',
  recordRepresentation: 'courseName',
  list: lazyPage(withTexts('training', () => import('./ReviewsPage.tsx').then((m) => m.ReviewsPage))),
  options: {
    adapter: () => import('./adapter.ts').then((m) => m.reviewsAdapter),
    access: { read: 'trainingReports:read' },
    pages: [reportPage(paths.reviews, 'shell.titles.reviews')],
  },
});
