import { audit } from '../../audit.ts';
import { tenantTx } from '../../db/tx.ts';
import type { CsvStream } from '../../implement.ts';
import type { Services } from '../../services.ts';
import { type AssignedPersonOut, countPeople, nextPeople, type PeopleWanted } from './assignedPeople.ts';
import { type Column, csvFile, type Exporting, moment, percent } from './csvFiles.ts';

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
  ['reportFiles.campaign', ({ campaignName }) => campaignName],
  ['shell.titles.course', ({ courseName }) => courseName],
];
const work: readonly PersonColumn[] = [
  ['resources.users.fields.status', ({ status }, t) => t(`campaigns.statuses.${status}`)],
  ['campaigns.people.fields.score', ({ score }) => percent(score)],
  ['campaigns.people.fields.assignedAt', ({ assignedAt }) => moment(assignedAt)],
  ['campaigns.people.fields.dueAt', ({ dueAt }) => moment(dueAt)],
  ['campaigns.people.fields.completedAt', ({ completedAt }) => moment(completedAt)],
];

interface CampaignRef {
  id: string;
  name: string;
}

/** Everyone who matches as CSV: of one campaign, or of several with their names. The audit log is told first. */
export function exportPeople(exporting: ExportingPeople, wanted: PeopleWanted, campaign?: CampaignRef): CsvStream {
  const { companyId } = exporting.actor;
  return csvFile(exporting, {
    name: campaign?.name ?? 'training-users',
    columns: [...person, ...(campaign ? [] : training), ...work],
    next: (tx, after, limit) => nextPeople(tx, companyId, wanted, after, limit),
    before: () => noteExport(exporting, wanted, campaign),
  });
}

async function noteExport({ services, actor }: ExportingPeople, wanted: PeopleWanted, campaign: CampaignRef | undefined) {
  const { sessionHash, companyId } = actor;
  await tenantTx(services.db, { sessionHash, companyId }, 'write', async (tx, writer) => {
    const { total } = await countPeople(tx, companyId, wanted);
    const chosen = Object.entries(wanted).filter(([, value]) => value !== undefined && value !== '' && value.length !== 0);
    const subject = campaign
      ? { type: 'campaign', id: campaign.id, label: campaign.name }
      : { type: 'users', label: String(total) };
    const selection = Object.fromEntries(campaign ? chosen.filter(([name]) => name !== 'campaignIds') : chosen);
    await audit(tx, writer, { action: 'users.exported', subject, count: total, selection });
  });
}
