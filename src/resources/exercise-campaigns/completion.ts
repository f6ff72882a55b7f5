import type { ExerciseCampaign } from '#contract/exercise/campaigns';

/** The share of a campaign's people who completed it, from 0 to 1; 0 for a campaign without people. */
export const completionOf = ({ total, completed }: ExerciseCampaign['assignments']): number => (total > 0 ? completed / total : 0);
