import { lazyPage } from '~/components/page/lazyPage.tsx';

/** The newest entries for the first page, changes first. */
export const RecentActivity = lazyPage(() => import('./RecentActivity.tsx').then((m) => m.RecentActivity));
