import { describe, expect, it } from 'vitest';
import { homeStateOf, layouts, partsOf } from '~/custom-pages/home/training/homeState.ts';

const nothing = { activeTrainings: 0, endedTrainings: 0, activeGaming: 0, activePhishing: 0, people: 1, isExpired: false };

describe('the state of the home page', () => {
  it.each([
    ['START_TRAINING', {}],
    ['START_TRAINING', { people: 40 }],
    ['START_TRAINING', { endedTrainings: 2 }],
    ['START_TRAINING', { people: 40, isExpired: true }],
    ['INVITE_USERS', { activeTrainings: 1 }],
    ['DASHBOARD', { activeTrainings: 1, people: 2 }],
    ['DASHBOARD', { endedTrainings: 1, people: 2 }],
    ['DASHBOARD', { activeTrainings: 1, activeGaming: 1 }],
    ['DASHBOARD', { activeGaming: 1 }],
    ['DASHBOARD', { activePhishing: 1 }],
    ['TRAINING_SUSPENDED', { activeTrainings: 1, isExpired: true }],
    ['DASHBOARD_SUSPENDED', { activeTrainings: 1, people: 2, isExpired: true }],
    ['DASHBOARD_SUSPENDED', { endedTrainings: 1, people: 2, isExpired: true }],
  ] as const)('is %s with %j', (state, facts) => {
    expect(homeStateOf({ ...nothing, ...facts })).toBe(state);
  });

  it('shows the notice first if training is suspended, then the usual sections', () => {
    expect(layouts.TRAINING_SUSPENDED).toEqual(['suspended', ...layouts.INVITE_USERS]);
    expect(layouts.DASHBOARD_SUSPENDED).toEqual(['suspended', ...layouts.DASHBOARD]);
  });

  it('offers the first training below the figures of a company that only has exercises', () => {
    expect(partsOf({ ...nothing, activeGaming: 1 })).toEqual(['figures', 'start']);
    expect(partsOf({ ...nothing, activeGaming: 1, isExpired: true })).toEqual(['suspended', 'figures']);
    expect(partsOf({ ...nothing, activeTrainings: 1, activeGaming: 1, people: 2 })).toEqual(['figures']);
    expect(partsOf(nothing)).toEqual(['start']);
    // A training without people still asks for them.
    expect(partsOf({ ...nothing, activeTrainings: 1, activeGaming: 1 })).toEqual(['figures', 'invite']);
    expect(partsOf({ ...nothing, activeTrainings: 1 })).toEqual(['invite']);
  });
});
