import { z } from 'zod';
import { listLimits } from './limits.ts';

const json = <T extends z.ZodType>(schema: T) =>
  z
    .string()
    .max(4000)
    .transform((value, context) => {
      try {
        return JSON.parse(value) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: 'not JSON' });
        return z.NEVER;
      }
    })
    .pipe(schema);

/**
 * The query of a plain record list, as ra-data-simple-rest sends it: `sort=["name","ASC"]&range=[0,24]&filter={}`.
 * The reply is the array of records; `Content-Range: <resource> first-last/total` carries the total.
 */
export const simpleListQuery = <S extends string, F extends z.ZodRawShape>(sortable: readonly [S, ...S[]], filter: F) =>
  z.object({
    sort: json(z.tuple([z.enum(sortable), z.enum(['ASC', 'DESC'])])).optional(),
    range: json(
      z
        .tuple([z.number().int().min(0), z.number().int().min(0)])
        .refine(([from, to]) => to >= from && to - from < listLimits.maxLookupSize, 'range too wide'),
    ).optional(),
    filter: json(z.strictObject(filter).partial()).optional(),
  });
