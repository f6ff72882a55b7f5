import { type ReportStatus, reportStatuses, type StatusFigure, statusFigures } from '#contract/reportStatus';

/** What only campaigns have that no longer run; shown where there is any. */
const ofOthers: readonly ReportStatus[] = ['not_completed', 'paused'];

/** The figures in the order in which they are shown: what is done first, what needs attention last. */
export const shares = reportStatuses.map((status) => ({ status, total: statusFigures[status], isRare: ofOthers.includes(status) }));

/** Those that these totals have something to say of. */
export const sharesOf = (totals: Readonly<Record<StatusFigure, number>>) =>
  shares.filter(({ total, isRare }) => !isRare || totals[total] > 0);
