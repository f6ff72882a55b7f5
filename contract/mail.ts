import { z } from 'zod';

/** Why a mail was given up: what the receiving side said of it, or that for a day it could not be handed over. */
export const deliveryFailures = ['noSuchAddress', 'mailboxFull', 'refused', 'busy', 'unreachable', 'internal'] as const;

/** `detail` holds the mail server's own words, in whatever language it speaks; empty when it said nothing. */
export const deliveryFailure = z.object({ kind: z.enum(deliveryFailures), detail: z.string() });
export type DeliveryFailure = z.output<typeof deliveryFailure>;
