import { pauseSimulation, resumeSimulation, type SimulationCampaign } from '#contract/simulation/campaigns';
import { useErrorToast } from '~/components/feedback/useErrorToast.ts';
import { useToast } from '~/components/feedback/useToast.ts';
import type { RowAction } from '~/components/list/column.ts';
import { useAction } from '~/dataProvider/index.ts';
import { menuEntry, type ReportLink } from '~/features/campaign-cards/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCan } from '~/session/useSession.ts';
import { placesOf } from './places.ts';
import type { SimulationAction } from './SimulationDialog.tsx';
import { canPause, hasUnsent } from './stages.ts';

/** The menu of a card. An archived campaign can only be looked at and deleted. */
export function useSimulationMenu(
  campaign: SimulationCampaign,
  report: ReportLink | null,
  onAction: (action: SimulationAction) => void,
): RowAction[] {
  const { t } = useTranslation();
  const mayWrite = useCan('simulations:write');
  const mayShare = useCan('simulations:share');
  const { pause, resume } = usePausing(campaign, () => onAction('offer'));
  const seen = report ? [menuEntry('report', t('campaigns.cards.menu.report'), report.does)] : [];
  if (!mayWrite) return seen;
  if (campaign.stage === 'archived')
    return [...seen, menuEntry('delete', t('campaigns.cards.menu.delete'), { run: () => onAction('delete') })];
  const { settings, share } = placesOf(campaign);
  return [
    ...seen,
    ...(mayShare && campaign.stage !== 'draft' ? [menuEntry('share', t('simulationSharing.share'), { to: share })] : []),
    menuEntry('settings', t('campaigns.cards.menu.settings'), { to: settings }),
    ...(canPause(campaign) ? [menuEntry('pause', t('simulation.cards.menu.pause'), { run: pause })] : []),
    ...(campaign.stage === 'paused' ? [menuEntry('resume', t('simulation.cards.menu.resume'), { run: resume })] : []),
    ...(hasUnsent(campaign) ? [menuEntry('cancel', t('simulation.cards.menu.cancel'), { run: () => onAction('cancel') })] : []),
    ...(campaign.sent > 0 ? [menuEntry('reporters', t('simulation.reporters.menu'), { run: () => onAction('reporters') })] : []),
    menuEntry('archive', t('campaigns.cards.menu.archive'), { run: () => onAction('archive') }),
  ];
}

/** Both are undone by the other, so neither is confirmed. Sending again takes the plan that a launch takes; `offer` shows it. */
function usePausing({ id }: SimulationCampaign, offer: () => void) {
  const { t } = useTranslation();
  const toast = useToast();
  const showError = useErrorToast();
  const mayLaunch = useCan('simulations:launch');
  const pausing = useAction(pauseSimulation);
  const resuming = useAction(resumeSimulation);
  const input = { params: { campaignId: id } };
  const tell = (done: string) => () => toast.success(done);
  return {
    pause: () =>
      void pausing
        .mutateAsync(input)
        .then(tell(t('simulation.cards.paused')))
        .catch(showError),
    resume: () => {
      if (!mayLaunch) return offer();
      void resuming
        .mutateAsync(input)
        .then(tell(t('simulation.cards.resumed')))
        .catch(showError);
    },
  };
}
