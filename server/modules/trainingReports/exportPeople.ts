import type { Tx } from '../../db/tx.ts';
import type { CsvStream } from '../../implement.ts';
import type { Services } from '../../services.ts';
import { type AssignedPersonOut, countPeople, findPeople, nextPeople } from './assignedPeople.ts';
import type { PeoplePage, PeopleWanted } from './routeTo.ts';
import { type Column, csvFile, type Exporting, moment, percent } from '../../reports/csvFiles.ts';
import { notePeopleExport } from '../../reports/notePeopleExport.ts';

interface ExportingPeople extends Exporting {
  services: Services;
}
type PersonColumn = Column<AssignedPersonOut>;

const person: readonly PersonColumn[] = [
  ['imports.fieldNames.email', ({ email }) => email],
  ['imports.fieldNames.name', ({ name }) => name],
  ['imports.fieldNames.lastName', ({ lastName }) => lastName],
];
const training: readonly PersonColumn[] = [
  ['reports.fields.name', ({ campaignName }) => campaignName],
  ['shell.titles.course', ({ courseName }) => courseName],
];
const work: readonly PersonColumn[] = [
  ['resources.users.fields.status', ({ status }, t) => t(`campaigns.statuses.${status}`)],
  ['campaigns.people.fields.score', ({ score }) => percent(score)],
  ['campaigns.people.fields.assignedAt', ({ assignedAt }) => moment(assignedAt)],
  ['campaigns.people.fields.dueAt', ({ dueAt }) => moment(dueAt)],
  ['campaigns.people.fields.completedAt', ({ completedAt }) => moment(completedAt)],
  ['campaigns.people.disabled', ({ isDisabled, isDeleted }, t) => (isDisabled && !isDeleted ? t('reports.filters.yes') : '')],
];

interface CampaignRef {
  id: string;
  name: string;
}

/** Everyone who matches as CSV: of one campaign, or of several with their names. The audit log is told first. */
export function exportPeople(
  exporting: ExportingPeople,
  wanted: PeopleWanted,
  page: PeoplePage,
  campaign?: CampaignRef,
): CsvStream {
  const { companyId } = exporting.actor;
  return csvFile(exporting, {
    name: campaign?.name ?? 'training-users',
    columns: [...person, ...(campaign ? [] : training), ...work],
    inOrder: async (tx, limit) => (await findPeople(tx, companyId, wanted, { ...page, offset: 0, limit })).users,
    next: (tx, after, limit) => nextPeople(tx, companyId, wanted, after, limit),
    before: () => {
      const { campaignIds: _, ...chosen } = wanted;
      const count = async (tx: Tx) => (await countPeople(tx, companyId, wanted)).total;
      return notePeopleExport(exporting, { wanted: campaign ? chosen : wanted, count, campaign });
    },
  });
}
