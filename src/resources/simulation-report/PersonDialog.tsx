import { useGetOne } from 'react-admin';
import { useParams } from 'react-router';
import { offerTo } from '#contract/courses/premium';
import { listPersonMessages } from '#contract/simulation/reports';
import type { SimulationCampaign } from '#contract/simulation/campaigns';
import { isId } from '~/components/filters/filterParams.ts';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { PageSkeleton } from '~/components/feedback/PageSkeleton.tsx';
import { Dialog } from '~/components/overlay/Dialog.tsx';
import { useOverlayParam } from '~/components/overlay/useOverlayParam.ts';
import { useEndpoint } from '~/dataProvider/index.ts';
import { TrialOffer } from '~/features/plan/public.ts';
import { useIsLocked } from '~/report/lock/useIsLocked.ts';
import { detailParam } from '~/report/page/useDetailLink.ts';
import { useSession } from '~/session/useSession.ts';
import { Message } from './Message.tsx';
import css from './person.module.css';

const wide = { paper: { sx: { width: 'min(760px, calc(100% - 32px))' } } };

/** The messages of the person whom the URL names, with what touched them. A plan without them gets the offer instead. */
export function PersonDialog() {
  const { campaignId = '' } = useParams();
  const { data: campaign } = useGetOne<SimulationCampaign>('simulations', { id: campaignId });
  const detail = useOverlayParam(detailParam);
  const isLocked = useIsLocked();
  const { plan, company } = useSession();
  if (detail.value === null || !isId(detail.value)) return null;
  if (isLocked) return <TrialOffer type={offerTo({ plan, trial: company.subscription.trial })} onClose={detail.close} />;
  return campaign && <Person campaign={campaign} userId={detail.value} onClose={detail.close} />;
}

interface PersonProps {
  campaign: SimulationCampaign;
  userId: string;
  onClose: () => void;
}

function Person({ campaign, userId, onClose }: PersonProps) {
  const { data, error, refetch } = useEndpoint(listPersonMessages, { params: { campaignId: campaign.id, userId } });
  return (
    <Dialog title={<bdi>{data?.data.fullName ?? campaign.name}</bdi>} hasCross onClose={onClose} maxWidth="md" slotProps={wide}>
      {error && !data && <ErrorAlert error={error} onRetry={() => void refetch()} />}
      {!error && !data && <PageSkeleton />}
      {data && (
        <ol className={css.messages}>
          {data.data.messages.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </ol>
      )}
    </Dialog>
  );
}
