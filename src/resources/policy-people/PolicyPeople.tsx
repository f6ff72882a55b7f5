import { useMemo } from 'react';
import { useListContext, useRecordContext } from 'react-admin';
import type { CampaignStatus } from '#contract/campaigns/campaignStates';
import type { PolicyPerson } from '#contract/policies/reports';
import { policyTabReports } from '#contract/reports/policyTabs';
import { readableIn, readAs, type ReportStatus, reportStatuses } from '#contract/reports/reportStatus';
import { assignmentTones } from '#contract/tones';
import { useErrorToast } from '~/components/feedback/useErrorToast.ts';
import { chips } from '~/components/filters/filter.ts';
import { ListRoot } from '~/components/list/ListRoot.tsx';
import type { ListAddress } from '~/components/list/listAddress.ts';
import { ListView } from '~/components/list/ListView.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { FileButtons } from '~/report/files/FileButtons.tsx';
import { usePeopleCsv } from '~/report/people/usePeopleCsv.ts';
import { addressOf, reportFields } from '~/report/reportView.ts';
import { tableQuery } from '~/report/tableQuery.ts';
import { ofPolicy, RemindButton, useRemindDialog } from '~/resources/users/public.ts';
import { useColumns } from '~/schema/useColumns.ts';
import { useCan } from '~/session/useSession.ts';
import css from './policyPeople.module.css';

/** The revision whose people are listed. */
export interface ShownRevision {
  id: string;
  policyId: string;
  name: string;
  status: CampaignStatus;
}

const { table } = policyTabReports.users;
const nameOf = ({ fullName }: PolicyPerson) => fullName;
const fields = reportFields<PolicyPerson>(table.columns, {
  fullName: { minWidth: 160 },
  status: { tones: assignmentTones },
});
const everyAddress = addressOf(table);

/** i18n-keys: campaigns.statuses.* */
function addressIn(status: CampaignStatus): ListAddress {
  const possible: readonly ReportStatus[] = readableIn([readAs[status]]);
  const filter = { ...chips('status', reportStatuses, 'campaigns.statuses'), offered: possible };
  return { ...everyAddress, filters: [...everyAddress.filters, filter] };
}

/** The people of the revision in the record context. */
export function PolicyPeople() {
  const revision = useRecordContext<ShownRevision>();
  return revision ? <People revision={revision} /> : null;
}

function People({ revision }: { revision: ShownRevision }) {
  const { id: revisionId, policyId, status } = revision;
  const columns = useColumns<PolicyPerson>('policy-people', fields);
  const address = useMemo(() => addressIn(status), [status]);
  const filter = useMemo(() => ({ policyId, revisionId }), [policyId, revisionId]);
  return (
    <ListRoot resource="policy-people" address={address} filter={filter} columns={columns}>
      <Shown revision={revision} params={filter} />
    </ListRoot>
  );
}

interface ShownProps {
  revision: ShownRevision;
  params: { policyId: string; revisionId: string };
}

function Shown({ revision, params }: ShownProps) {
  const { t } = useTranslation();
  const { filterValues, sort } = useListContext<PolicyPerson>();
  const { search = '', status = [] } = filterValues as { search?: string; status?: readonly string[] };
  const csv = usePeopleCsv(table.endpoint, useErrorToast());
  const { remind, dialog } = useRemindDialog();
  const canRemind = useCan('reminders:send') && revision.status === 'running';
  const query = { status: [...status] };
  const file = { params, query: tableQuery(query, sort, search) };
  return (
    <section>
      <header className={css.head}>
        <h2>{t('campaigns.people.title')}</h2>
        <div className={css.actions}>
          {canRemind && (
            <RemindButton label={t('users.actions.remind')} onClick={() => remind(ofPolicy(revision, query, search))} />
          )}
          <FileButtons
            csv={{
              start: () => void csv.start(file),
              cancel: csv.cancel,
              progress: csv.rows === undefined ? undefined : t('campaigns.people.exporting', { count: csv.rows }),
            }}
          />
        </div>
      </header>
      <ListView<PolicyPerson> nameOf={nameOf} empty={{ hint: t('policies.people.empty') }} />
      {dialog}
    </section>
  );
}
