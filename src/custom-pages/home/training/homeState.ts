import type { Home } from '#contract/company/home';

type HomeState = 'START_TRAINING' | 'INVITE_USERS' | 'TRAINING_SUSPENDED' | 'DASHBOARD' | 'DASHBOARD_SUSPENDED';

type Facts = Pick<Home, 'activeTrainings' | 'endedTrainings' | 'activeGaming' | 'activePhishing' | 'people'> & {
  /** True if the trial has ended and no other plan replaced it. */
  isExpired: boolean;
};

/** The state of a company's training. Figures need at least one person besides the one who created the company. */
export function homeStateOf(facts: Facts): HomeState {
  const { activeTrainings, endedTrainings, activeGaming, activePhishing, people, isExpired } = facts;
  const hasUsers = people > 1;
  const hasFigures = (hasUsers && (activeTrainings > 0 || endedTrainings > 0)) || activeGaming + activePhishing > 0;
  if (hasFigures) return isExpired ? 'DASHBOARD_SUSPENDED' : 'DASHBOARD';
  if (activeTrainings > 0) return isExpired ? 'TRAINING_SUSPENDED' : 'INVITE_USERS';
  return 'START_TRAINING';
}

export type HomePart = 'suspended' | 'start' | 'invite' | 'figures';

/** The sections of each state, from top to bottom. */
export const layouts: Readonly<Record<HomeState, readonly HomePart[]>> = {
  START_TRAINING: ['start'],
  INVITE_USERS: ['invite'],
  DASHBOARD: ['figures'],
  TRAINING_SUSPENDED: ['suspended', 'invite'],
  DASHBOARD_SUSPENDED: ['suspended', 'figures'],
};

/**
 * The sections for a company. One that is shown figures because of its exercises or simulations may still lack the people of a training, or a first
 * training.
 */
export function partsOf(facts: Facts): readonly HomePart[] {
  const { activeTrainings, endedTrainings, people, isExpired } = facts;
  const parts = layouts[homeStateOf(facts)];
  if (activeTrainings > 0 && people <= 1 && !parts.includes('invite')) return [...parts, 'invite'];
  const hasTrained = activeTrainings + endedTrainings > 0;
  return hasTrained || isExpired || parts.includes('start') ? parts : [...parts, 'start'];
}
