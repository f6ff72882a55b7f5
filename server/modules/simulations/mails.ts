import { paths } from '#contract/paths';
import { defineMail } from '../../mail/mailKind.ts';

/** A simulated mail where the outbox shows it. It has a queue of its own, and is never queued as a mail of ours. */
export const simulatedMail = defineMail<{ document: string }>({ template: 'simulation', hasDocument: true, isReadyMade: true });

/** Follows a round, to who was phished in it; in the words of the campaign if it has any. */
export const debriefMail = defineMail<{ companyName: string; subject?: string; message?: string }>({
  template: 'simulation_debrief',
});

/** Tells the admins to which address the mails that people report are passed on from now on: they are real ones. */
export const reportsPassedOn = defineMail<{ name?: string; companyName: string; address: string }>({
  template: 'reports_passed_on',
  button: { path: () => paths.simulationReportButton },
  isByHouse: true,
});

/** Tells the admins that a round sends nothing, because its templates were deleted since the launch. */
export const roundWithoutTemplate = defineMail<{ name?: string; campaignName: string }>({
  template: 'round_without_template',
  button: { path: () => paths.simulations },
});
