import { useState } from 'react';
import { useDelete } from 'react-admin';
import { endCampaign } from '#contract/campaigns/campaigns';
import type { ActiveCampaign } from '#contract/courses/courses';
import { useAction, useRefreshAll } from '~/dataProvider/index.ts';
import { isHeedError } from '~/errors/heedError.ts';

/**
 * Ends a campaign; a scheduled one is deleted, because nothing of it needs to be kept. If it started while the confirmation was
 * open, the server refuses with the reason, and the next attempt ends the running campaign.
 */
export function useEndCampaign(campaign: ActiveCampaign | null | undefined) {
  const [remove] = useDelete<ActiveCampaign>();
  const end = useAction(endCampaign);
  const refresh = useRefreshAll();
  const [hasBegun, setBegun] = useState(false);
  const isWaiting = campaign?.status === 'scheduled' && !hasBegun;
  return {
    isWaiting,
    end: async (): Promise<void> => {
      if (!campaign) return;
      try {
        if (isWaiting) {
          await remove('campaigns', { id: campaign.id, previousData: campaign }, { returnPromise: true });
          refresh();
        } else {
          await end.mutateAsync({ params: { campaignId: campaign.id } });
        }
      } catch (error) {
        if (isHeedError(error, 'campaign_already_started')) setBegun(true);
        throw error;
      }
    },
  };
}
