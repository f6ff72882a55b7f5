import Button from '@mui/material/Button';
import { formatDate } from '~/components/data/format.ts';
import { useUpgrade } from '~/features/plan/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useStartsIn } from './useStartsIn.ts';
import css from './campaignCards.module.css';

/** Suspended with the plan, a start that lies ahead or in the past, or what the area calls it. */
export type CampaignState =
  | { is: 'suspended' }
  | { is: 'scheduled' | 'started'; startedAt: string }
  | { is: 'named'; label: string; tone: 'accent' | 'neutral' | 'warning' };

export function State({ state }: { state: CampaignState }) {
  const { t } = useTranslation();
  if (state.is === 'suspended') return <Suspended />;
  if (state.is === 'scheduled') return <StartsIn startedAt={state.startedAt} />;
  if (state.is === 'named') {
    return (
      <span className={css.chip} data-tone={state.tone}>
        {state.label}
      </span>
    );
  }
  return <span className={css.day}>{t('campaigns.cards.started', { date: formatDate(state.startedAt) })}</span>;
}

/** A suspension, with the way out of it. */
function Suspended() {
  const { t } = useTranslation();
  const { upgrade, dialog } = useUpgrade();
  return (
    <>
      <span className={css.chip} data-tone="warning">
        {t('campaigns.cards.suspended')}
      </span>
      <Button size="small" onClick={upgrade}>
        {t('campaigns.cards.upgrade')}
      </Button>
      {dialog}
    </>
  );
}

function StartsIn({ startedAt }: { startedAt: string }) {
  const { t } = useTranslation();
  const time = useStartsIn(startedAt);
  return (
    <span className={css.chip} data-tone="accent" role="timer">
      {t('campaigns.cards.startsIn', { time })}
    </span>
  );
}
