import { type SQL, sql } from 'drizzle-orm';
import { listReportExercises } from '#contract/exercise/reports';
import { listMonthlyNames } from '#contract/monthly/report';
import { listPolicyRevisionNames } from '#contract/policies/progress';
import { listGamingNames } from '#contract/reports/gamingReports';
import { listCampaignNames, listCourseNames } from '#contract/reports/reportLists';
import {
  chosenIn,
  type FilterName,
  type FilterValues,
  filterTable,
  paramOf,
  paramsOf,
  type RecordFilter,
  valueTexts,
} from '#contract/reports/filters';
import { listReportRounds } from '#contract/simulation/reports';
import { listReviewedCourses } from '#contract/reports/reviewReports';
import { rows } from '../../db/rows.ts';
import type { Labelled } from '../../pdf/pdfReport.ts';
import type { Reading } from './paper.ts';

interface Named {
  id: string;
  name: string;
  startsAt?: string;
}

const namesOf = async (table: SQL, { ask }: Reading): Promise<readonly Named[]> =>
  ask((tx, companyId) => rows<Named>(tx, sql`SELECT id, name FROM ${table} WHERE company_id = ${companyId}`));

/** Reads the records that a filter offers. */
const records: Record<RecordFilter, (reading: Reading) => Promise<readonly Named[]>> = {
  departments: (reading) => namesOf(sql`departments`, reading),
  groups: (reading) => namesOf(sql`groups`, reading),
  campaignIds: async ({ read }) => (await read(listCampaignNames, {})).items,
  exerciseIds: async ({ read }) => (await read(listReportExercises, {})).data,
  gamingIds: async ({ read }) => (await read(listGamingNames, {})).items,
  eventIds: async ({ read }) => (await read(listMonthlyNames, {})).items,
  revisionIds: async ({ read }) => (await read(listPolicyRevisionNames, {})).items,
  courseIds: async ({ read }) => (await read(listCourseNames, {})).items,
  rounds: async ({ read, writing }) =>
    (await read(listReportRounds, {})).data.map(({ id, number }) => ({
      id,
      name: writing.text('simulationReport.round', { number }),
    })),
  trainingId: async ({ read }) => (await read(listReviewedCourses, {})).items,
};

const isRecords = (name: FilterName): name is RecordFilter => filterTable[name].kind === 'records';

/** i18n-keys: simulationReport.round */
function valuesIn(query: Reading['query'], names: readonly FilterName[]): FilterValues {
  const valuesOf = (param: string) => [query[param] ?? []].flat().filter((value) => value !== '');
  return Object.fromEntries(names.map((name) => [name, paramsOf(name).flatMap(valuesOf)]).filter(([, values]) => values?.length));
}

async function chosenText(name: FilterName, chosen: readonly string[], reading: Reading, statuses?: string): Promise<string> {
  const { text, range, date } = reading.writing;
  const filter = filterTable[name];
  if (filter.kind === 'period') return range(chosen[0] ?? '', chosen[1] ?? '');
  if (filter.kind === 'switch') return text('reports.filters.yes');
  if (filter.kind === 'values' && paramOf(name) === 'campaignStatuses' && chosen.length === filter.values.length)
    return text('reports.filters.allCampaigns');
  if (filter.kind === 'values')
    return chosen.map((value) => text(`${valueTexts(filter, statuses)}.${value.toLowerCase()}`)).join(', ');
  const options = isRecords(name) ? await records[name](reading) : [];
  // Campaigns may have the same name, so the start is added.
  const labels = options
    .filter(({ id }) => chosen.includes(id))
    .map(({ name: label, startsAt }) => (startsAt ? `${label} · ${date(startsAt)}` : label));
  return labels.join(', ');
}

/** The active filters as labels and texts; `statuses` as in `Report`. */
export async function filterTexts(names: readonly FilterName[], reading: Reading, statuses?: string): Promise<Labelled[]> {
  const values = valuesIn(reading.query, names);
  const { text } = reading.writing;
  const texts = names.map(async (name) => {
    const chosen = chosenIn(name, values);
    if (!chosen) return [];
    const label =
      name === 'workPeriod' ? text(`campaigns.people.fields.${chosen[2] ?? 'assigned'}At`) : text(`reports.filters.names.${name}`);
    return [{ label, value: await chosenText(name, chosen, reading, statuses) }];
  });
  return (await Promise.all(texts)).flat();
}
