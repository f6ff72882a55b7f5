import { sql } from 'drizzle-orm';
import { simulationMoves } from '#contract/simulation/states';
import { isUnlocked } from '../../db/plans.ts';
import { defineWork } from '../work/public.ts';
import { addToRounds } from './planning/addToRounds.ts';
import { links } from './links.ts';

/** Phishing simulations. They have no tasks: people get mails, in rounds. */
export const simulations = defineWork({
  kind: 'simulation',
  campaigns: 'simulation_campaigns',
  links,
  moves: { ...simulationMoves, end: simulationMoves.archive },
  plan: { suspends: sql`(NOT ${isUnlocked})`, resumes: isUnlocked },
  endedAt: 'archived_at',
  join: addToRounds,
});
