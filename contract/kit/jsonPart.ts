import { z } from 'zod';
import { jsonExcess } from './jsonExcess.ts';

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
