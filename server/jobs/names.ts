/** Every kind of background job and what it carries. Payloads hold ids only, never secrets. */
export interface JobPayloads {
  /** Delivers all queued mail, in batches. */
  'mail.deliver': Record<string, never>;
  /** Makes the identity provider's accounts agree with these people's rows. */
  'identity.sync': { userIds: string[] };
}

export type JobName = keyof JobPayloads;
export const jobNames = ['mail.deliver', 'identity.sync'] as const satisfies readonly JobName[];
