import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import { resource } from '../resource.ts';

/** The customers of a partner that have one course, or with the filter `actionType` the ones that do not have it. */
export const courseCustomers = resource({
  name: 'course-customers',
  recordRepresentation: 'companyName',
  list: lazyPage(withTexts('training', () => import('./CustomersStatus.tsx').then((m) => m.CustomersStatus))),
  options: {
    adapter: () => import('./adapter.ts').then((m) => m.courseCustomersAdapter),
    access: { read: 'sharing:read' },
  },
});
