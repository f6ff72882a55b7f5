import { paths } from '#contract/paths';
import { landingOrderFields, type SimulationLanding } from '#contract/simulation/landings';
import { landingKinds } from '#contract/simulation/states';
import { findLanguage, languages } from '#locales/languages.ts';
import { menu, search } from '~/components/filters/filter.ts';
import type { ListAddress } from '~/components/list/listAddress.ts';
import { type Field, fieldsOf } from '~/schema/field.ts';
import { choice, custom, date, name, text } from '~/schema/kinds.tsx';

const landing = fieldsOf<SimulationLanding, (typeof landingOrderFields)[number]>();
const languageName = (code: string) => findLanguage(code)?.name;

/** The name shows the page. i18n-keys: simulationTemplates.landingKinds.* simulationTemplates.landings.owners.* */
export const landingFields: readonly Field<SimulationLanding>[] = [
  landing(name, 'name', {
    label: 'simulationTemplates.landings.name',
    pathOf: ({ id }) => `${paths.simulationLandings}?preview=${id}`,
    orderField: 'name',
    minWidth: 200,
  }),
  landing(text, 'title', { label: 'simulationTemplates.landings.title', minWidth: 240, priority: 3 }),
  landing(choice, 'kind', {
    label: 'simulationTemplates.fields.landingKind',
    texts: 'simulationTemplates.landingKinds',
    values: landingKinds,
    priority: 2,
  }),
  landing(text, 'language', {
    label: 'simulationTemplates.fields.language',
    textOf: ({ language }) => languageName(language) ?? language,
    priority: 2,
  }),
  landing(custom, 'companyId', {
    label: 'simulationTemplates.landings.owner',
    render: ({ companyId, isDefault }, wordOf) =>
      wordOf(`simulationTemplates.landings.owners.${companyId === null ? 'library' : isDefault ? 'default' : 'company'}`),
    minWidth: 160,
    priority: 2,
  }),
  landing(date, 'updatedAt', { label: 'simulationTemplates.fields.updatedAt', orderField: 'updatedAt', priority: 3 }),
];

export const landingAddress: ListAddress = {
  sorts: landingOrderFields,
  sort: { field: 'updatedAt', order: 'DESC' },
  filters: [
    search('simulationTemplates.landings.search'),
    menu('kinds', 'simulationTemplates.fields.landingKind', landingKinds, 'simulationTemplates.landingKinds'),
    menu(
      'languages',
      'simulationTemplates.fields.language',
      languages.map(({ code }) => code),
      'simulationTemplates.languages',
      { nameOf: languageName },
    ),
  ],
};
