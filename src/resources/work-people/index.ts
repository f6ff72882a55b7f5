import { lazyPage } from '~/components/page/lazyPage.tsx';
import { resource } from '../resource.ts';

/** The people of one campaign of work, a revision of a policy or the video of a month; shown on its page or beside a report. */
export const workPeople = resource({
  name: 'work-people',
  recordRepresentation: 'email',
  list: lazyPage<{ isInDrawer?: boolean }>(() => import('./WorkPeople.tsx').then((m) => m.WorkPeople)),
  options: {
    adapter: () => import('./adapter.ts').then((m) => m.workPeopleAdapter),
    access: { read: 'trainingReports:read' },
  },
});
