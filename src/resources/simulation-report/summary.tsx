import type { ComponentType } from 'react';
import { paths, pathTo } from '#contract/paths';
import { type Report, type ReportTable, textsOf } from '#contract/reports/report';
import { simulationsReports } from '#contract/reports/simulationFigures';
import type { RecipientRow, ReportCampaignRow, ReportSetRow, ReportTemplateRow, TrendRow } from '#contract/simulation/reportRows';
import type { ListRecord } from '~/components/list/column.ts';
import { dynamicKey } from '~/i18n/dynamicKey.ts';
import { ReportGuard } from '~/report/page/ReportGuard.tsx';
import { ReportPage } from '~/report/page/ReportPage.tsx';
import { type ReportTabs, type ReportView, reportAddress } from '~/report/reportView.ts';
import { tableAddress } from './address.ts';
import { figureLooks } from './looks.tsx';

const label = (report: Report<ReportTable, string>) => dynamicKey(`${textsOf(report)}.title`);
const tabs: ReportTabs = {
  title: 'reports.campaign.tabs.title',
  tabs: [
    { label: label(simulationsReports.overview), path: paths.simulationsReportOverview },
    { label: label(simulationsReports.templates), path: paths.simulationsReportTemplates },
    { label: label(simulationsReports.recipients), path: paths.simulationsReportRecipients },
    { label: label(simulationsReports.departments), path: paths.simulationsReportDepartments },
    { label: label(simulationsReports.groups), path: paths.simulationsReportGroups },
    { label: label(simulationsReports.campaigns), path: paths.simulationsReportCampaigns },
  ],
};

type Own<Row extends ListRecord> = Pick<ReportView<Row>, 'report' | 'resource' | 'nameOf' | 'looks' | 'note'>;

/** A tab of the report on all campaigns. */
function summaryTab<Row extends ListRecord>(own: Own<Row>): ComponentType {
  const view: ReportView<Row> = {
    ...own,
    tabs,
    page: 'reports.pages.simulations',
    empty: 'reports.pages.simulations.hint',
    address: reportAddress(own.report, tableAddress),
  };
  return function SummaryTabPage() {
    return (
      <ReportGuard>
        <ReportPage view={view} />
      </ReportGuard>
    );
  };
}

export const OverviewTab = summaryTab<TrendRow>({
  report: simulationsReports.overview,
  resource: 'simulation-summary-trend',
  nameOf: ({ startsOn }) => startsOn,
  looks: () => figureLooks,
});

export const TemplatesTab = summaryTab<ReportTemplateRow>({
  report: simulationsReports.templates,
  resource: 'simulation-summary-templates',
  nameOf: ({ name }) => name,
  looks: () => ({ name: { minWidth: 200, isWrapped: true }, ...figureLooks }),
});

export const RecipientsTab = summaryTab<RecipientRow>({
  report: simulationsReports.recipients,
  resource: 'simulation-summary-recipients',
  nameOf: ({ fullName }) => fullName,
  looks: () => ({ fullName: { minWidth: 160 } }),
});

const sets = {
  nameOf: ({ name }: ReportSetRow) => name,
  note: 'simulationReport.few',
  looks: () => ({ name: { minWidth: 200 }, ...figureLooks }),
} as const;

export const DepartmentsTab = summaryTab<ReportSetRow>({
  ...sets,
  report: simulationsReports.departments,
  resource: 'simulation-summary-departments',
});

export const GroupsTab = summaryTab<ReportSetRow>({
  ...sets,
  report: simulationsReports.groups,
  resource: 'simulation-summary-groups',
});

/** Each leads to the report of its campaign. */
export const CampaignsTab = summaryTab<ReportCampaignRow>({
  report: simulationsReports.campaigns,
  resource: 'simulation-summary-campaigns',
  nameOf: ({ name }) => name,
  looks: () => ({
    name: { pathOf: ({ id }) => pathTo(paths.simulationReport, { campaignId: id }), minWidth: 200, isWrapped: true },
    ...figureLooks,
  }),
});
