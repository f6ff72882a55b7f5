import type { ComponentProps, ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { Navigate, useLocation } from 'react-router';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { PageSkeleton } from '~/components/feedback/PageSkeleton.tsx';
import type { ListRecord } from '~/components/list/column.ts';
import { PageHeader } from '~/components/page/PageHeader.tsx';
import { PageTabs } from '~/components/page/PageTabs.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { CampaignList } from './CampaignList.tsx';
import { type CampaignKind, campaignTabs } from './campaignKind.ts';

interface CampaignsPageProps<Campaign extends ListRecord, Action extends string> {
  kind: CampaignKind<Campaign, Action>;
  title: string;
  /** Beside the title. */
  actions?: Pick<ComponentProps<typeof PageHeader>, 'action' | 'menu'>;
  /** Above the tabs, for the next campaign. */
  above?: ReactNode;
  /** Where the first campaign begins, while there are none. */
  landing?: ReactNode;
}

/**
 * Campaigns in tabs, each an address. The address without a tab leads to the first one; where the first campaign has a place to begin, to
 * the one with campaigns, or shows that place.
 */
export function CampaignsPage<Campaign extends ListRecord, Action extends string>(props: CampaignsPageProps<Campaign, Action>) {
  const { kind, title, actions, above, landing } = props;
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const tab = campaignTabs.find((each) => kind.tabs[each].to === pathname);
  if (!tab) return landing ? <Landing {...props} /> : <Navigate to={kind.tabs.active.to} replace />;
  const tabs = campaignTabs.map((key) => ({ key, to: kind.tabs[key].to, label: t(`campaigns.cards.tabs.${key}`) }));
  return (
    <>
      <PageHeader title={title} {...actions} />
      {above}
      <PageTabs label={t('campaigns.cards.tabs.title')} tabs={tabs} />
      <CampaignList key={tab} kind={kind} tab={tab} />
    </>
  );
}

function Landing<Campaign extends ListRecord, Action extends string>(props: CampaignsPageProps<Campaign, Action>) {
  const { resource, address, tabs } = props.kind;
  const one = { pagination: { page: 1, perPage: 1 }, sort: address.sort };
  const active = useGetList(resource, { ...one, filter: tabs.active.filter });
  const archived = useGetList(resource, { ...one, filter: tabs.archived.filter });
  if (active.total) return <Navigate to={tabs.active.to} replace />;
  const error = active.error ?? archived.error;
  if (error) {
    return <ErrorAlert error={error} onRetry={() => void Promise.all([active.refetch(), archived.refetch()])} />;
  }
  if (active.isPending || archived.isPending) return <PageSkeleton />;
  if (archived.total) return <Navigate to={tabs.archived.to} replace />;
  return (
    <>
      <PageHeader title={props.title} />
      {props.landing}
    </>
  );
}
