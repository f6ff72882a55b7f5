import { policyTabReports } from '#contract/reports/policyTabs';
import { tabPapers } from './tabPapers.ts';

/** The tabs of the report of one revision of a policy. */
export const policyPapers = tabPapers(policyTabReports, { auditedAs: 'policy' });
