import { CalendarSync, Send } from 'lucide-react';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { simulationTypes, type SimulationType } from '#contract/simulation/states';
import { useTranslation } from '~/i18n/useTranslation.ts';
import type { SimulationForm } from '../form/simulationForm.ts';
import css from './type.module.css';

const icons = { SMART_PHISHING: CalendarSync, ONE_TIME_PHISHING: Send } as const;

/** The two types of campaigns. The address names the chosen one. i18n-keys: simulation.types.* simulationCreate.types.* simulationCreate.typesFor.* */
export function TypeStep({ isFixed }: { isFixed: boolean }) {
  const { t } = useTranslation();
  const name = useId();
  const [, setParams] = useSearchParams();
  const { watch, setValue } = useFormContext<SimulationForm>();
  const chosen = watch('campaignType');
  const choose = (type: SimulationType) => {
    const isSmart = type === 'SMART_PHISHING';
    setValue('campaignType', type, { shouldDirty: true, shouldValidate: true });
    setValue('schedule', isSmart ? 'monthly' : 'once', { shouldDirty: true });
    setParams(
      (params) => {
        params.set('isSmartPhishing', String(isSmart));
        return params;
      },
      { replace: true },
    );
  };
  return (
    <fieldset className={css.types} disabled={isFixed}>
      <legend>{t('simulationCreate.typeTitle')}</legend>
      <div className={css.row}>
        {simulationTypes.map((type) => {
          const Icon = icons[type];
          return (
            <label key={type} className={css.type}>
              <span className={css.mark} aria-hidden>
                <Icon size={22} />
              </span>
              <span className={css.head}>
                <input
                  type="radio"
                  name={name}
                  checked={type === chosen}
                  aria-labelledby={`${name}-${type}-name`}
                  aria-describedby={`${name}-${type}`}
                  onChange={() => choose(type)}
                />
                <strong id={`${name}-${type}-name`}>{t(`simulation.types.${type}`)}</strong>
              </span>
              <span id={`${name}-${type}`} className={css.text}>
                <span>{t(`simulationCreate.types.${type}`)}</span>
                <em>{t(`simulationCreate.typesFor.${type}`)}</em>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
