import { type AssignmentStatus, campaignStatuses } from '#contract/campaignStates';
import type { Home } from '#contract/home';
import { paths } from '#contract/paths';

/** The report that the figures of the first page come from: over what has not ended or, when there is none, over what has. */
export function reportOf({ activeTrainings }: Pick<Home, 'activeTrainings'>, status?: AssignmentStatus): string {
  const shown = campaignStatuses.filter((state) => (state === 'ended') === (activeTrainings === 0));
  const query = new URLSearchParams(shown.map((state) => ['campaignStatuses', state]));
  if (status) query.append('statuses', status);
  return `${paths.trainingReport}?${query}`;
}
