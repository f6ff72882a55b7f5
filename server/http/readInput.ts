import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { email, id } from '#contract/kit/endpoint';
import { bodyLimits, textLimits } from '#contract/kit/limits';
import { monthPattern } from '#contract/monthly/states';
import { Refusal } from '../core/refusal.ts';
import { unstorablePlaces, unstorableText } from '../core/storableText.ts';
import type { AnyEndpoint } from './handler.ts';

const token = { schema: z.string().min(1).max(textLimits.textMax), problem: 'Invalid token' };
/** Path parameters by name; all others are record ids. */
const places: Record<string, { schema: z.ZodType<string>; problem: string }> = {
  email: { schema: email, problem: 'Invalid email format' },
  /** A host name, also one without an owner, such as localhost. */
  domain: {
    schema: z
      .string()
      .trim()
      .toLowerCase()
      .regex(/^[a-z0-9.:[\]-]{1,253}$/),
    problem: 'Invalid host name',
  },
  month: { schema: z.string().regex(monthPattern), problem: 'Invalid month' },
  token,
  verificationToken: token,
};
const recordId = { schema: id, problem: 'Invalid id' };

type Problem = { description: string; field: string };

/** One message per field, under the name the caller used; of a hundred fields at most. */
function problemsOf(error: z.ZodError, place: string): Problem[] {
  const byField = new Map<string, string>();
  for (const issue of error.issues) {
    const field = issue.path.map(String).join('.') || place;
    if (!byField.has(field)) byField.set(field, issue.message);
    if (byField.size === bodyLimits.problems) break;
  }
  return [...byField].map(([field, description]) => ({ field, description }));
}

export interface Input {
  params: Record<string, string>;
  query: unknown;
  body: unknown;
  /** Companies named in body and query, even if the endpoint has no such field. */
  companies: string[];
}

const companyFields = ['companyId', 'company_id'] as const;

/** Company ids in unknown fields are not ignored: a call that names another company must not be served in the caller's own. */
function companiesIn(value: unknown, problems: Problem[]): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const fields = value as Record<string, unknown>;
  return companyFields.flatMap((field) => {
    const companyId = fields[field] ?? null;
    if (companyId === null) return [];
    const parsed = id.safeParse(companyId);
    if (!parsed.success && !problems.some((problem) => problem.field === field))
      problems.push({ field, description: 'Invalid id' });
    return parsed.success ? [parsed.data] : [];
  });
}

/**
 * Parses path, query and body with the endpoint's schemas. Refuses with validation_failed naming every wrong field. Path
 * parameters are record ids, unless `places` has them.
 */
export function readInput(endpoint: AnyEndpoint, request: FastifyRequest): Input {
  const problems: Problem[] = [];
  const read = (schema: z.ZodType | undefined, value: unknown, place: string): unknown => {
    if (!schema) return undefined;
    const parsed = schema.safeParse(value);
    if (!parsed.success) {
      problems.push(...problemsOf(parsed.error, place));
      return undefined;
    }
    // A body whose raw text has no such character (`isStorable`) needs no search.
    if (place !== 'body' || !request.isStorable)
      problems.push(...unstorablePlaces(parsed.data).map((field) => ({ field: field || place, description: unstorableText })));
    return parsed.data;
  };
  const params = Object.fromEntries(
    Object.entries(request.params as Record<string, string>).map(([name, value]) => {
      const { schema, problem } = places[name] ?? recordId;
      const parsed = schema.safeParse(value);
      if (!parsed.success) problems.push({ field: name, description: problem });
      return [name, parsed.data ?? value];
    }),
  );
  const query = read(endpoint.query, request.query, 'query');
  const body = read(endpoint.body, request.body ?? {}, 'body');
  const companies = [...companiesIn(request.body, problems), ...companiesIn(request.query, problems)];
  if (problems.length > 0) throw new Refusal('validation_failed', { details: problems });
  return { params, query, body, companies };
}

/**
 * The company of a call: from the path, else from body or query, else null for the caller's own. Refuses a call that names two
 * companies with company_not_accessible.
 */
export function companyInScope({ params, companies }: Pick<Input, 'params' | 'companies'>): string | null {
  const fromPath = params['companyId'];
  const named = [...(fromPath ? [fromPath] : []), ...companies];
  if (new Set(named).size > 1) throw new Refusal('company_not_accessible');
  return named[0] ?? null;
}
