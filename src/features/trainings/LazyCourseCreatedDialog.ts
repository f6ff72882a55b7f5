import { lazy } from 'react';
import { fetchedCode } from '~/browser/reloadOnce.ts';
import { withTexts } from '~/components/page/lazyPage.tsx';

/** The dialog with its texts, fetched once it opens: the first page has a budget. For use inside `Suspense`. */
export const CourseCreatedDialog = lazy(() =>
  fetchedCode(withTexts('training', () => import('./CourseCreatedDialog.tsx').then((m) => ({ default: m.CourseCreatedDialog })))()),
);
