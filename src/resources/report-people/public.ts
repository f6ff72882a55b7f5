import { reportPeople } from './index.ts';

/** The people that a figure of the report counts, in a drawer that is open while the URL names the figure. */
export const ReportPeople = reportPeople.list;
export { ofReport } from './remindOf.ts';
