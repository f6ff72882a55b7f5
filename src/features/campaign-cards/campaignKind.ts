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
  /** The address of each tab, and the filter of its campaigns. */
  tabs: Record<CampaignTab, { to: string; filter: FilterPayload }>;
  /** One CampaignCard. */
  Card: ComponentType<{ campaign: Campaign; onAction: (action: Action) => void }>;
  /** What an entry of a card's menu opens. */
  Dialog: ComponentType<{ campaign: Campaign; action: Action; onClose: () => void }>;
  /** Begins the first campaign, where none is active. */
  Begin: ComponentType;
  /** One line above that. */
  beginText?: TextKey;
  /** Whether a campaign changes by itself while one looks at it. */
  isMoving?: (campaign: Campaign) => boolean;
}

/** The newest first, with the page in the address as the product's other programs write it. */
export const campaignAddress = (start: string, perPage: number): ListAddress => ({
  sorts: [],
  sort: { field: start, order: 'DESC' },
  perPage,
  params: { page: 'pageNumber', size: 'pageSize' },
  filters: [],
});
