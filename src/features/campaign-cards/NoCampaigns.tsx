import { Archive, Fish } from 'lucide-react';
import type { ListRecord } from '~/components/list/column.ts';
import { EmptyState } from '~/components/page/EmptyState.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import type { CampaignKind, CampaignTab } from './campaignKind.ts';

interface NoCampaignsProps<Campaign extends ListRecord, Action extends string> {
  kind: CampaignKind<Campaign, Action>;
  tab: CampaignTab;
}

/** A tab without campaigns, with the way to the first one. */
export function NoCampaigns<Campaign extends ListRecord, Action extends string>(props: NoCampaignsProps<Campaign, Action>) {
  const { kind, tab } = props;
  const { Begin, beginText } = kind;
  const { t } = useTranslation();
  if (tab === 'archived') return <EmptyState icon={<Archive size={22} />} title={t('campaigns.cards.empty.archived')} />;
  return (
    <EmptyState
      icon={<Fish size={22} />}
      title={t('campaigns.cards.empty.active')}
      text={beginText && t(beginText)}
      action={<Begin />}
    />
  );
}
