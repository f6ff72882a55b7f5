import { useDelete } from 'react-admin';
import { offerTo } from '#contract/courses/premium';
import { completeSimulation, type SimulationCampaign } from '#contract/simulation/campaigns';
import { useAction, useRefreshAll } from '~/dataProvider/index.ts';
import { ConfirmCampaign } from '~/features/campaign-cards/public.ts';
import { TrialOffer } from '~/features/plan/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCan, useSession } from '~/session/useSession.ts';
import { ApproveDialog } from './ApproveDialog.tsx';
import { CancelUnsentDialog } from './CancelUnsentDialog.tsx';
import { DeclineDialog } from './DeclineDialog.tsx';
import { ImportReportersDialog } from './ImportReportersDialog.tsx';
import { SendAgainDialog } from './SendAgainDialog.tsx';

type End = 'archive' | 'delete';
export type SimulationAction = End | 'reporters' | 'cancel' | 'sendAgain' | 'offer' | 'approve' | 'decline';

interface DialogProps<Action> {
  campaign: SimulationCampaign;
  action: Action;
  onClose: () => void;
}

/** What an entry of a card's menu opens. What sends mails takes the plan that a launch takes. */
export function SimulationDialog({ campaign, action, onClose }: DialogProps<SimulationAction>) {
  const mayLaunch = useCan('simulations:launch');
  const { plan, company } = useSession();
  if (action === 'reporters') return <ImportReportersDialog campaign={campaign} onClose={onClose} />;
  if (action === 'cancel') return <CancelUnsentDialog campaign={campaign} onClose={onClose} />;
  if (action === 'approve' && mayLaunch) return <ApproveDialog campaign={campaign} onClose={onClose} />;
  if (action === 'decline') return <DeclineDialog campaign={campaign} onClose={onClose} />;
  if (action === 'sendAgain' && mayLaunch) return <SendAgainDialog campaign={campaign} onClose={onClose} />;
  if (action === 'archive' || action === 'delete') return <Ended campaign={campaign} action={action} onClose={onClose} />;
  return <TrialOffer type={offerTo({ plan, trial: company.subscription.trial })} onClose={onClose} />;
}

function Ended({ campaign, action, onClose }: DialogProps<End>) {
  const { t } = useTranslation();
  const { company } = useSession();
  const complete = useAction(completeSimulation);
  const [remove] = useDelete<SimulationCampaign>();
  const refresh = useRefreshAll();
  const { id, name } = campaign;
  const ends = {
    archive: () => complete.mutateAsync({ params: { campaignId: id }, body: { companyId: company.id } }),
    delete: () => remove('simulations', { id, previousData: campaign }, { returnPromise: true }).then(refresh),
  };
  const done = { archive: t('simulation.cards.archived'), delete: t('simulation.cards.deleted') }[action];
  return <ConfirmCampaign action={action} name={name} done={done} onConfirm={ends[action]} onClose={onClose} />;
}
