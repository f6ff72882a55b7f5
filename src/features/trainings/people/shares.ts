import { assignedStatuses, type ReportStatus, type StatusFigure, statusFigures } from '#contract/reportStatus';

/** What only campaigns have that no longer run; shown where there is any. */
const ofEnded: ReportStatus = 'not_completed';

/** The parts of what is assigned in the order in which they are shown: what is done first, what needs attention last. */
const shares = assignedStatuses.map((status) => ({ status, total: statusFigures[status] }));

/** Those that these totals have something to say of. */
export const sharesOf = (totals: Readonly<Record<StatusFigure, number>>) =>
  shares.filter(({ status, total }) => status !== ofEnded || totals[total] > 0);
