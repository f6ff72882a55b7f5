import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { SimulationPreflight } from '#contract/simulation/preflight';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { SettingsLink } from './SettingsLink.tsx';
import css from './review.module.css';

type Code = SimulationPreflight['refusals'][number]['code'];

/** The step where somebody can do something about it, by one of its fields; or the settings of domains and sender. */
const fieldOf: Partial<Record<Code, string>> = {
  start_in_past: 'selectedDate',
  no_recipients: 'usersType',
  no_template_matches: 'templates',
  round_too_short: 'sendingDays',
};
const ofSettings: readonly Code[] = ['sender_domain_needed', 'simulation_host_needed'];
const shownElsewhere: readonly Code[] = ['consent_needed', 'plan_required'];

interface RefusalsProps {
  refusals: SimulationPreflight['refusals'];
  onShow: (field: string) => void;
}

/** What keeps the campaign from being launched, each with what to do about it. i18n-keys: errors.* */
export function Refusals({ refusals, onShow }: RefusalsProps) {
  const { t } = useTranslation();
  const actionOf = (code: Code) => {
    const field = fieldOf[code];
    if (field !== undefined)
      return (
        <Button size="small" color="inherit" onClick={() => onShow(field)}>
          {t('exercise.wizard.menu.edit')}
        </Button>
      );
    return ofSettings.includes(code) ? <SettingsLink /> : undefined;
  };
  const shown = refusals.filter(({ code }) => !shownElsewhere.includes(code));
  if (shown.length === 0) return null;
  return (
    <ul className={css.refusals}>
      {shown.map(({ code }) => (
        <li key={code}>
          <Alert severity="error" action={actionOf(code)}>
            {t(code === 'start_in_past' ? 'simulationCreate.errors.startPast' : `errors.${code}`)}
          </Alert>
        </li>
      ))}
    </ul>
  );
}
