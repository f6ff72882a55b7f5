import Button from '@mui/material/Button';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { simulationLimits } from '#contract/simulation/limits';
import { formatUtcDay } from '~/components/data/format.ts';
import { DateInput } from '~/components/form/date/DateInput.tsx';
import { Field } from '~/components/form/Field.tsx';
import iconButtonCss from '~/components/page/iconButton.module.css';
import { useTranslation } from '~/i18n/useTranslation.ts';
import type { SendingForm } from './sendingForm.ts';
import css from './simulationSettings.module.css';

const isDay = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value);

/** Days on which nothing leaves, as a list to which days are added one by one. */
export function QuietDays() {
  const { t } = useTranslation();
  const { field } = useController<SendingForm, 'quietDays'>({ name: 'quietDays' });
  const [day, setDay] = useState('');
  const chosen = field.value;
  const canAdd = isDay(day) && !chosen.includes(day) && chosen.length < simulationLimits.quietDays;
  const add = () => {
    field.onChange([...chosen, day].toSorted());
    setDay('');
  };
  return (
    <div className={css.quiet}>
      <div className={css.newDay}>
        <Field label={t('simulation.sending.quietDays')} help={t('simulation.sending.quietDaysHelp')}>
          {(control) => <DateInput control={control} value={day} onChange={setDay} />}
        </Field>
        <Button startIcon={<Plus size={16} aria-hidden />} disabled={!canAdd} onClick={add}>
          {t('simulation.sending.addDay')}
        </Button>
      </div>
      {chosen.length > 0 && (
        <ul className={css.quietDays}>
          {chosen.map((one) => (
            <li key={one}>
              {formatUtcDay(one)}
              <button
                type="button"
                className={iconButtonCss.button}
                aria-label={t('form.tags.remove', { tag: formatUtcDay(one) })}
                onClick={() => field.onChange(chosen.filter((other) => other !== one))}
              >
                <X size={14} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
