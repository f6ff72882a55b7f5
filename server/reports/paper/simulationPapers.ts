import type { Endpoint } from '#contract/kit/endpoint';
import { reportCallsAtBoth } from '#contract/simulation/reports';
import { simulationReports, simulationsReports } from '#contract/reports/simulationFigures';
import type { MakePaper, Reading } from './paper.ts';
import { tabPapers } from './tabPapers.ts';

/** The tabs of the reports on phishing simulations. i18n-keys: simulationReport.* i18n-keys: reports.pages.simulations.* */
const shared = { auditedAs: 'simulation', note: ({ writing }: Reading) => writing.text('simulationReport.note') };
const belowOf = new Map<Endpoint, Endpoint>(reportCallsAtBoth);
/** The report of a campaign, at both of its addresses. */
const ofCampaign = tabPapers(simulationReports, shared).flatMap(([endpoint, paper]) => {
  const below = belowOf.get(endpoint);
  return [[endpoint, paper], ...(below ? [[below, paper]] : [])] as [Endpoint, MakePaper][];
});
export const simulationPapers = [
  ...ofCampaign,
  ...tabPapers(simulationsReports, { ...shared, titled: ({ writing }) => writing.text('reports.pages.simulations.title') }),
];
