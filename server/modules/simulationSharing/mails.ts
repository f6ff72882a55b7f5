import { paths } from '#contract/paths';
import { defineMail } from '../../mail/mailKind.ts';

/** Tells the admins of a customer that a simulation of its partner waits for them. */
export const suggestedSimulation = defineMail<{ partnerName: string; companyName: string; campaignName: string }>({
  template: 'simulation_suggested',
  button: { path: () => paths.simulations },
});
