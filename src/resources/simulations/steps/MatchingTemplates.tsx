import Button from '@mui/material/Button';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { simulationDifficulties, simulationTemplateTypes } from '#contract/simulation/states';
import { formatNumber } from '~/components/data/format.ts';
import formCss from '~/components/form/form.module.css';
import { ChoiceCards } from '~/components/form/inputs/ChoiceCards.tsx';
import { Drawer } from '~/components/overlay/Drawer.tsx';
import { Notice } from '~/fields/Notice.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import type { SimulationForm } from '../form/simulationForm.ts';
import { usePreflight } from '../form/usePreflight.ts';
import { languageName } from '../languageName.ts';
import { TemplateBrowser } from './TemplateBrowser.tsx';
import css from './templates.module.css';

/** From which templates a smart campaign takes one at random for each person, and how many those are. i18n-keys: simulation.templateTypes.* simulation.difficulties.* */
export function MatchingTemplates({ campaignId }: { campaignId: string | null }) {
  const { t } = useTranslation();
  const { field: types } = useController<SimulationForm, 'templateTypes'>({ name: 'templateTypes' });
  const { field: difficulty } = useController<SimulationForm, 'difficulty'>({ name: 'difficulty' });
  const [isOpen, setOpen] = useState(false);
  const toggle = (type: (typeof simulationTemplateTypes)[number]) =>
    types.onChange(types.value.includes(type) ? types.value.filter((one) => one !== type) : [...types.value, type]);
  return (
    <section className={`${formCss.column} ${css.narrow}`}>
      <fieldset className={formCss.field}>
        <legend className={formCss.label}>{t('simulation.cards.type')}</legend>
        <div className={css.checks}>
          {simulationTemplateTypes.map((type) => (
            <label key={type} className={formCss.check}>
              <input type="checkbox" checked={types.value.includes(type)} onChange={() => toggle(type)} />
              {t(`simulation.templateTypes.${type}`)}
            </label>
          ))}
        </div>
        <p className={formCss.help}>{t('simulationCreate.templateTypesHelp')}</p>
      </fieldset>
      <div className={formCss.field}>
        <ChoiceCards
          label={t('simulation.cards.difficulty')}
          value={difficulty.value}
          onChange={difficulty.onChange}
          choices={[
            { value: '' as const, label: t('simulation.difficulties.ADAPTIVE') },
            ...simulationDifficulties.map((value) => ({ value, label: t(`simulation.difficulties.${value}`) })),
          ]}
        />
        {difficulty.value === '' && <p className={formCss.help}>{t('simulationCreate.adaptiveHelp')}</p>}
      </div>
      <Matches campaignId={campaignId} onView={() => setOpen(true)} />
      {isOpen && (
        <Drawer open title={t('exercise.wizard.steps.templates')} width={960} onClose={() => setOpen(false)}>
          <TemplateBrowser types={types.value} difficulty={difficulty.value} />
        </Drawer>
      )}
    </section>
  );
}

function Matches({ campaignId, onView }: { campaignId: string | null; onView: () => void }) {
  const { t } = useTranslation();
  const { preflight, isOld } = usePreflight(campaignId);
  if (!preflight) return null;
  const { count, languages, inAnotherLanguage, repeatsFrom } = preflight.templates;
  if (count === 0) return <Notice tone="danger">{t('errors.no_template_matches')}</Notice>;
  return (
    <div className={css.matches} aria-busy={isOld}>
      <div className={css.bar}>
        <strong role="status">{t('simulationCreate.match', { count })}</strong>
        <Button size="small" startIcon={<Eye size={16} aria-hidden />} onClick={onView}>
          {t('simulationCreate.viewTemplates')}
        </Button>
      </div>
      <ul className={css.languages} aria-label={t('simulationCreate.languages')}>
        {languages.map(({ language, templates }) => (
          <li key={language}>
            <bdi>{languageName(language)}</bdi> <b>{formatNumber(templates)}</b>
          </li>
        ))}
      </ul>
      {inAnotherLanguage > 0 && <p>{t('simulationCreate.inAnotherLanguage', { count: inAnotherLanguage })}</p>}
      {repeatsFrom !== null && <p>{t('simulationCreate.repeats', { round: repeatsFrom })}</p>}
    </div>
  );
}
