import { cancelUnsentMessages, type SimulationCampaign } from '#contract/simulation/campaigns';
import { formatNumber } from '~/components/data/format.ts';
import { useToast } from '~/components/feedback/useToast.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { useAction } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';

/** Asks before what has not left of a round never does. */
export function CancelUnsentDialog({ campaign, onClose }: { campaign: SimulationCampaign; onClose: () => void }) {
  const { t } = useTranslation();
  const toast = useToast();
  const cancelling = useAction(cancelUnsentMessages);
  const cancel = async () => {
    const { data } = await cancelling.mutateAsync({ params: { campaignId: campaign.id } });
    toast.success(t('simulation.cards.cancel.done', { n: formatNumber(data.cancelled) }));
  };
  return (
    <ConfirmDialog
      open
      title={t('simulation.cards.cancel.title', { name: campaign.name })}
      confirmLabel={t('simulation.cards.menu.cancel')}
      cancelLabel={t('common.close')}
      tone="danger"
      onConfirm={cancel}
      onClose={onClose}
    >
      {t('simulation.cards.cancel.text')}
    </ConfirmDialog>
  );
}
