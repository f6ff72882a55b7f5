import { z } from 'zod';
import { textLimits } from './limits.ts';

/** One of the values, written in any case. */
export const anyCaseOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z
    .string()
    .max(textLimits.textMax)
    .transform((text) => values.find((value) => value.toLowerCase() === text.toLowerCase()) ?? text)
    .pipe(z.enum(values));
