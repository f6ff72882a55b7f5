import { lazyPage } from '~/components/page/lazyPage.tsx';
import { resource } from '../resource.ts';

/** The people of one campaign with their progress; shown with the statistics of its course. */
export const campaignPeople = resource({
  name: 'campaign-people',
  recordRepresentation: 'email',
  list: lazyPage(() => import('./CampaignPeople.tsx').then((m) => m.CampaignPeople)),
  options: {
    adapter: () => import('~/dataProvider/adapters/reportPeople.ts').then((m) => m.campaignPeopleAdapter),
    access: { read: 'trainingReports:read' },
  },
});
