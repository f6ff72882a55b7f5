import { paths } from '#contract/paths';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import { resource } from '../resource.ts';

const editor = {
  access: 'simulationTemplates:save',
  title: 'shell.titles.simulationTemplate',
  parent: paths.simulationTemplates,
} as const;

const editors = () => import('./EditorPages.tsx');

/** Messages that simulations send: of the library, and of the company. */
export const simulationTemplates = resource({
  name: 'simulation-templates',
  recordRepresentation: 'name',
  list: lazyPage(withTexts('training', () => import('./TemplateList.tsx').then((m) => m.TemplateList))),
  create: lazyPage(withTexts('training', () => editors().then((m) => m.NewTemplatePage))),
  edit: lazyPage(withTexts('training', () => editors().then((m) => m.EditTemplatePage))),
  options: {
    adapter: () => import('./adapter.ts').then((m) => m.simulationTemplatesAdapter),
    access: { read: 'simulations:read', write: 'simulationTemplates:save', delete: 'simulationTemplates:write' },
    pages: [
      { path: paths.simulationTemplates, view: 'list', title: 'shell.titles.simulationTemplates', parent: paths.simulations },
      { path: paths.newSimulationTemplate, view: 'create', ...editor },
      { path: paths.editSimulationTemplate, view: 'edit', ...editor },
    ],
    addresses: {
      list: paths.simulationTemplates,
      create: paths.newSimulationTemplate,
      edit: (id) => `${paths.editSimulationTemplate}?id=${id}`,
    },
  },
});
