import { z } from 'zod';

/** Base of the calls of this area, and of those that belong to one company. */
export const exerciseBase = '/phishing-exercise/api/v1';
export const exerciseCompany = `${exerciseBase}/company/{companyId}` as const;

/** Replies of this area carry their payload in `data`. */
export const wrapped = <T extends z.ZodType>(data: T) => z.object({ data });

export const pageInfo = z.object({ number: z.number().int(), size: z.number().int(), totalCount: z.number().int() });

/** A page of rows in an envelope. */
export const pageOf = <T extends z.ZodType>(item: T) => wrapped(z.object({ items: z.array(item), pageInfo }));

/** Deeper than anything that is meant; what goes through nested values counts on it. */
const deepest = 200;
const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' && value !== null && (levels === 0 || Object.values(value).some((part) => isDeeper(part, levels - 1)));

/** A part of multipart/form-data that carries JSON. */
export const jsonPart = <T extends z.ZodType>(schema: T) =>
  z
    .string()
    .transform((value, context): unknown => {
      try {
        const parsed: unknown = JSON.parse(value);
        if (!isDeeper(parsed, deepest)) return parsed;
        context.addIssue({ code: 'custom', message: 'This part is nested too deeply' });
      } catch {
        context.addIssue({ code: 'custom', message: 'This part is no JSON' });
      }
      return z.NEVER;
    })
    .pipe(schema);
