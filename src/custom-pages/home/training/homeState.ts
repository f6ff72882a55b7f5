import type { Home } from '#contract/company/home';

export type HomeState = 'START_TRAINING' | 'INVITE_USERS' | 'TRAINING_SUSPENDED' | 'DASHBOARD' | 'DASHBOARD_SUSPENDED';

type Facts = Pick<Home, 'activeTrainings' | 'endedTrainings' | 'activeGaming' | 'people'> & {
  /** The trial is over and nothing took its place. */
  isExpired: boolean;
};

/** How far a company has come with its training. Somebody besides the one who made it has to be there for figures. */
export function homeStateOf({ activeTrainings, endedTrainings, activeGaming, people, isExpired }: Facts): HomeState {
  const hasUsers = people > 1;
  const hasFigures = (hasUsers && (activeTrainings > 0 || endedTrainings > 0)) || activeGaming > 0;
  if (hasFigures) return isExpired ? 'DASHBOARD_SUSPENDED' : 'DASHBOARD';
  if (activeTrainings > 0) return isExpired ? 'TRAINING_SUSPENDED' : 'INVITE_USERS';
  return 'START_TRAINING';
}

export type HomePart = 'suspended' | 'start' | 'invite' | 'figures';

/** What each state shows, from top to bottom. */
export const layouts: Readonly<Record<HomeState, readonly HomePart[]>> = {
  START_TRAINING: ['start'],
  INVITE_USERS: ['invite'],
  DASHBOARD: ['figures'],
  TRAINING_SUSPENDED: ['suspended', 'invite'],
  DASHBOARD_SUSPENDED: ['suspended', 'figures'],
};
