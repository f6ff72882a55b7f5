import { useController } from 'react-hook-form';
import { type Weekday, weekdays } from '#contract/simulation/limits';
import formCss from '~/components/form/form.module.css';
import { useErrorText } from '~/components/form/useErrorText.ts';
import { currentLanguage } from '~/i18n/i18n.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import type { SendingForm } from './sendingForm.ts';
import css from './simulationSettings.module.css';

/** The day with which a calendar begins; where no line is, Monday. */
const firstDays: Partial<Record<string, Weekday>> = { en: 'sunday', he: 'sunday', ar: 'saturday', ja: 'sunday', 'pt-BR': 'sunday' };

/** The days of the week as a calendar in the language on screen has them. */
function weekOnScreen(): readonly Weekday[] {
  const first = weekdays.indexOf(firstDays[currentLanguage().folder] ?? 'monday');
  return [...weekdays.slice(first), ...weekdays.slice(0, first)];
}

/** The days of the week on which mails leave. i18n-keys: simulation.sending.days.* */
export function WorkingDays() {
  const { t } = useTranslation();
  const { field, fieldState } = useController<SendingForm, 'workingDays'>({ name: 'workingDays' });
  const chosen = field.value;
  return (
    <fieldset className={formCss.field}>
      <legend className={formCss.label}>{t('simulation.sending.workingDays')}</legend>
      <div className={css.days}>
        {weekOnScreen().map((day) => (
          <label key={day} className={formCss.check}>
            <input
              type="checkbox"
              checked={chosen.includes(day)}
              onChange={({ target }) =>
                field.onChange(weekdays.filter((one) => (one === day ? target.checked : chosen.includes(one))))
              }
            />
            {t(`simulation.sending.days.${day}`)}
          </label>
        ))}
      </div>
      <span className={formCss.help}>{t('simulation.sending.workingDaysHelp')}</span>
      <div className={formCss.error} role="alert">
        {useErrorText()(fieldState.error?.message)}
      </div>
    </fieldset>
  );
}
