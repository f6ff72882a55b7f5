import { useFormContext, useWatch } from 'react-hook-form';
import { ChoiceCards } from '~/components/form/inputs/ChoiceCards.tsx';
import formCss from '~/components/form/form.module.css';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { isChosen, isOneTime, poolKinds, type SimulationForm } from '../form/simulationForm.ts';
import { ChosenTemplates } from './ChosenTemplates.tsx';
import { LandingField } from './LandingField.tsx';
import { MatchingTemplates } from './MatchingTemplates.tsx';
import { SenderField } from './SenderField.tsx';
import css from './templates.module.css';

/** What people get: messages, the page that their link leads to, and from whom. i18n-keys: simulationCreate.pools.* simulationCreate.poolHelp.* */
export function TemplatesStep({ campaignId }: { campaignId: string | null }) {
  const { t } = useTranslation();
  const form = useWatch<SimulationForm>() as SimulationForm;
  const { setValue } = useFormContext<SimulationForm>();
  return (
    <>
      {!isOneTime(form) && (
        <div className={css.narrow}>
          <ChoiceCards
            label={t('exercise.wizard.steps.templates')}
            value={form.pool}
            onChange={(pool) => setValue('pool', pool, { shouldDirty: true, shouldValidate: true })}
            choices={poolKinds.map((value) => ({
              value,
              label: t(`simulationCreate.pools.${value}`),
              help: t(`simulationCreate.poolHelp.${value}`),
            }))}
          />
        </div>
      )}
      {isChosen(form) ? <ChosenTemplates /> : <MatchingTemplates campaignId={campaignId} />}
      <section className={`${formCss.column} ${css.narrow} ${css.further}`}>
        <LandingField />
        <SenderField campaignId={campaignId} />
      </section>
    </>
  );
}
