import { sendUncertainAgain, type SimulationCampaign } from '#contract/simulation/campaigns';
import { formatNumber } from '~/components/data/format.ts';
import { useToast } from '~/components/feedback/useToast.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { useAction } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';

/** Asks before mails are sent again that may have arrived, and says how many. */
export function SendAgainDialog({ campaign, onClose }: { campaign: SimulationCampaign; onClose: () => void }) {
  const { t } = useTranslation();
  const toast = useToast();
  const sending = useAction(sendUncertainAgain);
  const { id, name, uncertain } = campaign;
  const n = formatNumber(uncertain);
  const send = async () => {
    const { data } = await sending.mutateAsync({ params: { campaignId: id }, body: { expectedTotal: uncertain } });
    toast.success(t('simulation.cards.sendAgain.done', { n: formatNumber(data.sent) }));
  };
  return (
    <ConfirmDialog
      open
      title={t('simulation.cards.sendAgain.title', { n })}
      confirmLabel={t('simulation.cards.menu.sendAgain')}
      onConfirm={send}
      onClose={onClose}
    >
      {t('simulation.cards.sendAgain.text', { name, n })}
    </ConfirmDialog>
  );
}
