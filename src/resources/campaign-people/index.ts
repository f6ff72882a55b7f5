import { campaignPeopleAdapter } from '~/dataProvider/adapters/reportPeople.ts';
import { resource } from '../resource.ts';

/** The people of one campaign with how far they are; shown with the statistics of its course. */
export const campaignPeople = resource({
  name: 'campaign-people',
  recordRepresentation: 'email',
  options: { adapter: campaignPeopleAdapter, access: { read: 'trainingReports:read' } },
});
