import { z } from 'zod';
import { companyLimits } from '#contract/company/limits';
import type { ScimCall } from './call.ts';
import type { Page } from './people/people.queries.ts';
import type { Selection } from './representation.ts';
import { invalidValue, notFound } from './scimError.ts';

export interface ScimRequest {
  body: unknown;
  query: Record<string, unknown>;
  /** Of the path; empty without one. */
  id: string;
  /** Address of the SCIM server. */
  base: string;
}

export interface ScimReply {
  status?: number;
  body?: object;
  location?: string;
}

/** One call of the SCIM server. `url` is below its address. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  mode: 'read' | 'write';
  answer(call: ScimCall, request: ScimRequest): Promise<ScimReply>;
}

const { pageSize, mostPerPage } = companyLimits.scim;
/** RFC 7644, section 3.4.2.4: a number that is too small counts as the smallest, one that is too large as the largest. */
const whole = z.coerce.number().int().catch(Number.NaN);

export function readPage({ filter, startIndex, count }: ScimRequest['query']): Page {
  if (filter !== undefined && typeof filter !== 'string') throw invalidValue('filter must be given once');
  const [first, most] = [startIndex ?? 1, count ?? pageSize].map((value) => whole.parse(value));
  if (first === undefined || most === undefined || Number.isNaN(first) || Number.isNaN(most))
    throw invalidValue('startIndex and count must be whole numbers');
  return {
    filter: filter || undefined,
    startIndex: Math.min(Math.max(first, 1), 1_000_000_000),
    count: Math.min(Math.max(most, 0), mostPerPage),
  };
}

const namesIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value.join(',') : typeof value === 'string' ? value : '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

export const readSelection = ({ attributes, excludedAttributes }: ScimRequest['query']): Selection => ({
  only: namesIn(attributes),
  without: namesIn(excludedAttributes),
});

/** An id of ours. Anything else is nobody. */
export function readId(id: string): string {
  const read = z.uuid().safeParse(id);
  if (!read.success) throw notFound();
  return read.data.toLowerCase();
}
