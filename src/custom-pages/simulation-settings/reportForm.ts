import { z } from 'zod';
import { reportActions, type SimulationSettings } from '#contract/simulation/settings';

/** What the tab changes; the value of the header is saved with it, as it is. Messages are locale keys. */
export const reportSchema = z
  .object({
    email: z.union([z.literal(''), z.email('simulation.settings.report.emailWrong')]),
    gwReportAction: z.enum(reportActions),
    msReportAction: z.enum(reportActions),
    folderId: z.string().trim(),
  })
  .superRefine(({ msReportAction, folderId }, context) => {
    if (msReportAction === 'MOVE_TO_FOLDER' && folderId === '')
      context.addIssue({ code: 'custom', path: ['folderId'], message: 'simulation.settings.report.folderNeeded' });
  });
export type ReportForm = z.input<typeof reportSchema>;

export const toReportForm = ({ email, gwReportAction, msReportAction, folderId }: SimulationSettings): ReportForm => ({
  email,
  gwReportAction,
  msReportAction,
  folderId,
});
