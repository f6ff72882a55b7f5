import { paths } from '#contract/paths';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import { dialogView } from '~/components/resource/dialogView.ts';
import { resource } from '../resource.ts';

const dialog = dialogView(() => import('./SurveyDialog.tsx').then((m) => m.SurveyDialog));

/** Surveys as staff write them, with their results. Dialogs over the list create and edit them. */
export const surveys = resource({
  name: 'surveys',
  recordRepresentation: 'name',
  list: lazyPage(withTexts('training', () => import('./SurveyList.tsx').then((m) => m.SurveyList))),
  create: dialog,
  edit: dialog,
  options: {
    adapter: 'ofCompany',
    access: { read: 'news:write', write: 'news:write' },
    pages: [{ path: paths.surveys, view: 'list', title: 'shell.nav.surveys' }],
    addresses: {
      list: paths.surveys,
      create: `${paths.surveys}?modal=create`,
      edit: (id) => `${paths.surveys}?modal=edit&id=${id}`,
    },
  },
});
