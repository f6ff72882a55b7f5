import { paths, pathTo } from '#contract/paths';
import type { PolicyProgressRow } from '#contract/policies/progress';
import { policiesReport } from '#contract/reports/policies';
import { campaignTones } from '#contract/tones';
import { ReportGuard } from '~/report/page/ReportGuard.tsx';
import { ReportPage } from '~/report/page/ReportPage.tsx';
import { type ReportView, reportAddress } from '~/report/reportView.ts';

const view: ReportView<PolicyProgressRow> = {
  report: policiesReport,
  resource: 'report-policies',
  address: reportAddress(policiesReport, {}),
  nameOf: ({ name, revision }) => `${name} · ${revision}`,
  looks: () => ({
    name: {
      pathOf: ({ policyId, id }) => `${pathTo(paths.policyPeople, { policyId })}?revisionId=${id}`,
      minWidth: 200,
      isWrapped: true,
    },
    status: { tones: campaignTones },
  }),
};

/** The revisions of all policies that have begun. A row leads to its people. */
export function PoliciesReportPage() {
  return (
    <ReportGuard>
      <ReportPage view={view} />
    </ReportGuard>
  );
}
