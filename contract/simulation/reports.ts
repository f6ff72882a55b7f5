import { z } from 'zod';
import { endpoint, id, many } from '../kit/endpoint.ts';
import { pageOf, wrapped } from '../kit/replies.ts';
import { reportLimits } from '../reports/limits.ts';
import { anyCase, pageShape, searchShape } from '../reports/reportQuery.ts';
import { simulationCampaignPath, simulationCompany, simulationReportCompany } from './paths.ts';
import {
  figureOrderFields,
  personMessage,
  recipientRow,
  reportCampaignRow,
  reportSetRow,
  reportTemplateRow,
  reportTotals,
  roundRow,
  trendRow,
} from './reportRows.ts';
import { figureKinds, messageEvents } from './truth.ts';

const day = z.iso.date().optional();
/** People in any of the departments and in any of the groups, messages with any of the events, sent in these rounds or days. */
const filterShape = {
  departments: many(id),
  groups: many(id),
  events: many(anyCase(messageEvents)),
  rounds: many(id),
  from: day,
  to: day,
  figures: anyCase(figureKinds).optional(),
};

interface Period {
  rounds: readonly string[];
  from?: string | undefined;
  to?: string | undefined;
}

/** What is wrong with the rounds and days of a query, by its field. */
function periodProblem({ rounds, from, to }: Period): ['rounds' | 'from' | 'to', string] | null {
  if (!from && !to) return null;
  if (rounds.length > 0) return ['rounds', 'Either rounds, or from and to'];
  if (!from) return ['from', 'from and to come together'];
  if (!to) return ['to', 'from and to come together'];
  if (from < reportLimits.firstReportDay) return ['from', `from must not be before ${reportLimits.firstReportDay}`];
  return to < from ? ['to', 'to must not be before from'] : null;
}

/**
 * Query of all tabs. A period, of which both days are included, means the messages that were sent in it, where the company is; it and
 * rounds exclude each other. With `isCsv=true`, as with `Accept: text/csv`, the reply is all matching rows as CSV.
 */
const tabQuery = <F extends string>(orderFields: readonly [F, ...F[]]) =>
  z
    .object({
      ...pageShape(orderFields),
      ...searchShape,
      ...filterShape,
      isCsv: z.enum(['true', 'false']).optional(),
    })
    .superRefine((query, context) => {
      const problem = periodProblem(query);
      if (problem) context.addIssue({ code: 'custom', path: [problem[0]], message: problem[1] });
    });

export const recipientOrderFields = ['fullName', 'email', ...figureOrderFields] as const;
export const namedOrderFields = ['name', ...figureOrderFields] as const;
export const setOrderFields = ['name', 'recipients', ...figureOrderFields] as const;
export const roundOrderFields = ['number', ...figureOrderFields] as const;
export const campaignOrderFields = ['name', 'startsOn', ...figureOrderFields] as const;
export const trendOrderFields = ['startsOn', ...figureOrderFields] as const;

/** The trend, all of it on one page, and the figures above it. */
const overviewReply = wrapped(
  z.object({
    ...pageOf(trendRow).shape.data.shape,
    totals: reportTotals,
    /** Of the report of one campaign. */
    campaign: z.object({ name: z.string() }).optional(),
  }),
);

const read = { method: 'GET', tx: 'read' } as const;
const ofCampaign = { ...read, access: 'simulationReports:read', errors: ['simulation_not_started', 'plan_required'] } as const;

