import type { ComponentType } from 'react';
import type { FilterPayload } from 'react-admin';
import type { TextKey } from '#locales/english.ts';
import type { ListRecord } from '~/components/list/column.ts';
import type { ListAddress } from '~/components/list/listAddress.ts';

export const campaignTabs = ['active', 'archived'] as const;
export type CampaignTab = (typeof campaignTabs)[number];

/** How an area shows its campaigns as cards. A constant of its module. */
export interface CampaignKind<Campaign extends ListRecord, Action extends string> {
  resource: string;
  address: ListAddress;
  tabsTitle: TextKey;
  /** The address of each tab, its name, and the filter of its campaigns. */
  tabs: Record<CampaignTab, { to: string; label: TextKey; filter: FilterPayload }>;
  /** One CampaignCard. */
  Card: ComponentType<{ campaign: Campaign; onAction: (action: Action) => void }>;
  /** What an entry of a card's menu opens. */
  Dialog: ComponentType<{ campaign: Campaign; action: Action; onClose: () => void }>;
  /** What stands in a tab without campaigns. */
  Empty: ComponentType<{ tab: CampaignTab }>;
}

/** The newest first, with the page in the address as the product's other programs write it. */
export const campaignAddress = (start: string, perPage: number): ListAddress => ({
  sorts: [],
  sort: { field: start, order: 'DESC' },
  perPage,
  params: { page: 'pageNumber', size: 'pageSize' },
  filters: [],
});
