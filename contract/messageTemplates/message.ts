import { z } from 'zod';
import { textLimits } from '../kit/limits.ts';
import { messageLimits } from './limits.ts';

export const layoutTypes = ['EMAIL', 'SMS'] as const;
export type LayoutType = (typeof layoutTypes)[number];

const calloutPlaces = ['HEADER', 'BODY'] as const;
/** A hint at what gives the message away: the one of the head has the number 0, those of the body follow from 1. */
export const callout = z.object({
  anchor: z.string().trim().max(textLimits.textMax),
  description: z.string().trim().min(1).max(textLimits.longTextMax),
  orderNumber: z.number().int().min(0).max(messageLimits.bodyCallouts),
  place: z.enum(calloutPlaces),
});
export type Callout = z.output<typeof callout>;
