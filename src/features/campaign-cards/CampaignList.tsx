import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import type { ListRecord } from '~/components/list/column.ts';
import { pageSizesOf } from '~/components/list/listAddress.ts';
import { ListRoot } from '~/components/list/ListRoot.tsx';
import { Pagination } from '~/components/list/Pagination.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import type { CampaignKind, CampaignTab } from './campaignKind.ts';
import { NoCampaigns } from './NoCampaigns.tsx';
import { useKeptFresh } from './useKeptFresh.ts';
import css from './campaignCards.module.css';

interface CampaignListProps<Campaign extends ListRecord, Action extends string> {
  kind: CampaignKind<Campaign, Action>;
  tab: CampaignTab;
}

/** The campaigns of one tab as cards, in pages. */
export function CampaignList<Campaign extends ListRecord, Action extends string>(props: CampaignListProps<Campaign, Action>) {
  const { resource, address, tabs } = props.kind;
  return (
    <ListRoot resource={resource} address={address} filter={tabs[props.tab].filter}>
      <Cards {...props} />
    </ListRoot>
  );
}

function Cards<Campaign extends ListRecord, Action extends string>({ kind, tab }: CampaignListProps<Campaign, Action>) {
  const { Card, Dialog, isMoving } = kind;
  const { t } = useTranslation();
  const { data, error, refetch, isPlaceholderData, total = 0, perPage } = useListContext<Campaign>();
  const hasPages = total > perPage || pageSizesOf(kind.address).length > 1;
  useKeptFresh(refetch, isMoving !== undefined && (data ?? []).some(isMoving));
  const [pending, setPending] = useState<{ campaign: Campaign; action: Action } | null>(null);
  const dialog = pending && <Dialog {...pending} onClose={() => setPending(null)} />;
  if (error && !data) return <ErrorAlert error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={200} aria-label={t('common.loading')} />;
  if (data.length === 0) {
    return (
      <>
        <NoCampaigns kind={kind} tab={tab} />
        {dialog}
      </>
    );
  }
  return (
    <div aria-busy={isPlaceholderData}>
      <ul className={css.campaigns} aria-label={t(`campaigns.cards.tabs.${tab}`)}>
        {data.map((campaign) => (
          <Card key={campaign.id} campaign={campaign} onAction={(action) => setPending({ campaign, action })} />
        ))}
      </ul>
      {hasPages && <Pagination />}
      {dialog}
    </div>
  );
}
