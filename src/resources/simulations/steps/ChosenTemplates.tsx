import { useController, useWatch } from 'react-hook-form';
import { listLimits } from '#contract/kit/limits';
import { simulationLimits } from '#contract/simulation/limits';
import { useToast } from '~/components/feedback/useToast.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { isOneTime, type SimulationForm } from '../form/simulationForm.ts';
import { TemplateBrowser } from './TemplateBrowser.tsx';
import css from './templates.module.css';

/** Templates that are chosen one by one. */
export function ChosenTemplates() {
  const { t } = useTranslation();
  const toast = useToast();
  const campaignType = useWatch<SimulationForm, 'campaignType'>({ name: 'campaignType' });
  const { field } = useController<SimulationForm, 'templates'>({ name: 'templates' });
  const max = isOneTime({ campaignType }) ? simulationLimits.oneTimeTemplates.max : listLimits.maxLookupSize;
  const toggle = (id: string) => {
    if (field.value.includes(id)) field.onChange(field.value.filter((one) => one !== id));
    else if (field.value.length < max) field.onChange([...field.value, id]);
    else toast.info(t('exercise.wizard.tooMany', { max }));
  };
  return (
    <section className={css.part}>
      <div className={css.bar}>
        <h2>{t('exercise.wizard.steps.templates')}</h2>
        <span role="status" className={css.count} data-complete={field.value.length > 0 || undefined}>
          {t('exercise.wizard.selected', { chosen: field.value.length, max })}
        </span>
      </div>
      <TemplateBrowser chosen={field.value} onToggle={toggle} />
    </section>
  );
}
