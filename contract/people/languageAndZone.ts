import { z } from 'zod';
import { languageCode } from '../kit/endpoint.ts';
import { textLimits } from '../kit/limits.ts';

/**
 * The language, a code of ours such as `pt-br`, and the time zone of a person, such as `Europe/Berlin`. Null: nobody set it. The server
 * stores an old name of a zone as its present one.
 */
export const languageAndZone = z.object({
  language: languageCode.nullable(),
  timeZone: z.string().trim().min(1).max(textLimits.textMax).nullable(),
});
export type LanguageAndZone = z.output<typeof languageAndZone>;

/** The two among the fields of a call; absent, they change nothing. */
export const languageAndZoneFields = languageAndZone.partial().shape;
