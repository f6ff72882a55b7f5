import { useNavigate } from 'react-router';
import type { SimulationCampaign } from '#contract/simulation/campaigns';
import { preflightOfCampaign, type SimulationPreflight } from '#contract/simulation/preflight';
import { approveSimulation } from '#contract/simulation/sharing';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { useToast } from '~/components/feedback/useToast.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { useAction, useEndpoint } from '~/dataProvider/index.ts';
import { ConsentNotice, useSimulationConsent } from '~/features/simulation-consent/public.ts';
import { StartDayField, useStartDay } from '~/features/start-day/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { PeopleSummary } from '../review/PeopleSummary.tsx';
import { Refusals } from '../review/Refusals.tsx';
import { placesOf } from './places.ts';
import css from './simulations.module.css';

/** The day in the field decides, not the one that was suggested. */
const isOfItself = ({ code }: SimulationPreflight['refusals'][number]) => code !== 'start_in_past';

/** What approving a campaign of the provider leads to: the agreement where there is none, who gets it, when, and what would refuse it. */
export function ApproveDialog({ campaign, onClose }: { campaign: SimulationCampaign; onClose: () => void }) {
  const { t } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  const { consent, isNeeded } = useSimulationConsent();
  const params = { campaignId: campaign.id };
  const { data, error } = useEndpoint(preflightOfCampaign, { params });
  const preflight = data?.data;
  const refusals = preflight?.refusals.filter(isOfItself) ?? [];
  const blocking = refusals.filter(({ code }) => code !== 'consent_needed');
  const start = useStartDay(campaign.timezone, campaign.suggestedOn);
  const approving = useAction(approveSimulation);
  const approve = async () => {
    if (!start.check()) return false;
    await approving.mutateAsync({ params, body: { startDate: start.day } });
    toast.success(t('simulationSharing.approve.done'));
    return true;
  };
  return (
    <ConfirmDialog
      open
      title={t('simulationSharing.approve.title', { name: campaign.name })}
      confirmLabel={t('simulationSharing.approve.action')}
      confirmDisabled={!preflight || !consent || isNeeded || blocking.length > 0}
      focusButton={false}
      onConfirm={approve}
      onClose={onClose}
    >
      <div className={css.approval}>
        <p>{t('simulationSharing.approve.text')}</p>
        <ConsentNotice />
        {error && <ErrorAlert error={error} />}
        <Refusals refusals={refusals} onShow={() => void navigate(placesOf(campaign).settings)} />
        {preflight && <PeopleSummary preflight={preflight} isOld={false} />}
        <StartDayField start={start} label={t('sharing.fields.startDate')} />
      </div>
    </ConfirmDialog>
  );
}