/** The calls of the report of one campaign, below one of its two addresses. A company in its trial gets no files (reportLimits.trialRows). */
const campaignReport = <const Base extends string>(base: Base) => {
  const report = `${base}/campaign/{campaignId}/report` as const;
  return {
    overview: endpoint({
      ...ofCampaign,
      path: `${report}/overview`,
      summary: 'Figures of a simulation, and their trend by round',
      query: tabQuery(trendOrderFields),
      reply: overviewReply,
    }),
    recipients: endpoint({
      ...ofCampaign,
      path: `${report}/recipients`,
      summary: 'The people of a simulation with what they did; with isCsv=true as a file',
      query: tabQuery(recipientOrderFields),
      reply: pageOf(recipientRow),
    }),
    templates: endpoint({
      ...ofCampaign,
      path: `${report}/templates`,
      summary: 'The templates of a simulation with figures; with isCsv=true as a file',
      query: tabQuery(namedOrderFields),
      reply: pageOf(reportTemplateRow),
    }),
    departments: endpoint({
      ...ofCampaign,
      path: `${report}/departments`,
      summary: 'The departments of the people of a simulation, with figures; with isCsv=true as a file',
      query: tabQuery(setOrderFields),
      reply: pageOf(reportSetRow),
    }),
    groups: endpoint({
      ...ofCampaign,
      path: `${report}/groups`,
      summary: 'The groups of the people of a simulation, with figures; with isCsv=true as a file',
      query: tabQuery(setOrderFields),
      reply: pageOf(reportSetRow),
    }),
    rounds: endpoint({
      ...ofCampaign,
      path: `${report}/rounds`,
      summary: 'The rounds of a simulation that have begun, with figures; with isCsv=true as a file',
      query: tabQuery(roundOrderFields),
      reply: pageOf(roundRow),
    }),
  };
};

const printed = campaignReport(simulationReportCompany);
const below = campaignReport(simulationCompany);

export const {
  overview: getSimulationOverview,
  recipients: listSimulationRecipients,
  templates: listSimulationTemplates,
  departments: listSimulationDepartments,
  groups: listSimulationGroups,
  rounds: listSimulationRounds,
} = printed;

/** The same calls at the address that other calls about simulations have. */
export const {
  overview: getSimulationOverviewBelow,
  recipients: listSimulationRecipientsBelow,
  templates: listSimulationTemplatesBelow,
  departments: listSimulationDepartmentsBelow,
  groups: listSimulationGroupsBelow,
  rounds: listSimulationRoundsBelow,
} = below;

/** Both calls of each tab, which answer the same. */
export const reportCallsAtBoth = (Object.keys(printed) as (keyof typeof printed)[]).map(
  (tab) => [printed[tab], below[tab]] as const,
);

/** All rounds that have begun: the values of a filter. */
export const listReportRounds = endpoint({
  ...ofCampaign,
  path: `${simulationReportCompany}/campaign/{campaignId}/report/filter/rounds`,
  summary: 'Rounds of a simulation that have begun',
  reply: wrapped(z.array(z.object({ id, number: z.number().int(), startsOn: z.iso.date() }))),
});

export const listPersonMessages = endpoint({
  ...ofCampaign,
  path: `${simulationCampaignPath}/person/{userId}`,
  summary: 'The messages of a simulation to one person, with what touched them and how that was judged',
  reply: wrapped(z.object({ fullName: z.string(), messages: z.array(personMessage) })),
});

const across = `${simulationCompany}/campaigns/report` as const;
const acrossRead = { ...read, access: 'reports:read', errors: [] } as const;

export const getSimulationsOverview = endpoint({
  ...acrossRead,
  path: `${across}/overview`,
  summary: 'Figures of all simulations, and their trend by month',
  query: tabQuery(trendOrderFields),
  reply: overviewReply,
});

export const listSimulationsTemplates = endpoint({
  ...acrossRead,
  path: `${across}/templates`,
  summary: 'The templates of all simulations with figures; with isCsv=true as a file',
  query: tabQuery(namedOrderFields),
  reply: pageOf(reportTemplateRow),
});

export const listSimulationsRecipients = endpoint({
  ...acrossRead,
  path: `${across}/recipients`,
  summary: 'The people of all simulations with what they did; with isCsv=true as a file',
  query: tabQuery(recipientOrderFields),
  reply: pageOf(recipientRow),
});

export const listSimulationsDepartments = endpoint({
  ...acrossRead,
  path: `${across}/departments`,
  summary: 'The departments of the people of all simulations, with figures; with isCsv=true as a file',
  query: tabQuery(setOrderFields),
  reply: pageOf(reportSetRow),
});

export const listSimulationsGroups = endpoint({
  ...acrossRead,
  path: `${across}/groups`,
  summary: 'The groups of the people of all simulations, with figures; with isCsv=true as a file',
  query: tabQuery(setOrderFields),
  reply: pageOf(reportSetRow),
});

export const listSimulationsSummary = endpoint({
  ...acrossRead,
  path: `${across}/campaigns`,
  summary: 'Simulations that have begun, with figures; with isCsv=true as a file',
  query: tabQuery(campaignOrderFields),
  reply: pageOf(reportCampaignRow),
});
