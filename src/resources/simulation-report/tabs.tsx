import { simulationReports } from '#contract/reports/simulationFigures';
import type { RecipientRow, ReportSetRow, ReportTemplateRow, RoundRow, TrendRow } from '#contract/simulation/reportRows';
import { figureLooks, roundLook } from './looks.tsx';
import { PersonDialog } from './PersonDialog.tsx';
import { TemplateDialog } from './TemplateDialog.tsx';
import { simulationTab } from './simulationTab.tsx';

/** The figures of a campaign, and their trend from round to round. */
export const OverviewTab = simulationTab<TrendRow>({
  report: simulationReports.overview,
  resource: 'simulation-trend',
  nameOf: ({ number }) => String(number),
  looks: () => ({ ...roundLook, ...figureLooks }),
});

/** Its people; each opens the dialog with their messages. */
export const RecipientsTab = simulationTab<RecipientRow>({
  report: simulationReports.recipients,
  resource: 'simulation-recipients',
  nameOf: ({ fullName }) => fullName,
  detail: PersonDialog,
  looks: (linkTo) => ({ fullName: { pathOf: ({ id }) => linkTo(id), minWidth: 160 } }),
});

/** The templates that it sent; each opens its message. */
export const TemplatesTab = simulationTab<ReportTemplateRow>({
  report: simulationReports.templates,
  resource: 'simulation-results',
  nameOf: ({ name }) => name,
  detail: TemplateDialog,
  looks: (linkTo) => ({ name: { pathOf: ({ id }) => linkTo(id), minWidth: 200, isWrapped: true }, ...figureLooks }),
});

const sets = {
  nameOf: ({ name }: ReportSetRow) => name,
  note: 'simulationReport.few',
  looks: () => ({ name: { minWidth: 200 }, ...figureLooks }),
} as const;

/** The departments of its people. */
export const DepartmentsTab = simulationTab<ReportSetRow>({
  ...sets,
  report: simulationReports.departments,
  resource: 'simulation-departments',
});

/** Their groups. */
export const GroupsTab = simulationTab<ReportSetRow>({
  ...sets,
  report: simulationReports.groups,
  resource: 'simulation-groups',
});

/** Its rounds, with their days, templates and recipients. */
export const RoundsTab = simulationTab<RoundRow>({
  report: simulationReports.rounds,
  resource: 'simulation-rounds',
  nameOf: ({ number }) => String(number),
  looks: () => ({ ...roundLook, ...figureLooks }),
});
