import { z } from 'zod';
import { everyEndpoint } from './everyEndpoint.ts';

export interface Exchange {
  method: string;
  /** Path below the base. */
  path: string;
  query: URLSearchParams;
  body: unknown;
}

type AnyEndpoint = (typeof everyEndpoint)[number]['endpoint'];

const placesIn = (path: string) => path.split('{').length;
/** The longest literal path first: `/users/list` is not a user. */
const known = everyEndpoint
  .map(({ endpoint }) => ({ endpoint, pattern: new RegExp(`^${endpoint.path.replace(/\{\w+\}/g, '[^/]+')}$`) }))
  .sort((one, other) => placesIn(one.endpoint.path) - placesIn(other.endpoint.path));

const endpointOf = ({ method, path }: Exchange): AnyEndpoint | undefined =>
  known.find(({ endpoint, pattern }) => endpoint.method === method && pattern.test(path))?.endpoint;

const issuesOf = (error: z.ZodError) => error.issues.map(({ path, message }) => `${path.join('.') || '(whole)'}: ${message}`);

/** Paths that one value has and the other lacks: what a schema drops as unknown. */
function lostIn(given: unknown, kept: unknown, place = ''): string[] {
  if (typeof given !== 'object' || given === null || typeof kept !== 'object' || kept === null) return [];
  return Object.entries(given).flatMap(([name, value]) => {
    const at = place ? `${place}.${name}` : name;
    if (value === undefined) return [];
    return name in kept ? lostIn(value, (kept as Record<string, unknown>)[name], at) : [`${at}: the contract knows no such field`];
  });
}

const problemsOf = (schema: z.ZodType, value: unknown): string[] => {
  const parsed = z.safeDecode(schema, value as never);
  return parsed.success ? lostIn(value, parsed.data) : issuesOf(parsed.error);
};

/** Parses a query like the server: a single parameter is a text, a repeated one a list. */
const queryOf = (query: URLSearchParams) =>
  Object.fromEntries(
    [...new Set(query.keys())].map((name) => {
      const values = query.getAll(name);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );

/** What the server would refuse in a call of the page. */
export function misfitsOfCall(call: Exchange): string[] {
  const endpoint = endpointOf(call);
  if (!endpoint) return [`${call.method} ${call.path} is no call of the contract`];
  const query = endpoint.query?.safeParse(queryOf(call.query));
  const problems = [
    ...(query?.error ? issuesOf(query.error).map((problem) => `?${problem}`) : []),
    ...(endpoint.body ? problemsOf(endpoint.body, call.body ?? {}) : []),
  ];
  return problems.map((problem) => `${call.method} ${endpoint.path} is sent ${problem}`);
}

/** What the server would never send as a 2xx reply to this call. */
export function misfitsOfReply(call: Exchange, reply: unknown): string[] {
  const endpoint = endpointOf(call);
  if (!endpoint) return [];
  const sent: unknown = JSON.parse(JSON.stringify(reply));
  return problemsOf(endpoint.reply, sent).map((problem) => `${call.method} ${endpoint.path} answers ${problem}`);
}
