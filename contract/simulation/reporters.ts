import { z } from 'zod';
import { email, endpoint } from '../kit/endpoint.ts';
import { simulationLimits } from './limits.ts';
import { simulationCampaignPath } from './paths.ts';

/** What becomes of an address in a file of people who reported a round. `late`: its events count no more. */
export const reporterOutcomes = ['counted', 'already', 'late', 'notRecipient', 'notSent'] as const;
export type ReporterOutcome = (typeof reporterOutcomes)[number];

/** For companies whose reports arrive elsewhere. A repeat changes nothing. */
export const importReporters = endpoint({
  method: 'POST',
  path: `${simulationCampaignPath}/reports/import`,
  summary: 'Notes who reported the mail of a round',
  access: 'simulations:write',
  tx: 'none',
  needsPerson: true,
  body: z.object({
    roundNumber: z.number().int().positive(),
    addresses: z.array(email).min(1).max(simulationLimits.reportersPerFile),
  }),
  reply: z.object({
    /** One for each address, in their order; an address that is there twice is one. */
    data: z.array(z.object({ address: z.string(), outcome: z.enum(reporterOutcomes) })),
  }),
  errors: ['simulation_not_started'],
});
