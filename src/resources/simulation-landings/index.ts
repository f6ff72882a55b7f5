import { paths } from '#contract/paths';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import { dialogView } from '~/components/resource/dialogView.ts';
import { resource } from '../resource.ts';

const dialog = dialogView(() => import('./LandingDialog.tsx').then((m) => m.LandingDialog));

/** Pages to which links of simulations lead: of the library, and of the company. Dialogs over the list make and change them. */
export const simulationLandings = resource({
  name: 'simulation-landings',
  recordRepresentation: 'name',
  list: lazyPage(withTexts('training', () => import('./LandingList.tsx').then((m) => m.LandingList))),
  create: dialog,
  edit: dialog,
  options: {
    adapter: () => import('./adapter.ts').then((m) => m.simulationLandingsAdapter),
    access: { read: 'simulations:read', write: 'simulationTemplates:save', delete: 'simulationTemplates:write' },
    pages: [
      { path: paths.simulationLandings, view: 'list', title: 'shell.titles.simulationLandings', parent: paths.simulationTemplates },
    ],
    addresses: {
      list: paths.simulationLandings,
      create: `${paths.simulationLandings}?modal=create`,
      edit: (id) => `${paths.simulationLandings}?modal=edit&id=${id}`,
    },
  },
});
