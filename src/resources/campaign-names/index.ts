import { listCampaignNames } from '#contract/reports/reportLists';
import { formatDate } from '~/components/data/format.ts';
import { namesAdapter } from '~/dataProvider/adapters/reports.ts';
import { resource } from '../resource.ts';

/** The campaigns that a filter of the reports offers, the newest first. They may share a name, so the day they began tells them apart. */
export const campaignNames = resource({
  name: 'campaign-names',
  recordRepresentation: ({ name, startsAt }: { name: string; startsAt: string }) => `${name} · ${formatDate(startsAt)}`,
  options: { adapter: namesAdapter(listCampaignNames), access: { read: 'trainingReports:read' } },
});
