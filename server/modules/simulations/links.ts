import type { AudienceLinks } from '../../db/audience.ts';

/** The tables that link simulations to those who get them. */
export const links = {
  people: 'simulation_users',
  departments: 'simulation_departments',
  groups: 'simulation_groups',
} as const satisfies AudienceLinks;
