import { deleteCampaign, editCampaign, getCampaign, listCampaigns, startCampaign } from '#contract/campaigns/campaigns';
import { paths } from '#contract/paths';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import { endpointAdapter } from '~/dataProvider/endpointAdapter.ts';
import { resource } from '../resource.ts';
import { campaignRefusals } from './refusals.ts';

const ofCourse = { view: 'edit', title: 'shell.titles.course', parent: paths.courses } as const;

/** Courses given to people from a moment on. The page of a campaign is its course's, under whose id it is found. */
export const campaigns = resource({
  name: 'campaigns',
  recordRepresentation: 'name',
  edit: lazyPage(withTexts('training', () => import('./CoursePage.tsx').then((m) => m.CoursePage))),
  options: {
    adapter: endpointAdapter(
      { list: listCampaigns, get: getCampaign, create: startCampaign, update: editCampaign, remove: deleteCampaign },
      { id: 'campaignId', isWhole: true, refusals: campaignRefusals },
    ),
    access: { read: 'training:read', write: 'training:write' },
    pages: [
      { path: paths.coursePreview, ...ofCourse },
      { path: paths.courseStatistics, ...ofCourse, access: 'trainingReports:read' },
      { path: paths.courseSettings, ...ofCourse },
    ],
    // A start begins with the choice of a course.
    addresses: { list: paths.courses, create: paths.courses },
  },
});
