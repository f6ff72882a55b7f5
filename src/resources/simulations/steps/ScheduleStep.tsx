import { useController, useWatch } from 'react-hook-form';
import { listTimeZones } from '#contract/company/companies';
import { emailPlatforms, simulationSchedules } from '#contract/simulation/states';
import { DateInput } from '~/components/form/date/DateInput.tsx';
import { Field } from '~/components/form/Field.tsx';
import formCss from '~/components/form/form.module.css';
import { SelectField } from '~/components/form/inputs/SelectField.tsx';
import { timeZoneOptions } from '~/components/form/timeZoneOptions.ts';
import { useEndpoint } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { todayIn } from '~/features/start-day/public.ts';
import { formatHour } from '../localTime.ts';
import { dayCounts, isOneTime, type SimulationForm } from '../form/simulationForm.ts';
import css from './templates.module.css';

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const named = { google: 'Google', office365: 'Office 365' } as const;

/** How often, from when on, on how many days and in which hours. i18n-keys: simulation.schedules.* */
export function ScheduleStep({ hasBegun }: { hasBegun: boolean }) {
  const { t } = useTranslation();
  const form = useWatch<SimulationForm>() as SimulationForm;
  const { data: zones = [] } = useEndpoint(listTimeZones, {});
  const isOnce = form.schedule === 'once';
  const offered = simulationSchedules.filter((schedule) => !hasBegun || (schedule === 'once') === isOnce);
  const hourOptions = hours.map((hour) => ({ value: String(hour), label: formatHour(hour) }));
  return (
    <section className={`${formCss.column} ${css.narrow}`}>
      <SelectField
        name="schedule"
        label={t('simulation.cards.schedule')}
        {...(isOneTime(form) && { help: t('simulationCreate.oneTimeSchedule') })}
        disabled={isOneTime(form) || (hasBegun && isOnce)}
        options={offered.map((value) => ({ value, label: t(`simulation.schedules.${value}`) }))}
      />
      <div className={formCss.pair}>
        <StartDate isFixed={hasBegun} />
        <SelectField
          name="timezone"
          label={t('imports.fieldNames.timeZone')}
          help={t('simulationCreate.zoneHelp')}
          options={timeZoneOptions(zones, form.timezone)}
        />
      </div>
      <div className={formCss.pair}>
        <SelectField
          name="sendingDays"
          label={t('simulationCreate.days')}
          help={t('simulationCreate.daysHelp')}
          options={dayCounts.map((value) => ({
            value,
            label:
              value === 'entire_round' ? t('simulationCreate.entireRound') : t('campaigns.days.preset', { count: Number(value) }),
          }))}
        />
        <div className={`${formCss.pair} ${formCss.pairTight}`}>
          <SelectField name="startHour" label={t('simulationCreate.hours.from')} options={hourOptions} />
          <SelectField name="endHour" label={t('simulationCreate.hours.to')} options={hourOptions} />
        </div>
      </div>
      <SelectField
        name="emailPlatform"
        label={t('simulationCreate.platform')}
        help={t('simulationCreate.platformHelp')}
        options={[
          ...(['google', 'office365'] as const).map((name) => ({ value: String(emailPlatforms[name]), label: named[name] })),
          { value: String(emailPlatforms.other), label: t('simulationCreate.otherPlatform') },
        ]}
      />
    </section>
  );
}

function StartDate({ isFixed }: { isFixed: boolean }) {
  const { t } = useTranslation();
  const { field, fieldState } = useController<SimulationForm, 'selectedDate'>({ name: 'selectedDate' });
  const timezone = useWatch<SimulationForm, 'timezone'>({ name: 'timezone' });
  return (
    <Field label={t('exercise.report.fields.startedAt')} isRequired error={fieldState.error?.message}>
      {(control) => (
        <DateInput
          control={control}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          inputRef={field.ref}
          min={todayIn(timezone, Date.now())}
          disabled={isFixed}
        />
      )}
    </Field>
  );
}
