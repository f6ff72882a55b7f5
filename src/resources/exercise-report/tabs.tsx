import type { ExerciseTemplateRow, ExerciseUserRow } from '#contract/exercise/reports';
import type { SetRow } from '#contract/reports/campaignTabs';
import { exerciseReports } from '#contract/reports/exerciseFigures';
import { peopleRows, setRows } from '~/report/page/campaignRows.ts';
import { AnswersDialog } from './AnswersDialog.tsx';
import { Certificate } from './Certificate.tsx';
import { exerciseTab } from './exerciseTab.tsx';

export { AnswersDialog } from './AnswersDialog.tsx';
export { ExercisesReportPage } from './ExercisesReportPage.tsx';

/** The people of a campaign, each with their answers and the golden certificate of those with the top score. */
export const UsersTab = exerciseTab<ExerciseUserRow>({
  ...peopleRows,
  report: exerciseReports.users,
  resource: 'exercise-users',
  detail: AnswersDialog,
  looks: (linkTo, campaign) => ({
    fullName: { pathOf: ({ id }) => linkTo(id), minWidth: 160 },
    ...peopleRows.looks(),
    // The deadline of a task that is done or overdue lies behind it.
    daysToComplete: { render: ({ daysToComplete }) => daysToComplete ?? '-' },
    hasGoldenCertificate: {
      render: (row) => (row.hasGoldenCertificate ? <Certificate row={row} campaignId={campaign.id} /> : null),
    },
  }),
});

/** The departments of the people of a campaign. */
export const DepartmentsTab = exerciseTab<SetRow>({
  ...setRows,
  report: exerciseReports.departments,
  resource: 'exercise-departments',
});

/** Their groups. */
export const GroupsTab = exerciseTab<SetRow>({ ...setRows, report: exerciseReports.groups, resource: 'exercise-groups' });

/** The templates of a campaign, each with what people answered. */
export const TemplatesTab = exerciseTab<ExerciseTemplateRow>({
  report: exerciseReports.templates,
  resource: 'exercise-results',
  nameOf: ({ name }) => name,
  detail: AnswersDialog,
  looks: (linkTo) => ({ name: { pathOf: ({ id }) => linkTo(id), minWidth: 200 } }),
});
