import { z } from 'zod';
import { jsonExcess } from '../kit/jsonExcess.ts';

/** Base of the calls of this area, and of its calls about one company. */
export const exerciseBase = '/phishing-exercise/api/v1';
export const exerciseCompany = `${exerciseBase}/company/{companyId}` as const;

/** Deeper and more than anything that is meant: each level of a design is two of JSON. */
const most = { depth: 200, nodes: 200_000 };

/** A part of multipart/form-data that carries JSON. */
export const jsonPart = <T extends z.ZodType>(schema: T) =>
  z
    .string()
    .transform((value, context): unknown => {
      try {
        const excess = jsonExcess(value, most);
        if (!excess) return JSON.parse(value);
        const message = excess === 'depth' ? 'This part is nested too deeply' : 'This part has too many values';
        context.addIssue({ code: 'custom', message });
      } catch {
        context.addIssue({ code: 'custom', message: 'This part is no JSON' });
      }
      return z.NEVER;
    })
    .pipe(schema);
