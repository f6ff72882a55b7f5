import type { z } from 'zod';
import type { FastifyRequest } from 'fastify';
import { id } from '#contract/kit';
import type { AnyEndpoint } from './handler.ts';
import { unstorablePlaces, unstorableText } from '../core/storableText.ts';
import { Refusal } from '../core/refusal.ts';

type Problem = { description: string; field: string };

/** One message a field, named as the caller wrote it. */
function problemsOf(error: z.ZodError, place: string): Problem[] {
  const byField = new Map<string, string>();
  for (const issue of error.issues) {
    const field = issue.path.map(String).join('.') || place;
    if (!byField.has(field)) byField.set(field, issue.message);
  }
  return [...byField].map(([field, description]) => ({ field, description }));
}

export interface Input {
  params: Record<string, string>;
  query: unknown;
  body: unknown;
  /** Companies that the body and the query name, also where the call knows no such field. */
  companies: string[];
}

const companyFields = ['companyId', 'company_id'] as const;

/** What a caller says of a company is never dropped: whoever names another one must not be served in their own. */
function companiesIn(value: unknown, problems: Problem[]): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const fields = value as Record<string, unknown>;
  return companyFields.flatMap((field) => {
    const given = fields[field] ?? null;
    if (given === null) return [];
    const parsed = id.safeParse(given);
    if (!parsed.success && !problems.some((problem) => problem.field === field))
      problems.push({ field, description: 'Invalid id' });
    return parsed.success ? [parsed.data] : [];
  });
}

/**
 * Reads path, query and body by the endpoint's schemas. Throws validation_failed naming every wrong field.
 * Every place of a path is the id of a record.
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
    // Only of what a schema let through, which is never deep.
    problems.push(...unstorablePlaces(parsed.data).map((field) => ({ field: field || place, description: unstorableText })));
    return parsed.data;
  };
  const params = Object.fromEntries(
    Object.entries(request.params as Record<string, string>).map(([name, value]) => {
      const parsed = id.safeParse(value);
      if (!parsed.success) problems.push({ field: name, description: 'Invalid id' });
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
 * The one company a call is about: named in the path, else in the body or the query, else (null) the caller's own.
 * Whoever names two is refused as with any company out of reach.
 */
export function companyInScope({ params, companies }: Pick<Input, 'params' | 'companies'>): string | null {
  const fromPath = params['companyId'];
  const named = [...(fromPath ? [fromPath] : []), ...companies];
  if (new Set(named).size > 1) throw new Refusal('company_not_accessible');
  return named[0] ?? null;
}
