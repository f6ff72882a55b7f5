import { z } from 'zod';
import { many } from './endpoint.ts';

type Choices = Record<string, z.ZodType>;
type InQuery<C extends Choices> = { [Name in keyof C]: ReturnType<typeof many<C[Name]>> };
type InBody<C extends Choices> = { [Name in keyof C]: z.ZodOptional<z.ZodArray<C[Name]>> };

const mapped = (choices: Choices, write: (choice: z.ZodType) => z.ZodType) =>
  Object.fromEntries(Object.entries(choices).map(([name, choice]) => [name, write(choice)]));

/**
 * The filters of a list, declared once as one of their values each: as parameters of a query, which may be repeated, and as lists of a
 * body with at most so many values.
 */
export const filtersOf = <const C extends Choices>(choices: C, most: number): { inQuery: InQuery<C>; inBody: InBody<C> } => ({
  inQuery: mapped(choices, many) as InQuery<C>,
  inBody: mapped(choices, (choice) => z.array(choice).max(most).optional()) as InBody<C>,
});
