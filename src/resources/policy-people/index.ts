import { lazyPage } from '~/components/page/lazyPage.tsx';
import { resource } from '../resource.ts';

/** The people of one revision of a policy; shown on its page. */
export const policyPeople = resource({
  name: 'policy-people',
  recordRepresentation: 'email',
  list: lazyPage(() => import('./PolicyPeople.tsx').then((m) => m.PolicyPeople)),
  options: {
    adapter: () => import('./adapter.ts').then((m) => m.policyPeopleAdapter),
    access: { read: 'trainingReports:read' },
  },
});
