import type { AssignmentStatus } from '#contract/campaignStates';
import type { TrainingTotals } from '#contract/trainingReports';
import type { Tone } from '~/components/data/StatusDot.tsx';

export const assignmentTones: Record<AssignmentStatus, Tone> = {
  completed: 'success',
  in_progress: 'info',
  not_started: 'neutral',
  overdue: 'warning',
};

/** The totals in the order in which they are shown: what is done first, what needs attention last. */
export const shares = [
  { status: 'completed', total: 'completed' },
  { status: 'in_progress', total: 'inProgress' },
  { status: 'not_started', total: 'notStarted' },
  { status: 'overdue', total: 'overdue' },
] as const satisfies readonly { status: AssignmentStatus; total: keyof TrainingTotals }[];
