import type { PolicyProgressRow } from '#contract/policies/progress';
import { policiesReport } from '#contract/reports/policies';
import { campaignTones } from '#contract/tones';
import { ReportGuard } from '~/report/page/ReportGuard.tsx';
import { ReportPage } from '~/report/page/ReportPage.tsx';
import { type ReportView, reportAddress } from '~/report/reportView.ts';
import { ofRow, ofWork, useRemindDialog } from '~/resources/users/public.ts';
import { peopleBeside } from './peopleBeside.tsx';
import { type RowMenu, useRowMenu } from './useRowMenu.tsx';

const view: ReportView<PolicyProgressRow> = {
  report: policiesReport,
  resource: 'report-policies',
  address: reportAddress(policiesReport, {}),
  nameOf: ({ name, revision }) => `${name} · ${revision}`,
  looks: (linkTo) => ({
    name: { pathOf: ({ id }) => linkTo(id), minWidth: 200, isWrapped: true },
    status: { tones: campaignTones },
  }),
};

const RevisionPeople = peopleBeside<PolicyProgressRow>({
  resource: 'report-policies',
  ids: 'revisionIds',
  sort: 'createdAt',
  kind: 'policy',
  placesOf: ({ policyId }) => ({ policyId }),
});

const menu: RowMenu<PolicyProgressRow> = {
  peopleAt: ({ id }, linkTo) => linkTo(id),
  remindedOf: (row, query) => ofWork(row, ofRow(query)),
};

/** The revisions of all policies that have begun. A row leads to its people. */
export function PoliciesReportPage() {
  return (
    <ReportGuard>
      <PoliciesReport />
    </ReportGuard>
  );
}

function PoliciesReport() {
  const { remind, dialog } = useRemindDialog();
  return (
    <>
      <ReportPage view={view} detail={RevisionPeople} rowActions={useRowMenu(menu, remind)} />
      {dialog}
    </>
  );
}
