import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import type { ListRecord } from '~/components/list/column.ts';
import { ListRoot } from '~/components/list/ListRoot.tsx';
import { Pagination } from '~/components/list/Pagination.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import type { CampaignKind, CampaignTab } from './campaignKind.ts';
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
  const { tabs, Card, Dialog, Empty } = kind;
  const { t } = useTranslation();
  const { data, error, refetch, isPlaceholderData } = useListContext<Campaign>();
  const [pending, setPending] = useState<{ campaign: Campaign; action: Action } | null>(null);
  const dialog = pending && <Dialog {...pending} onClose={() => setPending(null)} />;
  if (error && !data) return <ErrorAlert error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={200} aria-label={t('common.loading')} />;
  if (data.length === 0) {
    return (
      <>
        <Empty tab={tab} />
        {dialog}
      </>
    );
  }
  return (
    <div aria-busy={isPlaceholderData}>
      <ul className={css.campaigns} aria-label={t(tabs[tab].label)}>
        {data.map((campaign) => (
          <Card key={campaign.id} campaign={campaign} onAction={(action) => setPending({ campaign, action })} />
        ))}
      </ul>
      <Pagination />
      {dialog}
    </div>
  );
}
