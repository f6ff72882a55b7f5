import Button from '@mui/material/Button';
import { dayMs } from '#contract/kit/durations';
import type { SimulationCampaign } from '#contract/simulation/campaigns';
import { simulationLimits } from '#contract/simulation/limits';
import { formatDate, formatUtcDay } from '~/components/data/format.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCan } from '~/session/useSession.ts';
import type { SimulationAction } from './SimulationDialog.tsx';
import css from './simulations.module.css';

interface SuggestionProps {
  campaign: SimulationCampaign;
  onAction: (action: SimulationAction) => void;
}

/** When a campaign that nobody approves is archived. */
const endOf = (createdDate: string) => new Date(Date.parse(createdDate) + simulationLimits.suggestionDays * dayMs);

/** That the provider suggests a campaign, and the answers to it: for admins of the company itself. */
export function Suggestion({ campaign: { parentCompanyName, suggestedOn, createdDate }, onAction }: SuggestionProps) {
  const { t } = useTranslation();
  const mayAnswer = useCan('simulations:consent');
  return (
    <div className={css.suggestion}>
      <p>{t('simulationSharing.suggested', { company: parentCompanyName ?? '' })}</p>
      {suggestedOn !== null && <p>{t('simulationSharing.suggestedOn', { date: formatUtcDay(suggestedOn) })}</p>}
      <p>{t('simulationSharing.ends', { date: formatDate(endOf(createdDate)) })}</p>
      {mayAnswer && (
        <div className={css.answers}>
          <Button variant="contained" color="primary" size="small" onClick={() => onAction('approve')}>
            {t('simulationSharing.approve.action')}
          </Button>
          <Button size="small" onClick={() => onAction('decline')}>
            {t('simulationSharing.decline.action')}
          </Button>
        </div>
      )}
    </div>
  );
}
