import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type IncludedKinds, reminderKinds, type TasksAvailability } from '#contract/campaigns/reminders';
import '~/components/form/form.css';

interface Props {
  tasks: TasksAvailability;
  value: IncludedKinds;
  onChange: (kinds: IncludedKinds) => void;
}

/** What people are reminded of; a kind of which nobody has anything outstanding cannot be chosen. */
export function TaskKinds({ tasks, value, onChange }: Props) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <fieldset className="field">
      <legend className="field-label reminder-legend">{t('reminders.tasks')}</legend>
      <div className="reminder-kinds">
        {reminderKinds.map(({ include, available }) => {
          const isOpen = tasks[available];
          return (
            <label key={include} className="check reminder-kind" data-disabled={!isOpen || undefined}>
              <input
                type="checkbox"
                checked={value[include]}
                disabled={!isOpen}
                aria-describedby={isOpen ? undefined : `${id}-${include}`}
                onChange={(event) => onChange({ ...value, [include]: event.target.checked })}
              />
              <span>
                {t(`reminders.kinds.${include}`)}
                {!isOpen && (
                  <span className="field-help" id={`${id}-${include}`}>
                    {t('reminders.none')}
                  </span>
                )}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
