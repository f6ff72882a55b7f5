import { campaignPeople, trainingPeople } from '#contract/reports/people';
import type { Tx } from '../../db/tx.ts';
import type { CsvStream } from '../../http/handler.ts';
import { auditPeopleExport } from '../../reports/auditPeopleExport.ts';
import { csvFile, type Exporting } from '../../reports/csvFiles.ts';
import type { Services } from '../../services.ts';
import { countPeople, findPeople, nextPeople } from './assignedPeople.ts';
import type { PeoplePage, AssignmentFilters } from './readPlan.ts';

interface ExportingPeople extends Exporting {
  services: Services;
}

interface CampaignRef {
  id: string;
  name: string;
}

/** Exports all matching people as CSV: of one campaign, or of several with campaign names. Writes the audit log first. */
export function exportPeople(
  exporting: ExportingPeople,
  filters: AssignmentFilters,
  page: PeoplePage,
  campaign?: CampaignRef,
): CsvStream {
  const { companyId } = exporting.actor;
  return csvFile(exporting, {
    name: campaign?.name ?? 'training-users',
    columns: (campaign ? campaignPeople : trainingPeople).columns,
    inOrder: async (tx, limit) => (await findPeople(tx, companyId, filters, { ...page, offset: 0, limit })).users,
    next: (tx, after, limit) => nextPeople(tx, companyId, filters, after, limit),
    before: () => {
      const { campaignIds: _, ...others } = filters;
      const count = async (tx: Tx) => (await countPeople(tx, companyId, filters)).total;
      return auditPeopleExport(exporting, { filters: campaign ? others : filters, count, campaign });
    },
  });
}
