import { campaignPeople, trainingPeople } from '#contract/reports/people';
import type { Tx } from '../../db/tx.ts';
import type { CsvStream } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { countPeople, findPeople, nextPeople } from './assignedPeople.ts';
import type { PeoplePage, PeopleWanted } from './readPlan.ts';
import { csvFile, type Exporting } from '../../reports/csvFiles.ts';
import { auditPeopleExport } from '../../reports/auditPeopleExport.ts';

interface ExportingPeople extends Exporting {
  services: Services;
}

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
    columns: (campaign ? campaignPeople : trainingPeople).columns,
    inOrder: async (tx, limit) => (await findPeople(tx, companyId, wanted, { ...page, offset: 0, limit })).users,
    next: (tx, after, limit) => nextPeople(tx, companyId, wanted, after, limit),
    before: () => {
      const { campaignIds: _, ...chosen } = wanted;
      const count = async (tx: Tx) => (await countPeople(tx, companyId, wanted)).total;
      return auditPeopleExport(exporting, { wanted: campaign ? chosen : wanted, count, campaign });
    },
  });
}
