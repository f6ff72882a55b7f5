import { z } from 'zod';
import { at, endpoint, id } from '../kit/endpoint.ts';
import { wrapped } from '../kit/replies.ts';
import { rangeQuery } from '../reports/reportQuery.ts';
import { simulationCompany } from './paths.ts';
import { simulationStages, simulationTypes } from './states.ts';

/* What the calendar and the dashboard show of simulations. Figures are clean: they count what people did. */

const count = z.number().int();
const read = { method: 'GET', tx: 'read', errors: [] } as const;

/** One round, or the start of a campaign that has not begun. */
const calendarItem = z.object({
  campaignId: id,
  name: z.string(),
  campaignType: z.enum(simulationTypes),
  status: z.enum(simulationStages),
  roundNumber: count,
  /** Null until it is planned. */
  startedAt: at.nullable(),
  startAt: at,
  statistic: z.object({ totalCount: count, phishedCount: count, reportedCount: count }),
  isActive: z.boolean(),
  isDeleted: z.boolean(),
});

export const listCalendarSimulations = endpoint({
  ...read,
  access: 'simulations:read',
  path: `${simulationCompany}/campaigns/calendar_by_range`,
  summary: 'Rounds of simulations that begin between two days, both included, where their campaigns are',
  query: z
    .object({ dateFrom: z.iso.date(), dateTo: z.iso.date() })
    .refine(({ dateFrom, dateTo }) => dateFrom <= dateTo, { path: ['dateTo'], message: 'dateTo must not be before dateFrom' }),
  reply: wrapped(z.object({ items: z.array(calendarItem) })),
});

/** A part of the messages that were sent. */
const part = z.object({ value: count, percent: z.number().min(0).max(100) });
/**
 * Messages of a period by their day of sending: each has one outcome at most, so that parts add up. Ignored ones were planned for it and
 * never left.
 */
const period = z.object({
  recipients: count,
  recipientsIgnored: count,
  recipientsSent: count,
  campaigns: count,
  reportedAfterOpen: part,
  reportedAfterPhished: part,
  notReportedAfterPhished: part,
});
export type SimulationPeriod = z.input<typeof period>;

export const getSimulationDashboard = endpoint({
  ...read,
  access: 'simulations:read',
  path: `${simulationCompany}/dashboard/report`,
  summary: 'What came of the simulated mails of a period, by default the last 90 days, and of the period before',
  query: rangeQuery({}),
  reply: wrapped(z.object({ current: period, previous: period })),
});
