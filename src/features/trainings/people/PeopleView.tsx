import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AssignedUser } from '#contract/trainingReports';
import type { ListState } from '~/components/list/listQuery.ts';
import type { Filter } from '~/components/list/filter.ts';
import { StateList } from '~/components/list/StateList.tsx';
import { useColumns } from '~/schema/useColumns.ts';
import { campaignPeopleFields, workFields } from './fields.ts';
import { nameOf, toPersonRow } from './people.ts';
import './people.css';

interface Work extends AssignedUser {
  campaignId?: string;
  campaignName?: string;
}

interface PeopleViewProps {
  name: string;
  title?: string;
  /** What can be done with all of them. */
  actions: ReactNode;
  state: ListState;
  /** The page of them that is shown. */
  people: Pick<
    UseQueryResult<{ users: readonly Work[]; totalUsersCount: number; totalIsCapped: boolean }, Error>,
    'data' | 'error' | 'isPlaceholderData' | 'refetch'
  >;
  /** Shows of which campaign each row is. */
  hasCampaign?: boolean;
  filters: readonly Filter[];
  bulkActions: ReactNode;
  hasColumnPicker?: boolean;
  isSelectable: boolean;
}

/** People with how far they are with a campaign, or with several. */
export function PeopleView({ name, title, actions, state, people, hasCampaign = false, ...list }: PeopleViewProps) {
  const { t } = useTranslation();
  const columns = useColumns(name, hasCampaign ? workFields : campaignPeopleFields, 'campaigns.people.fields');
  const { data, error, isPlaceholderData, refetch } = people;
  const rows = useMemo(
    () => ({
      rows: data?.users.map(toPersonRow),
      total: data?.totalUsersCount,
      isCapped: data?.totalIsCapped ?? false,
      error,
      isStale: isPlaceholderData,
      refetch: () => void refetch(),
    }),
    [data, error, isPlaceholderData, refetch],
  );
  return (
    <section>
      <header className="people-head">
        {title && <h2>{title}</h2>}
        <div className="people-actions">{actions}</div>
      </header>
      <StateList
        name={name}
        columns={columns}
        state={state}
        data={rows}
        searchLabel="campaigns.people.search"
        nameOf={nameOf}
        empty={{ hint: t('campaigns.people.empty') }}
        {...list}
      />
    </section>
  );
}
