import { reportPeopleAdapter } from '~/dataProvider/adapters/reportPeople.ts';
import { resource } from '../resource.ts';

/** The people whom a figure of a training report counts, a row for each person and campaign. */
export const reportPeople = resource({
  name: 'report-people',
  recordRepresentation: 'email',
  options: { adapter: reportPeopleAdapter, access: { read: 'reports:read' } },
});
