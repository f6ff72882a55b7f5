import { simulationReports, simulationsReports } from '#contract/reports/simulationFigures';
import type { Reading } from './paper.ts';
import { tabPapers } from './tabPapers.ts';

/** The tabs of the reports on phishing simulations. i18n-keys: simulationReport.* i18n-keys: reports.pages.simulations.* */
const shared = { auditedAs: 'simulation', note: ({ writing }: Reading) => writing.text('simulationReport.note') };
export const simulationPapers = [
  ...tabPapers(simulationReports, shared),
  ...tabPapers(simulationsReports, { ...shared, titled: ({ writing }) => writing.text('reports.pages.simulations.title') }),
];
