import type { SimulationCampaign } from '#contract/simulation/campaigns';
import { declineSimulation } from '#contract/simulation/sharing';
import { useToast } from '~/components/feedback/useToast.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { useAction } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';

/** Asks before a campaign that the provider suggests is archived. */
export function DeclineDialog({ campaign, onClose }: { campaign: SimulationCampaign; onClose: () => void }) {
  const { t } = useTranslation();
  const toast = useToast();
  const declining = useAction(declineSimulation);
  const decline = async () => {
    await declining.mutateAsync({ params: { campaignId: campaign.id } });
    toast.success(t('simulationSharing.decline.done'));
  };
  return (
    <ConfirmDialog
      open
      title={t('simulationSharing.decline.title', { name: campaign.name })}
      confirmLabel={t('simulationSharing.decline.action')}
      tone="danger"
      onConfirm={decline}
      onClose={onClose}
    >
      {t('simulationSharing.decline.text', { company: campaign.parentCompanyName ?? '' })}
    </ConfirmDialog>
  );
}
