import type { z } from 'zod';
import type { FastifyRequest } from 'fastify';
import { id } from '#contract/kit';
import type { AnyEndpoint } from './implement.ts';
import { Refusal } from './refusal.ts';

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

/** Places of texts with the one character that the database cannot keep. Only of what a schema let through, which is never deep. */
function unkeepable(value: unknown, place: string): string[] {
  if (typeof value === 'string') return value.includes('\0') ? [place] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => unkeepable(part, place === '' ? name : `${place}.${name}`));
}

export interface Input {
  params: Record<string, string>;
  query: unknown;
  body: unknown;
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
    const fields = unkeepable(parsed.data, '');
    problems.push(...fields.map((field) => ({ field, description: 'A text must not contain a null character' })));
    return parsed.data;
  };
  const params = Object.fromEntries(
    Object.entries(request.params as Record<string, string>).map(([name, value]) => {
      const parsed = id.safeParse(value);
      if (!parsed.success) problems.push({ field: name, description: 'Invalid id' });
      return [name, parsed.data ?? value];
    }),
  );
  const input = {
    params,
    query: read(endpoint.query, request.query, 'query'),
    body: read(endpoint.body, request.body ?? {}, 'body'),
  };
  if (problems.length > 0) throw new Refusal('validation_failed', { details: problems });
  return input;
}

const companyFields = ['companyId', 'company_id'] as const;

/**
 * The one company a call is about: named in the path, else in the body, else (null) the caller's own.
 * A body that names another company than the path is refused like any company out of reach.
 */
export function companyInScope({ params, body }: Input): string | null {
  const fromPath = params['companyId'];
  const fields = (body ?? {}) as Record<string, unknown>;
  const fromBody = companyFields.map((name) => fields[name]).filter((value): value is string => typeof value === 'string');
  const named = [...(fromPath ? [fromPath] : []), ...fromBody.map((value) => value.toLowerCase())];
  if (new Set(named).size > 1) throw new Refusal('company_not_accessible');
  return named[0] ?? null;
}
