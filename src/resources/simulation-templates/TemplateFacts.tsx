import type { SimulationTemplateCard } from '#contract/simulation/templates';
import { findLanguage } from '#locales/languages.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { DifficultyWord } from './DifficultyWord.tsx';
import css from './templates.module.css';

type Facts = Pick<SimulationTemplateCard, 'type' | 'difficulty' | 'language' | 'landingKind'>;

/** What a template is, in words. i18n-keys: simulation.templateTypes.* simulationTemplates.landingKinds.* */
export function TemplateFacts({ template: { type, difficulty, language, landingKind } }: { template: Facts }) {
  const { t } = useTranslation();
  const facts = [
    { key: 'type', label: t('simulationTemplates.fields.type'), value: t(`simulation.templateTypes.${type}`) },
    {
      key: 'difficulty',
      label: t('simulationTemplates.fields.difficulty'),
      value: <DifficultyWord difficulty={difficulty} />,
    },
    { key: 'language', label: t('simulationTemplates.fields.language'), value: findLanguage(language)?.name ?? language },
    {
      key: 'landing',
      label: t('simulationTemplates.fields.landingKind'),
      value: t(`simulationTemplates.landingKinds.${landingKind}`),
    },
  ];
  return (
    <dl className={css.facts}>
      {facts.map(({ key, label, value }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
