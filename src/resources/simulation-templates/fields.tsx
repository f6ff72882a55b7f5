import { difficulties } from '#contract/messageTemplates/difficulty';
import { paths } from '#contract/paths';
import { landingKinds, simulationTemplateTypes } from '#contract/simulation/states';
import { type SimulationTemplateCard, simulationTemplateOrderFields } from '#contract/simulation/templates';
import { findLanguage, languages } from '#locales/languages.ts';
import { menu, search } from '~/components/filters/filter.ts';
import type { ListAddress } from '~/components/list/listAddress.ts';
import { type Field, fieldsOf } from '~/schema/field.ts';
import { choice, custom, date, name, text } from '~/schema/kinds.tsx';
import { filledLine } from './filled.ts';
import { DifficultyWord, difficultyKey } from './DifficultyWord.tsx';

const template = fieldsOf<SimulationTemplateCard, (typeof simulationTemplateOrderFields)[number]>();
const languageName = (code: string) => findLanguage(code)?.name;

/** The name shows the message. i18n-keys: simulation.templateTypes.* simulationTemplates.landingKinds.* */
export const templateFields: readonly Field<SimulationTemplateCard>[] = [
  template(name, 'name', {
    label: 'simulationTemplates.fields.name',
    pathOf: ({ id }) => `${paths.simulationTemplates}?preview=${id}`,
    orderField: 'name',
    minWidth: 220,
  }),
  template(text, 'subject', {
    label: 'exercise.editor.fields.subject',
    textOf: ({ subject, language }) => filledLine(subject, language),
    minWidth: 220,
    priority: 2,
  }),
  template(text, 'senderName', {
    label: 'simulationTemplates.fields.senderName',
    textOf: ({ senderName, language }) => filledLine(senderName, language),
    priority: 4,
  }),
  template(choice, 'type', {
    label: 'simulationTemplates.fields.type',
    texts: 'simulation.templateTypes',
    values: simulationTemplateTypes,
    priority: 2,
  }),
  template(custom, 'difficulty', {
    label: 'simulationTemplates.fields.difficulty',
    render: ({ difficulty }) => <DifficultyWord difficulty={difficulty} />,
    priority: 2,
  }),
  template(text, 'language', {
    label: 'simulationTemplates.fields.language',
    textOf: ({ language }) => languageName(String(language)) ?? String(language),
    priority: 2,
  }),
  template(choice, 'landingKind', {
    label: 'simulationTemplates.fields.landingKind',
    texts: 'simulationTemplates.landingKinds',
    values: landingKinds,
    priority: 4,
  }),
  template(date, 'updatedAt', { label: 'simulationTemplates.fields.updatedAt', orderField: 'updatedAt', priority: 3 }),
];

export const templateAddress: ListAddress = {
  sorts: simulationTemplateOrderFields,
  sort: { field: 'updatedAt', order: 'DESC' },
  filters: [
    search('simulationTemplates.search'),
    menu('types', 'simulationTemplates.fields.type', simulationTemplateTypes, 'simulation.templateTypes'),
    menu('difficulties', 'simulationTemplates.fields.difficulty', difficulties.map(String), (value) =>
      difficultyKey(Number(value)),
    ),
    menu(
      'languages',
      'simulationTemplates.fields.language',
      languages.map(({ code }) => code),
      'simulationTemplates.languages',
      { nameOf: languageName },
    ),
  ],
};
