/** Bases of the calls about simulations, and of those about one company or one of its campaigns. */
export const simulationBase = '/phishing/api/v1';
export const simulationCompany = '/phishing/api/v3/company/{companyId}';
export const simulationCampaignPath = `${simulationCompany}/campaign/{campaignId}` as const;
/** Where the addresses in simulated mails begin; short, because people see it. */
export const simulationPagesPath = '/s';
/** Where the report of a campaign is printed to be, which other calls are not: it answers below `simulationCompany` as well. */
export const simulationReportCompany = '/v3/company/{companyId}';
