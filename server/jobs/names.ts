/**
 * Every kind of background job and what it carries. Payloads hold ids only, never secrets; `companyId` where the job is one
 * company's, which may then see it.
 */
export interface JobPayloads {
  /** Delivers all queued mail, in batches. */
  'mail.deliver': { companyId?: string };
  /** Makes the identity provider's accounts agree with these people's rows. */
  'identity.sync': { companyId?: string; userIds: string[] };
  /** Gives a company's running campaigns to those of its people who should have them: the people of an audit row, one person, or all. */
  'campaigns.assign': { companyId: string; auditId?: string; userId?: string };
  /** What time brings to campaigns: starts, deadlines, reminders, ended trials. Sent by the clock. */
  'campaigns.tick': Record<string, never>;
}

export type JobName = keyof JobPayloads;
export const jobNames = [
  'mail.deliver',
  'identity.sync',
  'campaigns.assign',
  'campaigns.tick',
] as const satisfies readonly JobName[];
